import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { accounts } from "#texts/account/accounts.ts";
import { person } from "#texts/account/person.ts";
import { Button } from "#ui/button.tsx";
import { Choice, TextField } from "#ui/form/field.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { registerForm } from "../forms.ts";
import { PasswordField } from "../password/password-field.tsx";

const { register } = accounts;
const { fields } = person;

type Props = {
  values?: Record<string, string> | undefined;
  errors?: Record<string, string[]> | undefined;
  message?: ReactNode;
};

/** R7: the panel that makes an account; it posts to /register from wherever it stands. */
export function RegisterPanel({ values, errors, message }: Props) {
  const { form, field, onSubmit } = useForm(registerForm, { values, errors });
  const going = useNavigation();
  const busy = going.state !== "idle" && going.formAction === "/register";
  const about = [form.email?.value ?? "", form.firstName?.value ?? "", form.lastName?.value ?? ""];
  return (
    <section className="paneel paneel-linde stack" aria-labelledby="nieuw">
      <h2 className="kop-3" id="nieuw">
        {register.heading}
      </h2>
      <ul className="belofte">
        {register.promises.map(({ icon, strong, rest }) => (
          <li key={icon}>
            <Icon name={icon as IconName} />
            <span>
              <b>{strong}</b> {rest}
            </span>
          </li>
        ))}
      </ul>
      {message}
      <Form method="post" action="/register" noValidate className="stack" onSubmit={onSubmit}>
        <div className="velden">
          <TextField {...field("firstName")} autoComplete="given-name" span={3} maxLength={60} />
          <TextField {...field("lastName")} autoComplete="family-name" span={3} maxLength={60} />
        </div>
        <TextField {...field("email")} type="email" autoComplete="email" inputMode="email" maxLength={254} />
        <PasswordField
          {...field("password")}
          autoComplete="new-password"
          maxLength={200}
          help={person.strength.help}
          ownWords={about}
        />
        <Choice
          name="newsletter"
          value="ja"
          label={
            <span className="klein">
              {fields.newsletter} <span className="soft">{fields.optional}</span>
            </span>
          }
        />
        <Button type="submit" kind="actie" size="xl" wide busy={busy}>
          {register.submit}
        </Button>
      </Form>
      <p className="mini soft">
        {accounts.privacy} <Link to="/privacy">{accounts.privacyLink}</Link>.
      </p>
    </section>
  );
}
