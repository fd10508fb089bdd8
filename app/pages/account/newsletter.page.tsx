import { Form } from "react-router";
import { findOwnSubscription } from "#account/newsletter-of.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { ChoicesForm } from "#newsletter/choices-form.tsx";
import { choose, leave } from "#newsletter/manage.server.ts";
import { subscribe } from "#newsletter/subscribe.server.ts";
import { peerOf } from "#outside/allowance.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { account } from "#texts/account/account.ts";
import { newsletter } from "#texts/newsletter.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/newsletter.page.ts";
import { requireOwnForm } from "#accounts/session/csrf.server.ts";
import { requireUser } from "#accounts/session/visitor.server.ts";

const say = account.newsletter;
const PATH = "/account/nieuwsbrief";

export const handle = { name: "account-newsletter", title: say.title };

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: PATH, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context);
  const found = await findOwnSubscription(shopOf(context), user);
  const choices = found?.state === "confirmed" ? { topics: found.topics, pace: found.pace } : undefined;
  return { email: user.email, choices };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireOwnForm(request);
  const [shop, user] = [shopOf(context), requireUser(context)];
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "join") {
    await subscribe(shop, { email: user.email, source: "account", peer: peerOf(request) });
    return { told: say.asked };
  }
  const found = await findOwnSubscription(shop, user);
  if (!found) return { told: undefined };
  if (intent === "leave") {
    await leave(shop, found.key, peerOf(request));
    return { told: say.left };
  }
  const pace = form.get("pace") === "seizoen" ? "seizoen" : "maand";
  await choose(shop, found.key, { topics: form.getAll("topic").map(String).slice(0, 20), pace });
  return { told: say.saved };
}

export default function AccountNewsletter({ loaderData: { email, choices }, actionData }: Route.ComponentProps) {
  return (
    <div className="stack ruim">
      <PageStyle name="newsletter" />
      <div>
        <h1>{say.title}</h1>
        <p className="lead soft">{say.lead}</p>
      </div>
      <section className="paneel stack">
        <div role="status">{actionData?.told && <Message>{actionData.told}</Message>}</div>
        {choices ? (
          <>
            <p>{say.on(email)}</p>
            <ChoicesForm action={PATH} topics={choices.topics} pace={choices.pace} />
            <Form method="post">
              <Button kind="lijn" type="submit" name="intent" value="leave">
                {newsletter.manage.leaveSubmit}
              </Button>
            </Form>
          </>
        ) : (
          <>
            <p>{say.off(email)}</p>
            <Form method="post">
              <Button type="submit" name="intent" value="join">
                {say.join}
              </Button>
            </Form>
          </>
        )}
      </section>
    </div>
  );
}
