import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { inParts } from "#catalogue/range-file/in-parts.ts";
import { LIMITS, type Limits, Unfit } from "#outside/files/sheet/limits.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import { importMappings, importRows, imports } from "../../tables.server.ts";
import { guessMapping, headKey, isFull, type Mapping, mappingFault } from "../columns.ts";
import { openSheet, type SheetRow } from "./read-sheet.server.ts";

export type Taken = { id: number; kind: "short" | "full"; mapping: Mapping | null; isKnown: boolean };
type From = { name: string; by: string; at: Date; source?: string };

/** Keeps the rows of a file in the database; from then on the file is not needed. Throws what makes it unfit. */
export async function takeSheet(tx: Tx, file: string, from: From, limits: Limits = LIMITS): Promise<Taken> {
  const { head, rows } = await openSheet(file, limits);
  const kind = isFull(head) ? "full" : "short";
  const known = kind === "short" ? await findMapping(tx, head) : undefined;
  const mapping = kind === "short" ? (known ?? guessMapping(head)) : null;
  const [made] = await tx
    .insert(imports)
    .values({ ...from, kind, head, mapping, state: "new" })
    .returning({ id: imports.id });
  if (!made) throw new Error("no import was made");
  let count = 0;
  for await (const part of inParts(rows)) {
    count += part.length;
    await tx.execute(sql`insert into import_rows (import, row, cells, state)
      select ${made.id}::bigint, row, cells::jsonb, 'new'
      from unnest(${sql.param(part.map(({ row }) => row))}::int[], ${sql.param(part.map(({ cells }) => JSON.stringify(cells)))}::text[])
        as given(row, cells)`);
  }
  if (count === 0) throw new Unfit("empty");
  return { id: made.id, kind, mapping, isKnown: known !== undefined };
}

async function findMapping(db: Reader, head: string[]): Promise<Mapping | undefined> {
  const [row] = await db
    .select()
    .from(importMappings)
    .where(eq(importMappings.head, headKey(head)));
  return row && mappingFault(row.mapping) === undefined ? row.mapping : undefined;
}

/** The next list with these columns is read the same way. */
export async function keepMapping(tx: Tx, head: string[], mapping: Mapping, by: string, at: Date): Promise<void> {
  const row = { mapping, by, at };
  await tx
    .insert(importMappings)
    .values({ head: headKey(head), ...row })
    .onConflictDoUpdate({ target: importMappings.head, set: row });
}

const AT_ONCE = 500;

/** The rows of a list that count, in parts. */
export async function* eachRow(db: Reader, id: number): AsyncGenerator<SheetRow> {
  for (let after = 0; ; ) {
    const part = await db
      .select({ row: importRows.row, cells: importRows.cells })
      .from(importRows)
      .where(and(eq(importRows.import, id), gt(importRows.row, after), ne(importRows.state, "skipped")))
      .orderBy(asc(importRows.row))
      .limit(AT_ONCE);
    yield* part;
    if (part.length < AT_ONCE) return;
    after = part.at(-1)?.row ?? 0;
  }
}

export type Judged = {
  row: number;
  state: "fault" | "same" | "change" | "part";
  key: string | null;
  name: string | null;
  before: unknown;
  after: unknown;
  faults: string[] | null;
};

/** What was found of rows, in one statement; what is found of a row later does not take away which it is. */
export async function putJudged(tx: Tx, id: number, rows: Judged[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`update import_rows r
    set state = n.state, key = coalesce(n.key, r.key), name = coalesce(n.name, r.name), before = n.before, after = n.after, faults = n.faults
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as n(row int, state text, key text, name text, before jsonb, after jsonb, faults jsonb)
    where r.import = ${id} and r.row = n.row`);
}
