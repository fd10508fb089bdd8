import { sql } from "drizzle-orm";
import type { Day } from "#kit/day.ts";
import type { Db } from "#outside/db.server.ts";
import { countWaiting } from "./waiting.server.ts";

/** Orders to pack by the first day somebody wants them, and everything else that waits for a person. */
export async function readToday(db: Db, today: Day) {
  const [waiting, packing, low] = await Promise.all([
    countWaiting(db),
    db.execute<{ day: Day | null; count: number }>(sql`
      select (select min(s->>'day') from jsonb_array_elements(snapshot->'shipments') s) as day, count(*)::int as count
      from orders where confirmed_at is not null and shipped_at is null and cancelled_at is null and withdrawn_at is null
      group by 1 order by 1 nulls first limit 14`),
    db.execute<{ count: number }>(sql`
      select count(*)::int as count from variants v join products p on p.slug = v.product and p.listed
      where v.stock between 1 and 5`),
  ]);
  return { today, days: packing.rows, waiting: { ...waiting, low: low.rows[0]?.count ?? 0 } };
}
