import { acts, does } from "#accounts/door/acts.server.ts";
import { sendNewsletter } from "#office/shop/shop-deeds.server.ts";
import { Form } from "react-router";
import { pageMeta } from "#layout/head/meta.ts";
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
  requireStaff(context, "marketing");
  const readers = await countSubscribers(shopOf(context).db);
  return { readers: readers.confirmed ?? 0 };
}

export const action = acts(does(sendNewsletter));

export default function Issue({ loaderData: { readers }, actionData }: Route.ComponentProps) {
  const sent = actionData?.shows as { sent: number } | undefined;
  return (
    <>
      <Head title={say.title} lead={say.lead(readers)} />
      <div role="status">{sent && <Message>{say.sent(sent.sent)}</Message>}</div>
      {actionData?.problem && <Message tone="fout">{actionData.problem}</Message>}
      <Form method="post" className="stack kantoor-brief">
        <TextField
          label={say.subject}
          name="subject"
          maxLength={120}
          defaultValue={actionData?.values?.subject ?? ""}
        />
        <AreaField
          label={say.text}
          help={say.textHelp}
          name="text"
          rows={14}
          maxLength={20000}
          defaultValue={actionData?.values?.text ?? ""}
        />
        <Choice name="season" label={say.season} />
        <Button kind="actie" type="submit">
          {say.send}
        </Button>
      </Form>
    </>
  );
}
