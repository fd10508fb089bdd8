import { Form } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/leave.page.ts";
import { findByKey } from "#newsletter/manage.server.ts";
import { leaveDeed } from "#newsletter/newsletter-deeds.server.ts";

export const handle = { auth: "open", name: "newsletter-leave" };
const say = newsletter.manage;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.leave, path: "/nieuwsbrief/afmelden", noindex: true });

const keyOf = (url: URL) => (url.searchParams.get("k") ?? "").slice(0, 200);

export async function loader({ url, context }: Route.LoaderArgs) {
  return { state: (await findByKey(shopOf(context), keyOf(url)))?.state };
}

export const action = acts(does(leaveDeed, { query: ["k"] }));

export default function Leave({ loaderData: { state } }: Route.ComponentProps) {
  const [title, text] =
    state === undefined
      ? [say.unknown, say.unknownText]
      : state === "left"
        ? [say.left, say.leftText]
        : [say.leave, say.leaveText];
  return (
    <main id="inhoud" className="wrap section stack">
      <PageStyle name="newsletter" />
      <h1>{title}</h1>
      <p className="lead" role="status">
        {text}
      </p>
      {state === undefined || state === "left" ? (
        <Link className={buttonClass({ kind: "lijn" })} to="/nieuwsbrief">
          {newsletter.submit}
        </Link>
      ) : (
        <Form method="post">
          <Button type="submit">{say.leaveSubmit}</Button>
        </Form>
      )}
    </main>
  );
}
