import { Form } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/manage.page.ts";
import { ChoicesForm } from "#newsletter/choices-form.tsx";
import { findByKey } from "#newsletter/manage.server.ts";
import { chooseDeed, leaveDeed } from "#newsletter/newsletter-deeds.server.ts";

export const handle = { auth: "open", name: "newsletter-choices" };
const say = newsletter.manage;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/nieuwsbrief/voorkeuren", noindex: true });

const keyOf = (url: URL) => (url.searchParams.get("k") ?? "").slice(0, 200);

export async function loader({ url, context }: Route.LoaderArgs) {
  const key = keyOf(url);
  return { key, found: await findByKey(shopOf(context), key) };
}

export const action = acts(does(chooseDeed, { query: ["k"] }), does(leaveDeed, { query: ["k"] }));

export default function Manage({ loaderData: { key, found }, actionData }: Route.ComponentProps) {
  const gone = !found
    ? [say.unknown, say.unknownText]
    : found.state === "confirmed"
      ? undefined
      : [say.left, say.leftText];
  return (
    <main id="inhoud" className="wrap section stack brief-keuze-pagina">
      <PageStyle name="newsletter" />
      <h1>{gone?.[0] ?? say.title}</h1>
      {gone || !found ? (
        <>
          <p className="lead">{gone?.[1]}</p>
          <Link className={buttonClass({})} to="/nieuwsbrief">
            {newsletter.submit}
          </Link>
        </>
      ) : (
        <>
          <p className="lead">{say.lead(found.email)}</p>
          {actionData?.problem && <Message tone="fout">{actionData.problem}</Message>}
          <div role="status">{actionData?.done && <Message>{actionData.done}</Message>}</div>
          <ChoicesForm
            action={`?k=${encodeURIComponent(key)}`}
            deed="newsletter.choose"
            topics={found.topics}
            pace={found.pace}
          />
          <section className="stack brief-weg">
            <h2 className="kop-3">{say.leave}</h2>
            <p className="soft">{say.leaveText}</p>
            <Form method="post">
              <Button kind="lijn" type="submit" name="deed" value="newsletter.leave">
                {say.leaveSubmit}
              </Button>
            </Form>
          </section>
        </>
      )}
    </main>
  );
}
