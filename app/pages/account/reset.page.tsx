import { Form, useNavigation } from "react-router";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { person } from "#texts/account/person.ts";
import { waysIn } from "#texts/account/ways-in.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Route } from "./+types/reset.page.ts";
import { Access } from "#accounts/access.tsx";
import { REDIRECT_COOKIE } from "#account/gate.server.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { cookie } from "#accounts/session/cookies.server.ts";
import { resetForm } from "#accounts/forms.ts";
import { findMailToken } from "#accounts/mail-tokens.server.ts";
import { PasswordField } from "#accounts/password/password-field.tsx";
import { setPassword } from "#accounts/password/password-deeds.server.ts";

export const handle = { auth: "guest", name: "reset" };

const say = waysIn.reset;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/wachtwoord-resetten", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const [token, email] = ["token", "email"].map((name) => (url.searchParams.get(name) ?? "").slice(0, 300));
  const good = Boolean(token) && (await findMailToken(shopOf(context), "reset", token ?? "")) !== undefined;
  return { token: token ?? "", email: email ?? "", good };
}

/** R9: after logging in with the new password they see which passkeys still open the account. */
export const action = acts(
  does(setPassword, {
    to: "/login?nieuw",
    cookies: ({ url }) => [
      cookie(REDIRECT_COOKIE, "/account/gegevens", { httpOnly: false, secure: url.startsWith("https:") }),
    ],
  }),
);

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { field, onSubmit } = useForm(resetForm, { errors: actionData?.errors });
  const { state } = useNavigation();
  if (actionData?.reason === "expired" || !loaderData.good)
    return (
      <Access title={say.expired}>
        <section className="paneel stack">
          <p>{say.expiredText}</p>
          <Link className={buttonClass({})} to="/wachtwoord-vergeten">
            {say.again}
          </Link>
        </section>
      </Access>
    );
  return (
    <Access title={say.title}>
      <section className="paneel stack">
        <Form method="post" noValidate className="stack" onSubmit={onSubmit}>
          {actionData?.problem && !actionData.errors?.password && <Message tone="fout">{actionData.problem}</Message>}
          <p>{say.lead}</p>
          <input type="hidden" name="token" value={loaderData.token} />
          <input type="hidden" name="email" value={loaderData.email} autoComplete="username" />
          <PasswordField
            {...field("password")}
            autoComplete="new-password"
            maxLength={200}
            help={person.strength.help}
            ownWords={[loaderData.email]}
          />
          <Button type="submit" size="xl" wide busy={state !== "idle"}>
            {say.submit}
          </Button>
        </Form>
      </section>
    </Access>
  );
}
