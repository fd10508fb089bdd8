import { acts, does } from "#accounts/door/acts.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed, fieldOf, Folded, Head, Outcome } from "#office/deed.tsx";
import { dropTemplate, saveTemplate } from "#office/messages/template-deeds.server.ts";
import { INBOX } from "#office/messages/thread-list.tsx";
import { listTemplates } from "#office/messages/view-thread.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { useAnew } from "#office/typed/use-anew.ts";
import type { Told } from "#outside/deed/told.ts";
import { shopOf } from "#outside/shop.server.ts";
import { inbox } from "#texts/office/people/inbox.ts";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import { AreaField, TextField } from "#ui/form/field.tsx";
import type { Route } from "./+types/answers.page.ts";

const HERE = `${INBOX}/antwoorden`;
const say = inbox.templates;
export const handle = { name: "office-answers" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const templates = await listTemplates(shopOf(context));
  return {
    templates: templates.map(({ id, name, text, savedAt }) => ({ id, name, text, seen: savedAt.toISOString() })),
    done: lookUp(inbox.did, url.searchParams.get("gedaan")),
  };
}

/** Who comes second is told so, and chooses. */
export const shouldRevalidate = freshAfterConflict;

export const action = acts(
  does(saveTemplate, { to: (_, { sjabloon }) => `${HERE}?gedaan=${sjabloon ? "bewaard" : "nieuw"}` }),
  does(dropTemplate, { to: `${HERE}?gedaan=weg` }),
);

type Template = { id: number; name: string; text: string; seen: string };

function TemplateForm({ template, told }: { template: Template; told: Told | undefined }) {
  const { id, name, text, seen } = template;
  // Only the form that was sent says what is wrong with it.
  const field = fieldOf(Number(told?.values?.sjabloon) === id ? told : undefined, "messages.save-template");
  const { anew, onInput } = useAnew(told, id ? "" : "nieuw", name + text);
  const typed = (named: string, now: string) => {
    const { defaultValue, ...rest } = field(named);
    return { ...rest, defaultValue: defaultValue ?? now };
  };
  return (
    <Deed deed="messages.save-template" label={say.save} keys="Control+S" along={{ sjabloon: id, gezien: seen }}>
      <div className="stack" key={anew} onInput={onInput}>
        <TextField {...typed("naam", name)} label={say.name} maxLength={80} />
        <AreaField {...typed("tekst", text)} label={say.text} rows={8} maxLength={4000} />
      </div>
    </Deed>
  );
}

export default function Answers({ loaderData: { templates, done }, actionData }: Route.ComponentProps) {
  const sent = actionData?.problem ? Number(actionData.values?.sjabloon) : undefined;
  return (
    <>
      <Head title={say.title} lead={say.lead} back={{ to: INBOX, label: inbox.back }} />
      <Outcome done={done} told={actionData} />
      <p className="soft">{say.places}</p>
      <div className="kantoor-brief">
        {templates.length === 0 && <p>{say.none}</p>}
        {templates.map((template) => (
          <Folded key={template.id} title={template.name} open={sent === template.id}>
            <TemplateForm template={template} told={actionData} />
            <Deed
              deed="messages.drop-template"
              label={say.dropOf(template.name)}
              kind="lijn"
              along={{ sjabloon: template.id }}
            />
          </Folded>
        ))}
        <Folded title={say.fresh} open={templates.length === 0 || sent === 0}>
          <TemplateForm template={{ id: 0, name: "", text: say.example, seen: "" }} told={actionData} />
        </Folded>
      </div>
    </>
  );
}
