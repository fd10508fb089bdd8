import { eq, gte } from "drizzle-orm";
import { type Day, dayOf } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Stop } from "./days.ts";
import { deliveryStops } from "./tables.server.ts";

type Kept = Stop & { id: number };
const KEEP_MS = 10_000;
/** By the page cache, of which a process has one: a deed of the office brings a shop with a transaction in it. */
const kept = new WeakMap<Shop["pages"], { stops: Kept[]; today: Day; until: number }>();

/** The stops that still matter; another process hears of a change within seconds. */
export async function listStops(shop: Shop): Promise<Kept[]> {
  const now = shop.now();
  const today = dayOf(now);
  const known = kept.get(shop.pages);
  if (known && known.today === today && known.until > now.getTime()) return known.stops;
  const rows = await shop.db.select().from(deliveryStops).where(gte(deliveryStops.to, today));
  const stops = rows.map(({ id, kind, from, to }) => ({ id, kind, from: from, to: to }));
  kept.set(shop.pages, { stops, today, until: now.getTime() + KEEP_MS });
  return stops;
}

export async function stopDelivery(shop: Shop, stop: Stop): Promise<void> {
  await shop.db.insert(deliveryStops).values({ ...stop, createdAt: shop.now() });
  kept.delete(shop.pages);
}

export async function resumeDelivery(shop: Shop, id: number): Promise<void> {
  await shop.db.delete(deliveryStops).where(eq(deliveryStops.id, id));
  kept.delete(shop.pages);
}
