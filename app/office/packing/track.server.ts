import { eq } from "drizzle-orm";
import { isTrackSeal } from "#delivery/carrier/own-labels.server.ts";
import { shipments } from "#orders/tables.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { packingCrates } from "../tables.server.ts";

/** How far a parcel with a label of our own is, for who has its link; where it goes to is not told. */
export async function findParcel(shop: Shop, code: string, mark: string) {
  if (!isTrackSeal(shop, code, mark)) return undefined;
  const [crate] = await shop.db.select().from(packingCrates).where(eq(packingCrates.code, code));
  if (!crate) return undefined;
  const sent = await shop.db.select().from(shipments).where(eq(shipments.order, crate.order));
  const parcel = sent.find(({ trackUrl }) => trackUrl === crate.trackUrl);
  return {
    carrier: crate.carrier ?? "",
    madeAt: crate.packedAt,
    shippedAt: parcel?.shippedAt ?? null,
    deliveredAt: parcel?.deliveredAt ?? null,
  };
}
