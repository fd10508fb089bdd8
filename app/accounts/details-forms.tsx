import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FormSpec } from "#kit/form/form.ts";
import { account } from "#texts/account/account.ts";
import { accounts } from "#texts/account/accounts.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { emailForm, nameForm, passwordForm } from "./forms.ts";
import { PasswordField } from "./password/password-field.tsx";

const say = account.details;

export type DetailsTold = {
  intent: string;
  done?: string;
  refused?: string;
  errors?: Record<string, string[]>;
};
type Props = { told?: DetailsTold | undefined; user: { email: string; firstName: string; lastName: string } };

function Part({
  title,
  intent,
  told,
  children,
}: {
  title: string;
  intent: string;
  told: DetailsTold | undefined;
  children: ReactNode;
}) {
  const ref = useRef<HTMLElement>(null);
  const mine = told?.intent === intent ? told : undefined;
  useEffect(() => {
    if (mine?.done || mine?.refused) ref.current?.scrollIntoView({ block: "nearest" });
  }, [mine]);
  return (
    <section className="paneel stack" ref={ref} aria-label={title}>
      <h2 className="kop-3">{title}</h2>
      <div role="status">{mine?.done && <Message>{mine.done}</Message>}</div>
      {mine?.refused && <Message tone="fout">{mine.refused}</Message>}
      {children}
    </section>
  );
}

function useDetails(spec: FormSpec, intent: string, told: DetailsTold | undefined, values: Record<string, string>) {
  const made = useForm(spec, { values, errors: told?.intent === intent ? told.errors : undefined });
  const going = useNavigation();
  return { ...made, busy: going.state !== "idle" && going.formData?.get("intent") === intent };
}

export function NameForm({ told, user }: Props) {
  const { field, onSubmit, busy } = useDetails(nameForm, "name", told, user);
  return (
    <Part title={say.name} intent="name" told={told}>
      <Form method="post" noValidate className="stack" onSubmit={onSubmit}>
        <div className="velden">
          <TextField {...field("firstName")} span={3} autoComplete="given-name" maxLength={60} />
          <TextField {...field("lastName")} span={3} autoComplete="family-name" maxLength={60} />
        </div>
        <Button type="submit" name="intent" value="name" busy={busy}>
          {say.saveName}
        </Button>
      </Form>
    </Part>
  );
}

export function EmailForm({ told, user }: Props) {
  const { field, onSubmit, busy } = useDetails(emailForm, "email", told, {});
  return (
    <Part title={say.email} intent="email" told={told}>
      <p>{say.emailNow(user.email)}</p>
      <Form method="post" noValidate className="stack" onSubmit={onSubmit}>
        <TextField {...field("email")} label={say.newEmail} type="email" autoComplete="email" maxLength={254} />
        <Button type="submit" kind="lijn" name="intent" value="email" busy={busy}>
          {say.changeEmail}
        </Button>
      </Form>
    </Part>
  );
}

export function PasswordForm({ told, user }: Props) {
  const { field, onSubmit, busy } = useDetails(passwordForm, "password", told, {});
  return (
    <Part title={say.password} intent="password" told={told}>
      <Form method="post" noValidate className="stack" onSubmit={onSubmit} key={told?.done}>
        <input type="hidden" name="username" value={user.email} autoComplete="username" />
        <PasswordField {...field("current")} label={say.current} autoComplete="current-password" maxLength={200} />
        <PasswordField
          {...field("password")}
          label={say.newPassword}
          autoComplete="new-password"
          maxLength={200}
          help={accounts.strength.help}
          ownWords={[user.email, user.firstName, user.lastName]}
        />
        <Button type="submit" kind="lijn" name="intent" value="password" busy={busy}>
          {say.changePassword}
        </Button>
      </Form>
    </Part>
  );
}

export function DeleteForm({ told }: { told?: DetailsTold | undefined }) {
  const errors = told?.intent === "delete" ? told.errors?.confirm : undefined;
  return (
    <Part title={say.deleteTitle} intent="delete" told={told}>
      <p>{say.deleteText}</p>
      <Form method="post" noValidate className="stack">
        <TextField
          label={say.deleteConfirm}
          name="confirm"
          type="email"
          autoComplete="off"
          errors={errors}
          maxLength={254}
        />
        <Button type="submit" kind="lijn" name="intent" value="delete">
          {say.delete}
        </Button>
      </Form>
    </Part>
  );
}
