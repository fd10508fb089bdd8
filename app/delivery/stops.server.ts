import { eq, gte } from "drizzle-orm";
import { type Day, dayOf } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Stop } from "./days.ts";
import { deliveryStops } from "./tables.server.ts";

/** The stops that still matter. */
export async function listStops(shop: Shop): Promise<(Stop & { id: number })[]> {
  const rows = await shop.db
    .select()
    .from(deliveryStops)
    .where(gte(deliveryStops.to, dayOf(shop.now())));
  return rows.map(({ id, kind, from, to }) => ({ id, kind, from: from as Day, to: to as Day }));
}

export async function stopDelivery(shop: Shop, stop: Stop): Promise<void> {
  await shop.db.insert(deliveryStops).values({ ...stop, createdAt: shop.now() });
}

export async function resumeDelivery(shop: Shop, id: number): Promise<void> {
  await shop.db.delete(deliveryStops).where(eq(deliveryStops.id, id));
}
