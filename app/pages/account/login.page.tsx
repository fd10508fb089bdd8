import { data, redirect } from "react-router";
import { findErrors } from "#kit/form/form.ts";
import { letIn } from "#account/let-in.server.ts";
import { markersChanged } from "#layout/head/markers.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { useFollowLogin } from "#layout/navigation/follow-login.ts";
import { shopOf } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { toast } from "#ui/toast/toast.ts";
import type { Route } from "./+types/login.page.ts";
import { Access } from "#accounts/access.tsx";
import { LoginError } from "#accounts/auth/auth.ts";
import { browserAuth } from "#accounts/auth/browser-auth.ts";
import { decideRedirect } from "#accounts/auth/redirect.ts";
import { readCookie } from "#accounts/session/cookies.server.ts";
import { requireOwnForm } from "#accounts/session/csrf.server.ts";
import { emailForm, loginForm } from "#accounts/forms.ts";
import { LoginPanel, type LoginTold } from "#accounts/session/login-panel.tsx";
import { login } from "#accounts/session/login.server.ts";
import { askMail } from "#accounts/password/recover.server.ts";
import { RegisterPanel } from "#accounts/register-panel.tsx";

export const handle = { auth: "guest", name: "login" };

export function loader({ request, url }: Route.LoaderArgs) {
  const wanted = readCookie(request, "auth.redirect");
  return {
    note: url.searchParams.has("nieuw") ? accounts.login.reset : wanted ? accounts.login.remembered : undefined,
  };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: accounts.login.meta, path: "/login", noindex: true });

/** Without scripts; with them the browser's own auth state does it (see clientAction). */
export async function action({ request, context }: Route.ActionArgs) {
  requireOwnForm(request);
  const shop = shopOf(context);
  const form = await request.formData();
  const values = { email: textOf(form, "email").trim(), password: textOf(form, "password") };
  const told = (more: LoginTold, status: number) => data({ values: { email: values.email }, ...more }, { status });
  if (form.get("intent") === "link") {
    const errors = findErrors(emailForm, values);
    if (errors.email) return told({ errors }, 422);
    const wait = await askMail(shop, request, "link", values.email);
    return wait > 0 ? told({ wait }, 429) : told({ linkSent: true }, 202);
  }
  const errors = findErrors(loginForm, values);
  if (Object.keys(errors).length) return told({ errors }, 422);
  const result = await login(shop, request, { ...values, remember: form.has("remember") });
  if (result.ok) return letIn(shop, request, result);
  return result.reason === "too-many" ? told({ wait: result.wait }, 429) : told({ wrongPair: true }, 422);
}

/** R55, R77, R78: cookie, pair, user; then to the remembered page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (form.get("intent") === "link") return serverAction();
  const { auth, storage } = browserAuth();
  const [email, password] = [textOf(form, "email").trim(), textOf(form, "password")];
  try {
    await auth.login({ email, password, remember: form.has("remember") });
  } catch (error) {
    return explain(error, email);
  }
  const to = decideRedirect({ name: "home", from: "/login", storage }) ?? "/";
  markersChanged();
  return redirect(to);
}

/** D12: field errors beside their fields, and a toast that says how long to wait. */
function explain(error: unknown, email: string): LoginTold {
  const values = { email };
  if (!(error instanceof LoginError)) return { values, failed: true };
  const { message, errors } = (error.body ?? {}) as { message?: string; errors?: Record<string, string[]> };
  if (error.statusCode === 429) {
    if (message) toast(message, { kind: "error" });
    return { values };
  }
  if (error.statusCode !== 422) return { values, failed: true };
  return message === accounts.login.wrongPairPlain || !errors ? { values, wrongPair: true } : { values, errors };
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "").slice(0, 1000);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  useFollowLogin();
  return (
    <Access title={accounts.login.title}>
      <LoginPanel told={actionData as LoginTold | undefined} note={loaderData.note} />
      <RegisterPanel />
    </Access>
  );
}
