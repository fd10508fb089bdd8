import { and, eq, isNull, type SQL } from "drizzle-orm";
import { refreshCards } from "#catalogue/stock/take-stock.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders } from "../tables.server.ts";
import { releaseOrder } from "./release-order.server.ts";

const isUnpaid = and(isNull(orders.confirmedAt), isNull(orders.cancelledAt));

/** Of somebody who is forgotten nothing can be paid any more, also not what only ran out of time: nobody would know where it goes. */
export async function closeUnpaid(shop: Shop, whose: SQL | undefined): Promise<void> {
  const found = await shop.db.select({ id: orders.id }).from(orders).where(and(whose, isUnpaid));
  for (const { id } of found) {
    const back = await shop.db.transaction(async (tx) => {
      const released = await releaseOrder(shop, tx, id, "cancelled");
      if (released) return released;
      const set = { cancelledAt: shop.now() };
      const closed = await tx
        .update(orders)
        .set(set)
        .where(and(eq(orders.id, id), isUnpaid))
        .returning();
      if (closed.length) await shop.jobs.send(tx, "cancel-payments", { order: id }, { once: `cancel-payments-${id}` });
      return [];
    });
    if (back.length) await refreshCards(shop, back);
  }
}
