import { data } from "react-router";
import { findErrors } from "#kit/form/form.ts";
import { useFollowLogin } from "#layout/navigation/follow-login.ts";
import { letIn } from "#account/let-in.server.ts";
import { markersChanged } from "#layout/head/markers.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/register.page.ts";
import { Access } from "#accounts/access.tsx";
import { findPasswordFault } from "#accounts/password/check-password.server.ts";
import { requireOwnForm } from "#accounts/session/csrf.server.ts";
import { registerForm } from "#accounts/forms.ts";
import { RegisterPanel } from "#accounts/register-panel.tsx";
import { register } from "#accounts/register.server.ts";

export const handle = { auth: "guest", name: "register" };

export const loader = () => null;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: accounts.register.title, path: "/register", noindex: true });

type Told = { values: Record<string, string>; errors?: Record<string, string[]>; wait?: number };

export async function action({ request, context }: Route.ActionArgs) {
  requireOwnForm(request);
  const shop = shopOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 1000);
  const { password, ...values } = {
    email: text("email").trim(),
    firstName: text("firstName").trim(),
    lastName: text("lastName").trim(),
    password: text("password"),
  };
  const told = (more: Omit<Told, "values">, status: number) => data<Told>({ values, ...more }, { status });
  const errors = findErrors(registerForm, { ...values, password });
  if (!errors.password) {
    const fault = findPasswordFault(password, Object.values(values));
    if (fault) errors.password = [fault];
  }
  if (Object.keys(errors).length) return told({ errors }, 422);
  const result = await register(shop, request, { ...values, password });
  if (!result.ok)
    return result.reason === "too-many"
      ? told({ wait: result.wait }, 429)
      : told({ errors: { email: [accounts.register.known] } }, 422);
  return letIn(shop, request, result, "/account?welkom", { newsletter: form.has("newsletter") });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } finally {
    markersChanged();
  }
}

export default function Register({ actionData }: Route.ComponentProps) {
  useFollowLogin();
  const told = actionData as Told | undefined;
  return (
    <Access title={accounts.register.title}>
      <RegisterPanel
        values={told?.values}
        errors={told?.errors}
        message={told?.wait && <Message tone="fout">{accounts.tooMany(Math.ceil(told.wait / 60))}</Message>}
      />
      <section className="paneel stack">
        <h2 className="kop-3">{accounts.register.already}</h2>
        <Link className={buttonClass({ kind: "lijn" })} to="/login">
          {accounts.register.toLogin}
        </Link>
      </section>
    </Access>
  );
}
