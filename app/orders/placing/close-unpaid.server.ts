import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders } from "../tables.server.ts";
import { releaseOrder } from "./release-order.server.ts";

const isUnpaid = and(isNull(orders.confirmedAt), isNull(orders.cancelledAt));

/**
 * Of somebody who is forgotten nothing can be paid any more, also not what only ran out of time: nobody would know where
 * it goes. Gives the products that are back, for `refreshCards` once this is committed.
 */
export async function closeUnpaid(shop: Shop, tx: Tx, whose: SQL | undefined): Promise<string[]> {
  const found = await tx.select({ id: orders.id }).from(orders).where(and(whose, isUnpaid));
  const back: string[] = [];
  for (const { id } of found) {
    const released = await releaseOrder(shop, tx, id, "cancelled");
    if (released) {
      back.push(...released);
      continue;
    }
    const set = { cancelledAt: shop.now() };
    const closed = await tx
      .update(orders)
      .set(set)
      .where(and(eq(orders.id, id), isUnpaid))
      .returning();
    if (closed.length) await shop.jobs.send(tx, "cancel-payments", { order: id }, { once: `cancel-payments-${id}` });
  }
  return back;
}
