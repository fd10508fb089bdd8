import { Form, useNavigation } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import type { Told } from "#outside/deed/told.ts";
import { keepPage } from "#outside/shop.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { Button } from "#ui/button.tsx";
import { Crumbs } from "#ui/crumbs.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Route } from "./+types/newsletter.page.ts";
import { subscribeDeed } from "#newsletter/subscribe-deed.server.ts";
import { subscribeForm } from "#newsletter/subscription.ts";

export const handle = { auth: "open", name: "newsletter", query: [] };

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: newsletter.title, description: newsletter.description, path: "/nieuwsbrief" });

export function loader({ context }: Route.LoaderArgs) {
  keepPage(context, "newsletter");
  return null;
}

export const action = acts(does(subscribeDeed));

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const sent = (actionData?.shows as { email: string } | undefined)?.email;
  return (
    <main id="inhoud" className="wrap">
      <PageStyle name="newsletter" />
      <Crumbs trail={[{ label: newsletter.title }]} />
      <div className="brief">
        <div className="stack">
          {sent ? <Sent email={sent} /> : <Invitation />}
          <SubscribeForm key={sent} told={actionData} />
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

function SubscribeForm({ told }: { told: Told | undefined }) {
  const { field, onSubmit } = useForm(subscribeForm, { values: told?.values, errors: told?.errors });
  const busy = useNavigation().formAction === "/nieuwsbrief";
  return (
    <Form method="post" className="stack brief-f" noValidate onSubmit={onSubmit}>
      {told?.problem && !told.errors?.email && <Message tone="fout">{told.problem}</Message>}
      <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <p className="klein">{newsletter.wording.text}</p>
      <Button kind="actie" type="submit" busy={busy}>
        {newsletter.submit}
      </Button>
    </Form>
  );
}
