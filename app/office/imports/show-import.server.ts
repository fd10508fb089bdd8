import { and, asc, desc, eq, inArray, min, sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { officeImports as say } from "#texts/office/range/imports.ts";
import { listWhoChanged } from "../log/who-changed.server.ts";
import { sayMoment } from "../say.ts";
import { importRows, imports } from "../tables.server.ts";
import { countBelowCost, listBelowCost } from "./checking/below-cost.server.ts";
import { countRows, countTenfold, seenOf } from "./checking/check-import.server.ts";
import { guessMapping } from "./columns.ts";
import { type Difference, listDifferences } from "./differences.ts";
import type { RowState } from "./states.ts";

const PER_PAGE = 50;
const MOST_SHOWN = 100;

const hostOf = (source: string): string => (URL.canParse(source) ? new URL(source).hostname : source);
const nameOf = ({ name, source }: { name: string; source: string | null }): string =>
  source ? say.list.supplier(hostOf(source)) : name;

/** All imports, the newest first. */
export async function showImports(db: Reader) {
  const rows = await db
    .select({
      id: imports.id,
      name: imports.name,
      source: imports.source,
      at: imports.at,
      by: imports.by,
      state: imports.state,
      rows: sql<number>`(select count(*)::int from import_rows r where r.import = ${imports.id})`,
    })
    .from(imports)
    .orderBy(desc(imports.id))
    .limit(MOST_SHOWN);
  return rows.map((row) => ({ ...row, name: nameOf(row), at: sayMoment(row.at) }));
}

/** Which rows a view of the page shows. */
const VIEWS = {
  fouten: ["fault"],
  verschillen: ["change", "done", "back"],
  gelaten: ["late", "left", "law"],
  overgeslagen: ["skipped"],
  gelijk: ["same"],
} satisfies Record<string, RowState[]>;
export type View = keyof typeof VIEWS;
const ORDER = Object.keys(VIEWS) as View[];

/** An import as its page shows it, with one page of its rows; nothing when it is not there. */
export async function showImport(db: Reader, id: number, asked: string | null, page: number) {
  const [list] = await db.select().from(imports).where(eq(imports.id, id));
  if (!list) return undefined;
  const counts = await countRows(db, id);
  const sum = (states: RowState[]) => states.reduce((total, state) => total + (counts[state] ?? 0), 0);
  const views = ORDER.map((view) => ({ view, count: sum(VIEWS[view]) })).filter(({ count }) => count > 0);
  const view = (views.find((one) => one.view === asked) ?? views[0])?.view ?? "verschillen";
  const where = and(eq(importRows.import, id), inArray(importRows.state, VIEWS[view]));
  const rows =
    list.state === "new"
      ? []
      : await db
          .select()
          .from(importRows)
          .where(where)
          .orderBy(asc(importRows.row))
          .limit(PER_PAGE)
          .offset((page - 1) * PER_PAGE);
  const isChecked = list.state === "checked";
  const below = isChecked ? await listBelowCost(db, list.kind, rows) : new Map<number, Difference[]>();
  const columns = list.mapping?.columns ?? {};
  const keys = rows.flatMap(({ key, state }) => (key && (state === "late" || state === "left") ? key : []));
  const who = await listWhoChanged(db, list.kind === "short" ? "sku" : "product", keys, list.checkedAt ?? list.at);
  return {
    id,
    seen: seenOf(list),
    name: nameOf(list),
    kind: list.kind,
    state: list.state,
    note: list.note,
    by: list.by,
    at: sayMoment(list.at),
    head: list.head,
    mapping: list.mapping ?? guessMapping(list.head),
    example: list.kind === "short" && (isChecked || list.state === "new") ? await findExample(db, id) : [],
    counts,
    total: sum(Object.keys(counts) as RowState[]),
    tenfold: isChecked && list.kind === "short" ? await countTenfold(db, id) : 0,
    below: isChecked ? await countBelowCost(db, id, list.kind) : 0,
    views,
    view,
    page,
    pages: Math.max(1, Math.ceil(sum(VIEWS[view]) / PER_PAGE)),
    rows: rows.map((row) => ({
      row: row.row,
      name: row.name ?? "",
      key: row.key ?? "",
      outcome: sayOutcome(row.state, who.get(row.key ?? "")),
      faults: row.faults ?? [],
      changes: [...(row.after ? listDifferences(list.kind, row.before, row.after) : []), ...(below.get(row.row) ?? [])],
      cells:
        row.state === "fault" && list.kind === "short"
          ? Object.entries(columns).map(([field, at]) => ({ field, cell: row.cells[at] ?? "" }))
          : [],
    })),
  };
}

function sayOutcome(state: RowState, by: { who: string; at: Date } | undefined): string {
  if (by && state === "late") return say.lateBy(by.who, sayMoment(by.at));
  return by && state === "left" ? say.leftBy(by.who, sayMoment(by.at)) : say.rowStates[state];
}

export type Shown = NonNullable<Awaited<ReturnType<typeof showImport>>>;

/** The cells of the first row, to know a column by. */
async function findExample(db: Reader, id: number): Promise<string[]> {
  const first = db
    .select({ row: min(importRows.row) })
    .from(importRows)
    .where(eq(importRows.import, id));
  const [row] = await db
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.import, id), eq(importRows.row, sql`(${first})`)));
  return row?.cells ?? [];
}
