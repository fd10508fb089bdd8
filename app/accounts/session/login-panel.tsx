import { type ReactNode, Suspense } from "react";
import { Form, useNavigation } from "react-router";
import type { Told } from "#outside/deed/told.ts";
import { accounts } from "#texts/account/accounts.ts";
import { person } from "#texts/account/person.ts";
import { Button } from "#ui/button.tsx";
import { Choice, TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { part } from "#ui/loading/part.tsx";
import { loginForm } from "../forms.ts";
import { PasswordField } from "../password/password-field.tsx";

const PasskeyLogin = part(() => import("../passkeys/passkey-login.tsx"));

const say = accounts.login;

/** R6: the pair, a mailed link, or a passkey. */
export function LoginPanel({ told, note }: { told?: Told | undefined; note?: ReactNode }) {
  // A pair that does not fit is said above the form: neither field alone is wrong.
  const errors = told?.reason === "wrong-pair" ? undefined : told?.errors;
  const { field, onSubmit } = useForm(loginForm, { values: told?.values, errors });
  const going = useNavigation();
  const sent = going.state !== "idle" && going.formAction === "/login" ? going.formData?.get("deed") : undefined;
  const ready = useInBrowser() && typeof PublicKeyCredential !== "undefined";
  return (
    <section className="paneel stack" aria-labelledby="inloggen">
      <h2 className="kop-3" id="inloggen">
        {say.heading}
      </h2>
      <Above told={told} note={note} />
      <Form
        method="post"
        action="/login"
        noValidate
        className="stack"
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          // The link needs only the address; the server says so when it is missing.
          if ((submitter as HTMLButtonElement | null)?.value !== "account.link") onSubmit(event);
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
          <Choice name="remember" value="ja" defaultChecked label={person.fields.remember} />
          <Link className="klein" to="/wachtwoord-vergeten">
            {say.forgot}
          </Link>
        </div>
        <Button type="submit" name="deed" value="account.login" size="xl" wide busy={sent === "account.login"}>
          {say.submit}
        </Button>
        <Button
          type="submit"
          name="deed"
          value="account.link"
          kind="lijn"
          wide
          busy={sent === "account.link"}
          formNoValidate
        >
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

function Above({ told, note }: { told: Told | undefined; note?: ReactNode }) {
  if (told?.reason === "wrong-pair")
    return (
      <Message tone="fout">
        {say.wrongPair} <Link to="/wachtwoord-vergeten">{say.wrongPairLink}</Link>.
      </Message>
    );
  if (told?.done) return <Message>{told.done}</Message>;
  if (told?.problem && Object.keys(told.errors ?? {}).length === 0)
    return <Message tone="fout">{told.problem}</Message>;
  return note ? <Message>{note}</Message> : null;
}
