import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orderEvents } from "./tables.server.ts";

/** Adds to the audit trail, in the transaction of the deed it tells of. */
export async function note(
  shop: Shop,
  tx: Tx,
  order: Id<"ord">,
  kind: string,
  by: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(orderEvents).values({ order, at: shop.now(), kind, by, detail });
}
