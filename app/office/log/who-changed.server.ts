import { sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";

/** Who last changed each size or product since then, as far as the log tells: in the list of all, in its own form, or by counting. */
export async function listWhoChanged(
  db: Reader,
  of: "sku" | "product",
  keys: string[],
  since: Date,
): Promise<Map<string, { who: string; at: Date }>> {
  if (keys.length === 0) return new Map();
  const key = sql.identifier(of);
  const { rows } = await db.execute<{ key: string; who: string; at: Date }>(sql`
    select distinct on (v.${key}) v.${key} as key, l.who, l.at from variants v join staff_log l on
      (l.deed in ('range.save', 'range.undo')
        and l.after @> jsonb_build_object('sizes', jsonb_build_array(jsonb_build_object('sku', v.sku))))
      or (l.deed in ('product.save', 'product.restore', 'product.archive', 'product.unarchive') and l.subject = v.product)
      or (l.deed in ('counting.save', 'counting.undo') and l.subject = v.sku)
    where v.${key} = any(${sql.param(keys)}::text[]) and l.at > ${since.toISOString()}::timestamptz
    order by v.${key}, l.id desc`);
  return new Map(rows.map(({ key: one, who, at }) => [one, { who, at: new Date(at) }]));
}
