import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Shop } from "#outside/shop.server.ts";
import { mailReminder } from "../papers/order-mails.server.ts";
import { orders } from "../tables.server.ts";

/** The clock: fifteen minutes without payment, one friendly word while the plants are still set aside. */
export async function remindUnpaid(shop: Shop): Promise<void> {
  const now = shop.now();
  const waiting = and(
    isNull(orders.confirmedAt),
    isNull(orders.expiredAt),
    isNull(orders.cancelledAt),
    isNull(orders.remindedAt),
  );
  const due = await shop.db
    .select()
    .from(orders)
    .where(and(waiting, gt(orders.heldUntil, now), lt(orders.placedAt, new Date(now.getTime() - 15 * 60_000))))
    .limit(200);
  for (const order of due)
    await shop.db.transaction(async (tx) => {
      const won = await tx
        .update(orders)
        .set({ remindedAt: now })
        .where(and(eq(orders.id, order.id), isNull(orders.remindedAt), isNull(orders.confirmedAt)))
        .returning({ id: orders.id });
      if (won[0]) await mailReminder(shop, tx, order);
    });
}
