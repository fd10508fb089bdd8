import { Form } from "react-router";
import { findOwnSubscription } from "#account/newsletter-of.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { ChoicesForm } from "#newsletter/choices-form.tsx";
import { shopOf } from "#outside/shop.server.ts";
import { ownNewsletter as say } from "#texts/account/own-newsletter.ts";
import { newsletter } from "#texts/newsletter.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/newsletter.page.ts";
import { chooseNewsletter, joinNewsletter, leaveNewsletter } from "#account/newsletter-deeds.server.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { requireUser } from "#accounts/session/visitor.server.ts";

const PATH = "/account/nieuwsbrief";

export const handle = { name: "account-newsletter", title: say.title };

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: PATH, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context);
  const found = await findOwnSubscription(shopOf(context), user);
  const choices = found?.state === "confirmed" ? { topics: found.topics, pace: found.pace } : undefined;
  return { email: user.email, choices };
}

export const action = acts(does(joinNewsletter), does(leaveNewsletter), does(chooseNewsletter));

export default function AccountNewsletter({ loaderData: { email, choices }, actionData }: Route.ComponentProps) {
  return (
    <div className="stack ruim">
      <PageStyle name="newsletter" />
      <div>
        <h1>{say.title}</h1>
        <p className="lead soft">{say.lead}</p>
      </div>
      <section className="paneel stack">
        <div role="status">{actionData?.done && <Message>{actionData.done}</Message>}</div>
        {actionData?.problem && <Message tone="fout">{actionData.problem}</Message>}
        {choices ? (
          <>
            <p>{say.on(email)}</p>
            <ChoicesForm action={PATH} deed="account.newsletter-choose" topics={choices.topics} pace={choices.pace} />
            <Form method="post">
              <Button kind="lijn" type="submit" name="deed" value="account.newsletter-leave">
                {newsletter.manage.leaveSubmit}
              </Button>
            </Form>
          </>
        ) : (
          <>
            <p>{say.off(email)}</p>
            <Form method="post">
              <Button type="submit" name="deed" value="account.newsletter-join">
                {say.join}
              </Button>
            </Form>
          </>
        )}
      </section>
    </div>
  );
}
