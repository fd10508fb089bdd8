import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";

/** After which line of the log, or after which list came in. */
type Since = { at: Date; log: number } | { at: Date; list: number };

/** Sizes as a line of the log or a row of a list holds them, of which the stock became another. */
const stockOf = (before: SQL, after: SQL): SQL => sql`jsonb_to_recordset(${after}) as a(sku text, stock int)
  join lateral jsonb_to_recordset(${before}) as b(sku text, stock int) on b.sku = a.sku and b.stock <> a.stock`;

/** Sizes whose stock somebody typed, counted or brought in with a list since then, and did not take back. */
export async function listStockSet(db: Reader, since: Since, skus: string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const at = sql`${since.at.toISOString()}::timestamptz`;
  const asked = sql`any(${sql.param(skus)}::text[])`;
  const later = "log" in since ? sql`l.id > ${since.log}` : sql`l.at > ${at}`;
  const other = sql`i.started_at > ${at} and i.id <> ${"list" in since ? since.list : 0}`;
  const of = (when: "before" | "after") =>
    sql`case l.deed when 'range.save' then l.${sql.identifier(when)}->'sizes' else l.${sql.identifier(when)}->'variants' end`;
  const { rows } = await db.execute<{ sku: string }>(sql`
    select sku from stock_counts where at >= ${at} and undone_at is null and sku = ${asked}
    union select a.sku from staff_log l, ${stockOf(of("before"), of("after"))}
      where ${later} and l.deed in ('range.save', 'product.save') and a.sku = ${asked} and not exists
        (select 1 from staff_log u where u.deed = 'range.undo' and u.subject = l.id::text)
    union select r.key from imports i join import_rows r on r.import = i.id
      where ${other} and i.kind = 'short' and r.state = 'done' and r.key = ${asked}
        and r.before->'stock' <> r.after->'stock'
    union select a.sku from imports i join import_rows r on r.import = i.id, ${stockOf(sql`r.before->'variants'`, sql`r.after->'variants'`)}
      where ${other} and i.kind = 'full' and r.state = 'done' and jsonb_typeof(r.before) = 'object' and a.sku = ${asked}`);
  return new Set(rows.map(({ sku }) => sku));
}
