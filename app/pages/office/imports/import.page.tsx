import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Folded, Head, Outcome } from "#office/deed.tsx";
import { ColumnsPart } from "#office/imports/columns-part.tsx";
import { checkColumns, dropImport, mendRows, skipFaults } from "#office/imports/import-deeds.server.ts";
import { DropPart } from "#office/imports/busy-part.tsx";
import { ProgressPart } from "#office/imports/progress-part.tsx";
import { RowsPart } from "#office/imports/rows-part.tsx";
import { startImport, stopImport } from "#office/imports/run-deeds.server.ts";
import { undoImport } from "#office/imports/undo-deed.server.ts";
import { showImport } from "#office/imports/show-import.server.ts";
import { StateMark } from "#office/imports/state-mark.tsx";
import { readPage } from "#office/leaves.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeImports as say } from "#texts/office/range/imports.ts";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/import.page.ts";

const LIST = "/kantoor/assortiment/import";
export const handle = { name: "office-import" };
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.name ?? say.title, path: LIST, noindex: true });

export async function loader({ url, context, params }: Route.LoaderArgs) {
  requireStaff(context, "range");
  const { db } = shopOf(context);
  const asked = url.searchParams.get("toon");
  const list = /^\d{1,15}$/.test(params.id) && (await showImport(db, Number(params.id), asked, readPage(url).page));
  if (!list) throw pageNotFound();
  return list;
}

const here = ({ id }: { id: number }) => `${LIST}/${id}`;
export const action = acts(
  does(checkColumns, { to: here }),
  does(mendRows, { to: here }),
  does(skipFaults, { to: here }),
  does(startImport, { to: here }),
  does(stopImport, { to: here }),
  does(undoImport, { to: here }),
  does(dropImport, { to: `${LIST}?gedaan=weg` }),
);

export default function OfficeImport({ loaderData: list, actionData }: Route.ComponentProps) {
  const { name, kind, state, note, at, by, counts, total } = list;
  const isChecked = state === "checked";
  const lead = (
    <>
      <StateMark state={state} /> {say.kinds[kind]}, {at}
      {by && `, ${by}`}
    </>
  );
  return (
    <>
      <Head title={name} lead={lead} back={{ to: LIST, label: say.back }} />
      <Outcome told={actionData?.problem ? actionData : undefined} />
      {note && <Message tone="let">{note}</Message>}
      {isChecked && <p>{say.counts(total, counts.change ?? 0, counts.fault ?? 0)}</p>}
      {state === "new" && (
        <section className="vel">
          <h2>{say.columns.title}</h2>
          <ColumnsPart {...list} told={actionData} />
        </section>
      )}
      <ProgressPart list={list} />
      {isChecked && kind === "short" && (
        <Folded title={say.columns.again} key={list.seen}>
          <ColumnsPart {...list} told={actionData} />
        </Folded>
      )}
      {state !== "new" && list.views.length > 0 && <RowsPart list={list} />}
      <DropPart state={state} />
    </>
  );
}
