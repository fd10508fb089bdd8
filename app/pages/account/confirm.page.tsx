import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/confirm.page.ts";
import { Access } from "#accounts/access.tsx";
import { changeEmail, confirmEmail } from "#accounts/confirm.server.ts";

export const handle = { auth: "open", name: "confirm" };

const say = accounts.confirm;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/account/bevestigen", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = (url.searchParams.get("token") ?? "").slice(0, 300);
  const isChange = url.searchParams.get("soort") === "adres";
  const done = await (isChange ? changeEmail : confirmEmail)(shopOf(context), token);
  return { result: done ? (isChange ? "changed" : "confirmed") : "expired" } as const;
}

export default function Confirm({ loaderData: { result } }: Route.ComponentProps) {
  const [title, text] =
    result === "expired"
      ? [say.expired, say.expiredText]
      : result === "changed"
        ? [say.changed, say.changedText]
        : [say.title, say.text];
  return (
    <Access title={title}>
      <section className="paneel stack">
        <p>{text}</p>
        <Link className={buttonClass({})} to="/account">
          {say.toAccount}
        </Link>
      </section>
    </Access>
  );
}
