import { and, eq, gte, sql } from "drizzle-orm";
import { type Day, dayOf } from "#kit/day.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Closed } from "./days.ts";
import { listStops } from "./stops.server.ts";
import { deliveryDays } from "./tables.server.ts";

const KEEP_MS = 5_000;
const kept = new WeakMap<Shop, { full: Day[]; until: number }>();

/** What cannot be offered: days of frost or heat, and days that are full. */
export async function findClosed(shop: Shop): Promise<Closed> {
  // One after another: in a deed of the office both ask over one connection.
  const [stops, full] = [await listStops(shop), await listFull(shop)];
  return { stops, full, saturdays: shop.settings.DELIVERY_SATURDAY };
}

/** A list that is a few seconds old is good enough to offer from: taking the day is what decides. */
async function listFull(shop: Shop): Promise<Day[]> {
  const most = shop.settings.DELIVERY_DAY_CAPACITY;
  if (most === 0) return [];
  const now = shop.now();
  const known = kept.get(shop);
  if (known && known.until > now.getTime()) return known.full;
  const rows = await shop.db
    .select({ day: deliveryDays.day })
    .from(deliveryDays)
    .where(and(gte(deliveryDays.day, dayOf(now)), gte(deliveryDays.taken, most)));
  const full = rows.map(({ day }) => day);
  kept.set(shop, { full, until: now.getTime() + KEEP_MS });
  return full;
}

/** Takes one delivery of a day, if there is one left: one conditional statement, so the last goes to one buyer. */
export async function takeDay(shop: Shop, tx: Tx, day: Day | undefined): Promise<boolean> {
  const most = shop.settings.DELIVERY_DAY_CAPACITY;
  if (!day || most === 0) return true;
  const taken = await tx
    .insert(deliveryDays)
    .values({ day, taken: 1 })
    .onConflictDoUpdate({
      target: deliveryDays.day,
      set: { taken: sql`${deliveryDays.taken} + 1` },
      setWhere: sql`${deliveryDays.taken} < ${most}`,
    })
    .returning({ taken: deliveryDays.taken });
  if (taken[0]?.taken !== undefined && taken[0].taken < most) return true;
  kept.delete(shop);
  return taken.length > 0;
}

/** An order that comes to life again keeps the day it was promised, also when that day has filled up since. */
export async function takeDayAnyway(shop: Shop, tx: Tx, day: Day | undefined): Promise<void> {
  if (day && shop.settings.DELIVERY_DAY_CAPACITY > 0)
    await tx
      .insert(deliveryDays)
      .values({ day, taken: 1 })
      .onConflictDoUpdate({ target: deliveryDays.day, set: { taken: sql`${deliveryDays.taken} + 1` } });
}

export async function giveDayBack(shop: Shop, tx: Tx, day: Day | undefined): Promise<void> {
  if (!day || shop.settings.DELIVERY_DAY_CAPACITY === 0) return;
  await tx
    .update(deliveryDays)
    .set({ taken: sql`greatest(${deliveryDays.taken} - 1, 0)` })
    .where(eq(deliveryDays.day, day));
  kept.delete(shop);
}
