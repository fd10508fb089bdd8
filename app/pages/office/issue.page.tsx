import { data, Form } from "react-router";
import { requireOwnForm } from "#accounts/session/csrf.server.ts";
import { dayOf } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { sendIssue } from "#newsletter/send-issue.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { office } from "#texts/office/office.ts";
import { Button } from "#ui/button.tsx";
import { AreaField, Choice, TextField } from "#ui/form/field.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/issue.page.ts";
import { Head } from "#office/deed.tsx";
import { countSubscribers } from "#office/figures.server.ts";
import { requireStaff } from "#office/staff.server.ts";

export const handle = { name: "office-issue" };
const say = office.issue;
export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/kantoor/nieuwsbrief", noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context);
  const readers = await countSubscribers(shopOf(context).db);
  return { readers: readers.confirmed ?? 0 };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireOwnForm(request);
  requireStaff(context);
  const shop = shopOf(context);
  const form = await request.formData();
  const subject = String(form.get("subject") ?? "")
    .trim()
    .slice(0, 120);
  const text = String(form.get("text") ?? "")
    .trim()
    .slice(0, 20_000);
  if (!subject || !text) return data({ subject, text, wrong: true, sent: 0 }, { status: 422 });
  const paragraphs = text.split(/\r?\n\s*\r?\n/);
  const issue = { key: `${dayOf(shop.now())}:${subject}`, subject, paragraphs };
  return { subject, text, wrong: false, sent: await sendIssue(shop, issue, form.has("season")) };
}

export default function Issue({ loaderData: { readers }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.title} lead={say.lead(readers)} />
      <div role="status">{actionData && !actionData.wrong && <Message>{say.sent(actionData.sent)}</Message>}</div>
      {actionData?.wrong && <Message tone="fout">{say.wrong}</Message>}
      <Form method="post" className="stack kantoor-brief">
        <TextField
          label={say.subject}
          name="subject"
          maxLength={120}
          defaultValue={actionData?.wrong ? actionData.subject : ""}
        />
        <AreaField
          label={say.text}
          help={say.textHelp}
          name="text"
          rows={14}
          maxLength={20000}
          defaultValue={actionData?.wrong ? actionData.text : ""}
        />
        <Choice name="season" label={say.season} />
        <Button kind="actie" type="submit">
          {say.send}
        </Button>
      </Form>
    </>
  );
}
