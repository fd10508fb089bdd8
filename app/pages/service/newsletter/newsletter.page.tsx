import { data, Form, useNavigation } from "react-router";
import { requireOwnForm } from "#accounts/session/csrf.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { peerOf } from "#outside/allowance.server.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { Button } from "#ui/button.tsx";
import { Crumbs } from "#ui/crumbs.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Route } from "./+types/newsletter.page.ts";
import { subscribe } from "#newsletter/subscribe.server.ts";
import { subscribeForm } from "#newsletter/subscription.ts";

export const handle = { auth: "open", name: "newsletter" };

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: newsletter.title, description: newsletter.description, path: "/nieuwsbrief" });

export function loader({ context }: Route.LoaderArgs) {
  keepPage(context, "newsletter");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  requireOwnForm(request);
  const email = String((await request.formData()).get("email") ?? "").slice(0, 300);
  const asked = await subscribe(shopOf(context), { email, source: "footer", peer: peerOf(request) });
  if (asked.ok) return { sent: asked.email };
  if (asked.reason === "wrong") return data({ email, errors: asked.errors }, { status: 422 });
  const headers = { "retry-after": String(asked.retryAfterSeconds) };
  return data({ email, problem: newsletter.errors.tooMany }, { status: 429, headers });
}

type Answer = { sent?: string; email?: string; errors?: Record<string, string[]>; problem?: string } | undefined;

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const answer = actionData as Answer;
  return (
    <main id="inhoud" className="wrap">
      <PageStyle name="newsletter" />
      <Crumbs trail={[{ label: newsletter.title }]} />
      <div className="brief">
        <div className="stack">
          {answer?.sent ? <Sent email={answer.sent} /> : <Invitation />}
          <SubscribeForm key={answer?.sent} answer={answer} />
          <p className="klein soft">
            {newsletter.privacy} <Link to="/privacy">{newsletter.privacyLink}</Link>.
          </p>
        </div>
        <img src="/beeld/treurwilg.avif" alt="" width="480" height="480" className="boom desk" />
      </div>
    </main>
  );
}

function Invitation() {
  return (
    <>
      <h1>{newsletter.heading}</h1>
      <p className="lead">{newsletter.lead}</p>
    </>
  );
}

function Sent({ email }: { email: string }) {
  return (
    <>
      <h1>{newsletter.asked.title}</h1>
      <p className="lead" role="status">
        {newsletter.asked.text(email)}
      </p>
      <p className="soft">{newsletter.asked.missing}</p>
    </>
  );
}

function SubscribeForm({ answer }: { answer: Answer }) {
  const { field, onSubmit } = useForm(subscribeForm, { values: { email: answer?.email }, errors: answer?.errors });
  const busy = useNavigation().formAction === "/nieuwsbrief";
  return (
    <Form method="post" className="stack brief-f" noValidate onSubmit={onSubmit}>
      {answer?.problem && <Message tone="fout">{answer.problem}</Message>}
      <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <p className="klein">{newsletter.wording.text}</p>
      <Button kind="actie" type="submit" busy={busy}>
        {newsletter.submit}
      </Button>
    </Form>
  );
}
