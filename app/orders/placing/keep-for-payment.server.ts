import { and, eq, isNull } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "../note.server.ts";
import { mailPayLater } from "../papers/order-mails.server.ts";
import { orders } from "../tables.server.ts";

const DAY = 86_400_000;

/**
 * The payment service does not answer: the plants stay set aside for a day instead of half an hour, and a mail
 * brings the link to pay by. It takes the place of the reminder, so it leaves once.
 */
export async function keepForPayment(shop: Shop, id: Id<"ord">): Promise<void> {
  const now = shop.now();
  await shop.db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ heldUntil: new Date(now.getTime() + DAY), remindedAt: now })
      .where(
        and(
          eq(orders.id, id),
          isNull(orders.remindedAt),
          isNull(orders.confirmedAt),
          isNull(orders.expiredAt),
          isNull(orders.cancelledAt),
        ),
      )
      .returning();
    if (!order) return;
    await note(shop, tx, id, "bank-away", "shop");
    await mailPayLater(shop, tx, order);
  });
}
