import { and, count, eq, sql } from "drizzle-orm";
import type { Reader, Tx } from "#outside/db.server.ts";
import { importRows, imports } from "../../tables.server.ts";
import { checkFull } from "./check-full.server.ts";
import { checkShort } from "./check-short.server.ts";
import { type Mapping, mappingFault } from "../columns.ts";
import type { RowState } from "../states.ts";

type Import = typeof imports.$inferSelect;

/** When somebody last looked at it: a form that shows an older moment is late. */
export const seenOf = ({ checkedAt, state }: Pick<Import, "checkedAt" | "state">): string =>
  `${state}.${checkedAt?.getTime() ?? 0}`;

export async function holdImport(tx: Tx, id: number): Promise<Import | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for("update");
  return row;
}

/** The dry run: every row anew, by these columns. */
export async function checkImport(
  tx: Tx,
  list: Pick<Import, "id" | "kind" | "head">,
  mapping: Mapping | null,
  now: Date,
) {
  const { id, kind, head } = list;
  await tx.execute(sql`update import_rows set state = 'new', key = null, name = null, before = null, after = null, faults = null
    where import = ${id} and state <> 'skipped'`);
  if (kind === "full") await checkFull(tx, id, head, now);
  else if (mapping && mappingFault(mapping) === undefined) await checkShort(tx, id, mapping, now);
  else throw new Error(`import ${id} has no columns`);
  await tx.update(imports).set({ mapping, state: "checked", checkedAt: now, note: "" }).where(eq(imports.id, id));
}

export type Counts = Partial<Record<RowState, number>>;

export async function countRows(db: Reader, id: number): Promise<Counts> {
  const rows = await db
    .select({ state: importRows.state, count: count() })
    .from(importRows)
    .where(eq(importRows.import, id))
    .groupBy(importRows.state);
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

/** How many prices of a short list move further than so many percent. */
export async function countFar(db: Reader, id: number, percent: number): Promise<number> {
  const price = (when: "before" | "after") => sql`(${importRows[when]}->>'priceCents')::bigint`;
  const isFar = sql`abs(${price("after")} - ${price("before")}) * 100 > ${percent}::int * ${price("before")}`;
  return db.$count(importRows, and(eq(importRows.import, id), eq(importRows.state, "change"), isFar));
}

/** How many prices of a short list become ten times as high or as low: then somebody mixed up euros and cents. */
export async function countTenfold(db: Reader, id: number): Promise<number> {
  const price = (when: "before" | "after") => sql`(${importRows[when]}->>'priceCents')::bigint`;
  const isTenfold = sql`(${price("after")} > 10 * ${price("before")} or ${price("before")} > 10 * ${price("after")})`;
  return db.$count(importRows, and(eq(importRows.import, id), eq(importRows.state, "change"), isTenfold));
}
