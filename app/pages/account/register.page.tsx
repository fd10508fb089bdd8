import { Access } from "#accounts/access.tsx";
import { acts, does } from "#accounts/door/acts.server.ts";
import { registerAccount } from "#accounts/register/register-deed.server.ts";
import { RegisterPanel } from "#accounts/register/register-panel.tsx";
import { pageMeta } from "#layout/head/meta.ts";
import { useFollowLogin } from "#layout/navigation/follow-login.ts";
import { accounts } from "#texts/account/accounts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/register.page.ts";

const say = accounts.register;

export const handle = { auth: "guest", name: "register" };

export const loader = () => null;

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/register", noindex: true });

export const action = acts(does(registerAccount));

export default function Register({ actionData: told }: Route.ComponentProps) {
  useFollowLogin("guest");
  if (told?.done)
    return (
      <Access title={say.title}>
        <section className="paneel stack" role="status">
          <h2 className="kop-3">{say.sent}</h2>
          <p>{told.done}</p>
        </section>
      </Access>
    );
  const general = told?.problem && Object.keys(told.errors ?? {}).length === 0;
  return (
    <Access title={say.title}>
      <RegisterPanel
        values={told?.values}
        errors={told?.errors}
        message={general && <Message tone="fout">{told.problem}</Message>}
      />
      <section className="paneel stack">
        <h2 className="kop-3">{say.already}</h2>
        <Link className={buttonClass({ kind: "lijn" })} to="/login">
          {say.toLogin}
        </Link>
      </section>
    </Access>
  );
}
