import { Form, useNavigation } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head, Outcome } from "#office/deed.tsx";
import { uploadImport } from "#office/imports/import-deeds.server.ts";
import { showImports } from "#office/imports/show-import.server.ts";
import { StateMark } from "#office/imports/state-mark.tsx";
import { Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeImports as say } from "#texts/office/range/imports.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/imports.page.ts";

const HERE = "/kantoor/assortiment/import";
export const handle = { name: "office-imports" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "range");
  const done = lookUp(say.done, url.searchParams.get("gedaan"));
  return { lists: await showImports(shopOf(context).db), done };
}

export const action = acts(does(uploadImport, { to: ({ id }) => `${HERE}/${id}` }));

export default function Imports({ loaderData: { lists, done }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const wrong = actionData?.errors?.bestand;
  return (
    <>
      <Head title={say.title} lead={say.lead} back={{ to: "/kantoor/assortiment", label: say.toRange }} />
      <Outcome done={done} told={actionData} />
      <section className="vel stack">
        <h2>{say.send.title}</h2>
        <Form method="post" encType="multipart/form-data" reloadDocument className="stack">
          <input type="hidden" name="deed" value="imports.upload" />
          <TextField
            label={say.send.label}
            name="bestand"
            type="file"
            accept=".xlsx,.csv,.txt,text/csv"
            help={say.send.help}
            errors={wrong}
            // The answer is a new page: who sent the file stands where another is chosen, and hears why.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={wrong !== undefined}
          />
          <div>
            <Button kind="actie" size="s" type="submit" busy={busy}>
              {say.send.button}
            </Button>
          </div>
        </Form>
      </section>
      <section className="vel stack">
        <h2>{say.export.title}</h2>
        <p className="soft">{say.export.text}</p>
        <p className="row">
          {Object.entries(say.export.files).map(([file, label]) => (
            <a key={file} className={buttonClass({ kind: "lijn", size: "s" })} href={`${HERE}/lijst/${file}`} download>
              {label}
            </a>
          ))}
        </p>
      </section>
      <section className="stack">
        <h2>{say.list.title}</h2>
        <Rows
          label={say.list.title}
          head={Object.values(say.list.head)}
          none={say.list.none}
          rows={lists.map(({ id, name, at, by, rows, state }) => ({
            key: id,
            cells: [
              <Link key="name" to={`${HERE}/${id}`}>
                {name}
              </Link>,
              at,
              by,
              rows.toLocaleString("nl-NL"),
              <StateMark key="state" state={state} />,
            ],
          }))}
        />
      </section>
    </>
  );
}
