import { data, Form, redirect, useNavigation } from "react-router";
import { findErrors } from "#kit/form/form.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Route } from "./+types/reset.page.ts";
import { Access } from "#accounts/access.tsx";
import { findPasswordFault } from "#accounts/password/check-password.server.ts";
import { requireOwnForm } from "#accounts/session/csrf.server.ts";
import { resetForm } from "#accounts/forms.ts";
import { findMailToken } from "#accounts/mail-tokens.server.ts";
import { PasswordField } from "#accounts/password/password-field.tsx";
import { resetPassword } from "#accounts/password/recover.server.ts";

export const handle = { auth: "guest", name: "reset" };

const say = accounts.reset;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/wachtwoord-resetten", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const [token, email] = ["token", "email"].map((name) => (url.searchParams.get(name) ?? "").slice(0, 300));
  const good = Boolean(token) && (await findMailToken(shopOf(context), "reset", token ?? "")) !== undefined;
  return { token: token ?? "", email: email ?? "", good };
}

type Told = { errors?: Record<string, string[]>; expired?: boolean };

export async function action({ request, context }: Route.ActionArgs) {
  requireOwnForm(request);
  const shop = shopOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 1000);
  const given = { token: text("token"), email: text("email"), password: text("password") };
  const errors = findErrors(resetForm, given);
  const fault = errors.password ? undefined : findPasswordFault(given.password, [given.email]);
  if (fault) errors.password = [fault];
  if (errors.password) return data<Told>({ errors }, { status: 422 });
  if (!(await resetPassword(shop, given))) return data<Told>({ expired: true }, { status: 422 });
  return redirect("/login?nieuw");
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { field, onSubmit } = useForm(resetForm, { errors: actionData?.errors });
  const { state } = useNavigation();
  if (actionData?.expired || !loaderData.good)
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
          <p>{say.lead}</p>
          <input type="hidden" name="token" value={loaderData.token} />
          <input type="hidden" name="email" value={loaderData.email} autoComplete="username" />
          <PasswordField
            {...field("password")}
            autoComplete="new-password"
            maxLength={200}
            help={accounts.strength.help}
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
