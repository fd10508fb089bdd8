import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { mailCancelled } from "../papers/order-mails.server.ts";
import { findOrderById } from "../orders.server.ts";

/** Paid after the last plant went: say so; the refund is already on its way. */
export async function tellSoldOut(shop: Shop, id: Id<"ord">): Promise<void> {
  const order = await findOrderById(shop.db, id);
  if (order) await shop.db.transaction((tx) => mailCancelled(shop, tx, order, true));
}
