import { lazy, type ReactNode, Suspense } from "react";
import { Form, useNavigation } from "react-router";
import { accounts } from "#texts/account/accounts.ts";
import { Button } from "#ui/button.tsx";
import { Choice, TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { loginForm } from "../forms.ts";
import { PasswordField } from "../password/password-field.tsx";

const PasskeyLogin = lazy(() => import("../passkeys/passkey-login.tsx"));

export type LoginTold = {
  values?: Record<string, string>;
  errors?: Record<string, string[]>;
  wrongPair?: boolean;
  wait?: number;
  failed?: boolean;
  linkSent?: boolean;
};

const say = accounts.login;

/** R6: the pair, a mailed link, or a passkey. */
export function LoginPanel({ told = {}, note }: { told?: LoginTold | undefined; note?: ReactNode }) {
  const { field, onSubmit } = useForm(loginForm, { values: told.values, errors: told.errors });
  const going = useNavigation();
  const intent = going.state !== "idle" && going.formAction === "/login" ? going.formData?.get("intent") : undefined;
  const ready = useInBrowser() && typeof PublicKeyCredential !== "undefined";
  return (
    <section className="paneel stack" aria-labelledby="inloggen">
      <h2 className="kop-3" id="inloggen">
        {say.heading}
      </h2>
      <Told told={told} note={note} />
      <Form
        method="post"
        action="/login"
        noValidate
        className="stack"
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          // The link needs only the address; the server says so when it is missing.
          if ((submitter as HTMLButtonElement | null)?.value !== "link") onSubmit(event);
        }}
      >
        <TextField
          {...field("email")}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          maxLength={254}
        />
        <PasswordField {...field("password")} autoComplete="current-password" maxLength={200} />
        <div className="spread midden">
          <Choice name="remember" value="ja" defaultChecked label={accounts.fields.remember} />
          <Link className="klein" to="/wachtwoord-vergeten">
            {say.forgot}
          </Link>
        </div>
        <Button type="submit" name="intent" value="login" size="xl" wide busy={intent === "login"}>
          {say.submit}
        </Button>
        <Button type="submit" name="intent" value="link" kind="lijn" wide busy={intent === "link"} formNoValidate>
          <Icon name="mail" /> {say.link}
        </Button>
        {ready && (
          <Suspense>
            <PasskeyLogin />
          </Suspense>
        )}
      </Form>
    </section>
  );
}

function Told({ told, note }: { told: LoginTold; note?: ReactNode }) {
  if (told.wrongPair)
    return (
      <Message tone="fout">
        {say.wrongPair} <Link to="/wachtwoord-vergeten">{say.wrongPairLink}</Link>.
      </Message>
    );
  if (told.wait) return <Message tone="fout">{accounts.tooMany(Math.ceil(told.wait / 60))}</Message>;
  if (told.failed) return <Message tone="fout">{say.failed}</Message>;
  if (told.linkSent) return <Message>{say.linkSent}</Message>;
  return note ? <Message>{note}</Message> : null;
}
