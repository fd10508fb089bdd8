import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FormSpec } from "#kit/form/form.ts";
import type { Told } from "#outside/deed/told.ts";
import { details as say } from "#texts/account/details.ts";
import { person } from "#texts/account/person.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Message } from "#ui/message.tsx";
import { emailForm, passwordForm } from "../forms.ts";
import { nameForm } from "../name-form.ts";
import { PasswordField } from "../password/password-field.tsx";

type Props = {
  told?: Told | undefined;
  user: { email: string; firstName: string; lastName: string };
  /** A passkey said a moment ago who sits here: the password is not asked again. */
  proved: boolean;
};

export function Part({
  title,
  deed,
  told,
  children,
}: {
  title: string;
  deed: string;
  told: Told | undefined;
  children: ReactNode;
}) {
  const ref = useRef<HTMLElement>(null);
  const mine = told?.deed === deed ? told : undefined;
  const problem = Object.keys(mine?.errors ?? {}).length === 0 && mine?.problem;
  useEffect(() => {
    if (mine) ref.current?.scrollIntoView({ block: "nearest" });
  }, [mine]);
  return (
    <section className="paneel stack" ref={ref} aria-label={title}>
      <h2 className="kop-3">{title}</h2>
      <div role="status">{mine?.done && <Message>{mine.done}</Message>}</div>
      {problem && <Message tone="fout">{problem}</Message>}
      {children}
    </section>
  );
}

/** The password that is asked again before something that decides who gets in. */
export function CurrentPassword({ proved, errors }: { proved: boolean; errors?: string[] | undefined }) {
  if (proved) return <p className="klein soft">{say.proved}</p>;
  return (
    <PasswordField label={say.current} name="current" autoComplete="current-password" maxLength={200} errors={errors} />
  );
}

function useDetails(spec: FormSpec, deed: string, told: Told | undefined, values: Record<string, string>) {
  const mine = told?.deed === deed ? told : undefined;
  const made = useForm(spec, { values: mine?.done ? values : { ...values, ...mine?.values }, errors: mine?.errors });
  const going = useNavigation();
  return { ...made, mine, busy: going.state !== "idle" && going.formData?.get("deed") === deed };
}

export function NameForm({ told, user }: Omit<Props, "proved">) {
  const deed = "account.name";
  const { field, onSubmit, busy } = useDetails(nameForm, deed, told, user);
  return (
    <Part title={say.name} deed={deed} told={told}>
      <Form method="post" noValidate className="stack" onSubmit={onSubmit}>
        <div className="velden">
          <TextField {...field("firstName")} span={3} autoComplete="given-name" maxLength={60} />
          <TextField {...field("lastName")} span={3} autoComplete="family-name" maxLength={60} />
        </div>
        <Button type="submit" name="deed" value={deed} busy={busy}>
          {say.saveName}
        </Button>
      </Form>
    </Part>
  );
}

export function EmailForm({ told, user, proved }: Props) {
  const deed = "account.email";
  const { field, onSubmit, busy, mine } = useDetails(emailForm, deed, told, {});
  return (
    <Part title={say.email} deed={deed} told={told}>
      <p>{say.emailNow(user.email)}</p>
      <Form method="post" noValidate className="stack" onSubmit={onSubmit} key={mine?.done}>
        <TextField {...field("email")} label={say.newEmail} type="email" autoComplete="email" maxLength={254} />
        <CurrentPassword proved={proved} errors={mine?.errors?.current} />
        <Button type="submit" kind="lijn" name="deed" value={deed} busy={busy}>
          {say.changeEmail}
        </Button>
      </Form>
    </Part>
  );
}

export function PasswordForm({ told, user, proved }: Props) {
  const deed = "account.password";
  const { field, onSubmit, busy, mine } = useDetails(passwordForm, deed, told, {});
  return (
    <Part title={say.password} deed={deed} told={told}>
      <Form method="post" noValidate className="stack" onSubmit={onSubmit} key={mine?.done}>
        <input type="hidden" value={user.email} autoComplete="username" />
        <CurrentPassword proved={proved} errors={mine?.errors?.current} />
        <PasswordField
          {...field("password")}
          label={say.newPassword}
          autoComplete="new-password"
          maxLength={200}
          help={person.strength.help}
          ownWords={[user.email, user.firstName, user.lastName]}
        />
        <Button type="submit" kind="lijn" name="deed" value={deed} busy={busy}>
          {say.changePassword}
        </Button>
      </Form>
    </Part>
  );
}

export function DeleteForm({ told, proved }: Omit<Props, "user">) {
  const deed = "account.delete";
  const mine = told?.deed === deed ? told : undefined;
  return (
    <Part title={say.deleteTitle} deed={deed} told={told}>
      <p>{say.deleteText}</p>
      <Form method="post" noValidate className="stack">
        <TextField
          label={say.deleteConfirm}
          name="confirm"
          type="email"
          autoComplete="off"
          defaultValue={mine?.values?.confirm}
          errors={mine?.errors?.confirm}
          maxLength={254}
        />
        <CurrentPassword proved={proved} errors={mine?.errors?.current} />
        <Button type="submit" kind="lijn" name="deed" value={deed}>
          {say.delete}
        </Button>
      </Form>
    </Part>
  );
}
