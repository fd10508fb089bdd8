import { sql } from "drizzle-orm";
import { addDays, dayOf, startOfDay } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { keepPast } from "./keep-past.server.ts";

const DAYS = 30;
type Sold = Map<string, number>;

/** How many of each size were sold in the last thirty days. */
export async function readSoldLately(shop: Shop): Promise<Sold> {
  const today = dayOf(shop.now());
  const [past, now] = await Promise.all([
    keepPast(shop, "sold", () => soldIn(shop.db, startOfDay(addDays(today, -DAYS)), startOfDay(today))),
    soldIn(shop.db, startOfDay(today), startOfDay(addDays(today, 1))),
  ]);
  const sold = new Map(past);
  for (const [sku, pieces] of now) sold.set(sku, (sold.get(sku) ?? 0) + pieces);
  return sold;
}

/** Planned once, and order by order: one plan serves a day and a month. */
async function soldIn(db: Reader, from: Date, to: Date): Promise<Sold> {
  const { rows } = await db.execute<{ sku: string; pieces: number }>(sql`
    select l.sku, sum(l.quantity - l.cancelled)::int as pieces
    from (select id from orders where placed_at >= (select ${from.toISOString()}::timestamptz)
        and placed_at < (select ${to.toISOString()}::timestamptz) and confirmed_at is not null offset 0) o,
      lateral (select sku, quantity, cancelled from order_lines where "order" = o.id offset 0) l
    group by l.sku`);
  return new Map(rows.map(({ sku, pieces }) => [sku, pieces]));
}
