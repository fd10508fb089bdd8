import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { takeCode, takeGift } from "#cart/codes/apply-code.server.ts";
import { isAll, takeStock } from "#catalogue/stock/take-stock.server.ts";
import { takeDayAnyway } from "#delivery/closed.server.ts";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { deliveryDayOf, RESERVED_MINUTES } from "../order.ts";
import { note } from "../note.server.ts";
import { orders } from "../tables.server.ts";

/** Sets the plants of an expired order aside once more, if they are still there, so that it can be paid after all. */
export async function holdAgain(shop: Shop, id: Id<"ord">): Promise<boolean> {
  const held = new Date(shop.now().getTime() + RESERVED_MINUTES * 60_000);
  return shop.db
    .transaction(async (tx) => {
      const [order] = await tx
        .update(orders)
        .set({ expiredAt: null, heldUntil: held })
        .where(
          and(
            eq(orders.id, id),
            isNotNull(orders.expiredAt),
            isNull(orders.confirmedAt),
            isNull(orders.cancelledAt),
            isNull(orders.replacedAt),
          ),
        )
        .returning();
      if (!order) {
        const still = await tx
          .update(orders)
          .set({ heldUntil: sql`greatest(${orders.heldUntil}, ${held.toISOString()}::timestamptz)` })
          .where(
            and(
              eq(orders.id, id),
              isNull(orders.expiredAt),
              isNull(orders.confirmedAt),
              isNull(orders.cancelledAt),
              isNull(orders.replacedAt),
            ),
          )
          .returning({ id: orders.id });
        return still.length > 0;
      }
      const { lines, gifts, code } = order.snapshot;
      const taken = await takeStock(tx, lines);
      if (!isAll(taken, lines)) throw new Error("short");
      for (const gift of gifts) if (!(await takeGift(tx, gift.code, gift.cents))) throw new Error("short");
      if (code && !(await takeCode(tx, code))) throw new Error("short");
      await takeDayAnyway(shop, tx, deliveryDayOf(order.snapshot));
      await note(shop, tx, id, "held-again", "shopper");
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof Error && error.message === "short") return false;
      throw error;
    });
}
