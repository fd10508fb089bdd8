import { Form } from "react-router";
import { pageMeta } from "#layout/head/meta.ts";
import { peerOf } from "#outside/allowance.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/leave.page.ts";
import { findByKey, leave } from "#newsletter/manage.server.ts";

export const handle = { auth: "open", name: "newsletter-leave" };
const say = newsletter.manage;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.leave, path: "/nieuwsbrief/afmelden", noindex: true });

const keyOf = (url: URL) => (url.searchParams.get("k") ?? "").slice(0, 200);

export async function loader({ url, context }: Route.LoaderArgs) {
  return { state: (await findByKey(shopOf(context), keyOf(url)))?.state };
}

/** RFC 8058: mail services post here from anywhere, without cookies; the key alone says whose letter it is. */
export async function action({ request, url, context }: Route.ActionArgs) {
  await leave(shopOf(context), keyOf(url), peerOf(request));
  return null;
}

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
