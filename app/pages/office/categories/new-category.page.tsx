import { acts, does } from "#accounts/door/acts.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { choicesFor } from "#office/categories/categories.server.ts";
import { makeCategory } from "#office/categories/tree-deeds.server.ts";
import { Deed, fieldOf, Head, Outcome } from "#office/deed.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeCategories as say } from "#texts/office/range/categories.ts";
import { SelectField, TextField } from "#ui/form/field.tsx";
import type { Route } from "./+types/new-category.page.ts";

const LIST = "/kantoor/categorieen";
export const handle = { name: "office-new-category" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.make, path: `${LIST}/nieuw`, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, "range");
  return { parents: await choicesFor(shopOf(context).db, new Set()) };
}

export const action = acts(does(makeCategory, { to: ({ slug }) => `${LIST}/${slug}?gedaan=gemaakt` }));

export default function NewCategory({ loaderData: { parents }, actionData }: Route.ComponentProps) {
  const field = fieldOf(actionData);
  return (
    <>
      <Head title={say.make} lead={say.makeLead} back={{ to: LIST, label: say.back }} />
      <Outcome told={actionData} />
      <section className="vel">
        <Deed deed="categories.make" label={say.makeIt} kind="actie">
          <div className="velden">
            <TextField label={say.fields.title} span={3} maxLength={80} {...field("title")} />
            <TextField
              label={say.fields.address}
              span={3}
              maxLength={80}
              optional
              help={say.newAddressHelp}
              {...field("address")}
            />
            <SelectField label={say.fields.parent} span={3} {...field("parent")}>
              <option value="">{say.pick}</option>
              {parents.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </SelectField>
          </div>
        </Deed>
      </section>
    </>
  );
}
