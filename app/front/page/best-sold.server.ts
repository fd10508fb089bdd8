import { sql } from "drizzle-orm";
import { addDays, type Day, startOfDay } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";

const counted = new WeakMap<Reader, { at: number; day: Day; slugs: string[] }>();
const COUNT_AGAIN = 600_000;
const DAYS = 30;

/** What stood on most paid orders of the last month; the front page is made often, so it is counted now and then. */
export async function bestSold(db: Reader, day: Day, most: number): Promise<string[]> {
  const kept = counted.get(db);
  if (kept?.day === day && performance.now() - kept.at < COUNT_AGAIN) return kept.slugs;
  const since = startOfDay(addDays(day, -DAYS));
  const { rows } = await db.execute<{ slug: string }>(sql`
    select v.product as slug from orders o join order_lines l on l."order" = o.id
      join variants v on v.sku = l.sku join products p on p.slug = v.product
    where o.paid_at >= ${since.toISOString()} and p.listed and not (p.card -> 'soldOut')::boolean
    group by v.product order by count(distinct o.id) desc, v.product limit ${most}`);
  const slugs = rows.map(({ slug }) => slug);
  counted.set(db, { at: performance.now(), day, slugs });
  return slugs;
}
