import { Form } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/confirm.page.ts";
import { ChoicesForm } from "#newsletter/choices-form.tsx";
import { findWaiting } from "#newsletter/confirm.server.ts";
import { confirmDeed } from "#newsletter/newsletter-deeds.server.ts";
import { pathFor } from "#newsletter/subscription.ts";

export const handle = { auth: "open", name: "newsletter-confirm" };
const say = newsletter.confirm;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/nieuwsbrief/bevestigen", noindex: true });

const tokenOf = (url: URL) => (url.searchParams.get("k") ?? "").slice(0, 200);

export async function loader({ url, context }: Route.LoaderArgs) {
  return { email: await findWaiting(shopOf(context), tokenOf(url)) };
}

export const action = acts(does(confirmDeed, { query: ["k"] }));

export default function Confirm({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const key = (actionData?.shows as { key: string } | undefined)?.key;
  return (
    <main id="inhoud" className="wrap section">
      <PageStyle name="newsletter" />
      <div className="brief">
        <div className="stack">{key ? <Done choices={key} /> : <Ask email={email} />}</div>
        <div className="stack">
          {key && <Next />}
          <img src="/beeld/treurwilg.avif" alt="" width="480" height="480" className="boom desk" />
        </div>
      </div>
    </main>
  );
}

function Ask({ email }: { email: string | undefined }) {
  if (!email)
    return (
      <>
        <h1>{say.old}</h1>
        <p className="lead">{say.oldText}</p>
        <Link className={buttonClass({})} to="/nieuwsbrief">
          {newsletter.submit}
        </Link>
      </>
    );
  return (
    <>
      <h1>{say.title}</h1>
      <p className="lead">{say.ask(email)}</p>
      <Form method="post">
        <Button kind="actie" size="xl" type="submit">
          {say.submit}
        </Button>
      </Form>
    </>
  );
}

function Done({ choices }: { choices: string }) {
  return (
    <>
      <h1>{say.done}</h1>
      <p className="lead" role="status">
        {say.doneText}
      </p>
      <ChoicesForm action={pathFor("voorkeuren", choices)} deed="newsletter.choose" topics={[]} pace="maand" />
    </>
  );
}

function Next() {
  return (
    <>
      <h2 className="kop-3">{say.next}</h2>
      <ul className="brief-verder">
        {say.links.map(({ title, text, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <span className="klein soft">{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
