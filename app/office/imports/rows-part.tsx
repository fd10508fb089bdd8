import { Form } from "react-router";
import { officeImports as say } from "#texts/office/range/imports.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Leaves } from "../leaves.tsx";
import { Rows } from "../rows.tsx";
import type { Difference } from "./differences.ts";
import type { Shown } from "./show-import.server.ts";

type ShownRow = Shown["rows"][number];

/** The rows of a list, one view of them at a time. */
export function RowsPart({ list }: { list: Shown }) {
  const { id, view, views, page, pages, rows } = list;
  const isOpen = list.state === "checked";
  const along = view === views[0]?.view ? {} : { toon: view };
  return (
    <>
      <nav className="weergaven" aria-label={say.views.label}>
        {views.map(({ view: one, count }, at) => (
          <Link
            key={one}
            to={`/kantoor/assortiment/import/${id}${at === 0 ? "" : `?toon=${one}`}`}
            aria-current={one === view ? "page" : undefined}
          >
            {say.views[one]} <span className="aantal">{count.toLocaleString("nl-NL")}</span>
          </Link>
        ))}
      </nav>
      {view === "fouten" && isOpen ? (
        <Faults list={list} />
      ) : (
        <Rows
          label={say.views[view]}
          head={[
            say.head.row,
            say.head.what,
            view === "gelaten" ? say.head.kept : isOpen ? say.head.change : say.head.changed,
            say.head.state,
          ]}
          none={say.emptyView}
          rows={rows.map((row) => ({
            key: row.row,
            cells: [row.row, <What key="what" row={row} />, <Changes key="change" row={row} />, row.outcome],
          }))}
        />
      )}
      <Leaves page={page} pages={pages} q="" along={along} />
    </>
  );
}

function What({ row: { name, key } }: { row: ShownRow }) {
  return (
    <span className="twee">
      {name || "–"}
      {key && <small>{key}</small>}
    </span>
  );
}

function Changes({ row: { changes } }: { row: ShownRow }) {
  return (
    <ul className="rij-wordt">
      {changes.map((change) => (
        <li key={change.what}>
          <ChangeLine {...change} />
        </li>
      ))}
    </ul>
  );
}

function ChangeLine({ what, from, to }: Difference) {
  if (from === undefined || to === undefined) return what;
  return (
    <>
      {what}: <s>{from}</s> → <b>{to}</b>
    </>
  );
}

/** Rows with a fault; of a short list each cell can be mended here. */
function Faults({ list: { seen, kind, rows } }: { list: Shown }) {
  return (
    <Form method="post" className="stack" preventScrollReset key={seen}>
      <input type="hidden" name="deed" value="imports.mend" />
      <input type="hidden" name="gezien" value={seen} />
      <p className="soft">{kind === "short" ? say.mend.text : say.mend.textFull}</p>
      <Rows
        label={say.views.fouten}
        head={[say.head.row, say.head.fault, say.head.what, say.mend.skip]}
        rows={rows.map((row) => ({
          key: row.row,
          cells: [
            row.row,
            <span key="fault" className="melding-fout" id={`fout-${row.row}`}>
              {row.faults.join(" ")}
            </span>,
            <Mending key="cells" row={row} />,
            <label key="skip" className="raak">
              <input
                className="vink"
                type="checkbox"
                name={`sla.${row.row}`}
                value="ja"
                aria-label={say.mend.skipRow(row.row)}
              />
            </label>,
          ],
        }))}
      />
      <div>
        <Button kind="groen" size="s" type="submit">
          {say.mend.save}
        </Button>
      </div>
    </Form>
  );
}

function Mending({ row }: { row: ShownRow }) {
  if (row.cells.length === 0) return <What row={row} />;
  return (
    <span className="herstel">
      {row.cells.map(({ field, cell }) => {
        const label = say.columns.fields[field as keyof typeof say.columns.fields];
        return (
          <label key={field}>
            <small>{label}</small>
            <input
              className="inv"
              name={`cel.${row.row}.${field}`}
              defaultValue={cell}
              maxLength={200}
              autoComplete="off"
              aria-label={say.mend.cell(label, row.row)}
              aria-describedby={`fout-${row.row}`}
            />
          </label>
        );
      })}
    </span>
  );
}
