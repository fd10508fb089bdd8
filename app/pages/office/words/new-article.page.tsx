import { acts, does } from "#accounts/door/acts.server.ts";
import { TOPICS, topicTitle } from "#advice/topics.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed, fieldOf, Head, Outcome } from "#office/deed.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { newArticle } from "#office/words/article/article-deeds.server.ts";
import { officeWords } from "#texts/office/words.ts";
import { SelectField, TextField } from "#ui/form/field.tsx";
import type { Route } from "./+types/new-article.page.ts";

const LIST = "/kantoor/teksten";
const { fresh: say, fields } = officeWords;
export const handle = { name: "office-new-article" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: `${LIST}/nieuw`, noindex: true });

export function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, "words");
  return null;
}

export const action = acts(does(newArticle, { to: ({ slug }) => `${LIST}/artikel/${slug}?gedaan=nieuw` }));

export default function NewArticle({ actionData }: Route.ComponentProps) {
  const field = fieldOf(actionData);
  return (
    <>
      <Head title={say.title} lead={say.lead} back={{ to: LIST, label: say.back }} />
      <Outcome told={actionData} />
      <section className="vel">
        <Deed deed="words.new" label={say.make} kind="actie">
          <div className="velden">
            <TextField label={fields.title} span={3} maxLength={120} required {...field("title")} />
            <SelectField label={fields.subject} span={3} {...field("subject")}>
              {TOPICS.map(({ slug }) => (
                <option key={slug} value={slug}>
                  {topicTitle(slug)}
                </option>
              ))}
            </SelectField>
          </div>
        </Deed>
      </section>
    </>
  );
}
