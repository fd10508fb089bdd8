import { redirect } from "react-router";
import { backAgain, enterByPassword } from "#account/enter-deeds.server.ts";
import { REDIRECT_COOKIE } from "#account/gate.server.ts";
import { Access } from "#accounts/access.tsx";
import { LoginError } from "#accounts/auth/auth.ts";
import { browserAuth } from "#accounts/auth/browser-auth.ts";
import { decideRedirect } from "#accounts/auth/redirect.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { askLink } from "#accounts/password/password-deeds.server.ts";
import { RegisterPanel } from "#accounts/register/register-panel.tsx";
import { readCookie } from "#accounts/session/cookies.server.ts";
import { LoginPanel } from "#accounts/session/login-panel.tsx";
import { markersChanged } from "#layout/head/markers.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { useFollowLogin } from "#layout/navigation/follow-login.ts";
import type { Told } from "#outside/deed/told.ts";
import { accounts } from "#texts/account/accounts.ts";
import { faults } from "#texts/first.ts";
import { noAnswer } from "#ui/loading/no-answer.ts";
import { toast } from "#ui/toast/toast.ts";
import type { Route } from "./+types/login.page.ts";

export const handle = { auth: "guest", name: "login" };

export function loader({ request, url }: Route.LoaderArgs) {
  const wanted = readCookie(request, REDIRECT_COOKIE);
  return {
    note: url.searchParams.has("nieuw") ? accounts.login.reset : wanted ? accounts.login.remembered : undefined,
  };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: accounts.login.meta, path: "/login", noindex: true });

/** Without scripts; with them the browser's own auth state does it (see clientAction). */
export const action = acts(does(enterByPassword, backAgain()), does(askLink));

/** R55, R77, R78: cookie, pair, user; then to the remembered page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (form.get("deed") !== "account.login") return serverAction();
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
function explain(error: unknown, email: string): Told {
  const told = { deed: "account.login", values: { email } };
  if (!(error instanceof LoginError)) return { ...told, problem: `${accounts.login.failed} ${noAnswer(faults.again)}` };
  const { message, reason, errors } = (error.body ?? {}) as Partial<Record<"message" | "reason", string>> &
    Pick<Told, "errors">;
  if (error.statusCode === 429) {
    if (message) toast(message, { kind: "error" });
    return told;
  }
  if (error.statusCode !== 422)
    return { ...told, problem: `${accounts.login.failed} ${faults.broken} ${faults.again}` };
  return { ...told, problem: message ?? "", ...(reason && { reason }), ...(errors && { errors }) };
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "").slice(0, 1000);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  useFollowLogin("guest");
  return (
    <Access title={accounts.login.title}>
      <LoginPanel told={actionData as Told | undefined} note={loaderData.note} />
      <RegisterPanel />
    </Access>
  );
}
