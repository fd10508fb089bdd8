import { and, eq, isNull, sql } from "drizzle-orm";
import { giveCodeBack } from "#cart/codes/apply-code.server.ts";
import { giveStockBack, refreshCards } from "#catalogue/stock/take-stock.server.ts";
import { giveDayBack } from "#delivery/closed.server.ts";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { creditOrder } from "./credit-order.server.ts";
import { GiftUsed, offOf, takeOffPieces } from "./take-off.server.ts";
import { note } from "../note.server.ts";
import { deliveryDayOf, isWholeOnly, movedOf } from "../order.ts";
import { mailCancelled } from "../papers/order-mails.server.ts";
import { listOrderLines, type Order } from "../orders.server.ts";
import { Refuse } from "../refuse.ts";
import { isLifted } from "../reserving/reservations.server.ts";
import { releaseOrder } from "../placing/release-order.server.ts";
import { lineOf, type Piece } from "../shipping/piece.ts";
import { closeDelivered } from "../shipping/ship-order.server.ts";
import { orderLines, orders } from "../tables.server.ts";

export type Cancelled =
  | { ok: true; refundCents: number }
  | { ok: false; reason: "shipped" | "already" | "too-many" | "changed" | "gift-used" };

type Line = typeof orderLines.$inferSelect;

/**
 * Cancels some or all of what has not left yet: stock back, money back by a job, once. `seen` as with sending. What was
 * nowhere to be found is lost: it does not come back into stock.
 */
export async function cancelOrder(
  shop: Shop,
  order: Id<"ord">,
  pieces: Piece[] | "all",
  by: string,
  seen?: number,
  stock: "back" | "lost" = "back",
): Promise<Cancelled> {
  const back: string[] = [];
  const result = await shop.db
    .transaction(async (tx): Promise<Cancelled> => {
      const [row] = await tx.select().from(orders).where(eq(orders.id, order)).for("update");
      if (!row || row.cancelledAt) return { ok: false, reason: "already" };
      if (!row.confirmedAt) {
        const released = await releaseOrder(shop, tx, order, "cancelled", {}, by);
        back.push(...(released ?? []));
        return released ? { ok: true, refundCents: 0 } : { ok: false, reason: "already" };
      }
      if (by === "shopper" && row.snapshot.reservation && (await isLifted(tx, order)))
        return { ok: false, reason: "shipped" };
      const lines = await listOrderLines(tx, order);
      if (seen !== undefined && seen !== movedOf(lines)) return { ok: false, reason: "changed" };
      const here = lines
        .map(({ sku, cut, quantity, cancelled, shipped }) => ({ sku, cut, quantity: quantity - cancelled - shipped }))
        .filter(({ quantity }) => quantity > 0);
      const gone = pieces === "all" || isWholeOnly(row) ? here : pieces;
      if (gone.length === 0) return { ok: false, reason: "shipped" };
      await take(tx, order, lines, gone);
      const given = stock === "back" ? await giveStockBack(tx, gone) : [];
      back.push(...given.map(({ product }) => product));
      return { ok: true, refundCents: await close(shop, tx, row, { lines, gone, by }) };
    })
    .catch((error: unknown): Cancelled => {
      if (error instanceof Refuse) return { ok: false, reason: "too-many" };
      if (error instanceof GiftUsed) return { ok: false, reason: "gift-used" };
      throw error;
    });
  if (back.length) await refreshCards(shop, back);
  return result;
}

/** What follows from pieces that are not delivered: the order is over, or sent as far as it goes; and its money. */
async function close(
  shop: Shop,
  tx: Tx,
  row: Order,
  { lines, gone, by }: { lines: Line[]; gone: Piece[]; by: string },
): Promise<number> {
  const after = await listOrderLines(tx, row.id);
  const whole = after.every(({ quantity, cancelled }) => quantity === cancelled);
  const credit = await takeOffPieces(shop, tx, row, offOf(row, lines, gone), whole);
  if (whole) {
    await giveDayBack(shop, tx, deliveryDayOf(row.snapshot));
    if (row.snapshot.code) await giveCodeBack(tx, row.snapshot.code);
    await tx
      .update(orders)
      .set({ cancelledAt: shop.now() })
      .where(and(eq(orders.id, row.id), isNull(orders.cancelledAt)));
  } else if (after.every(({ quantity, cancelled, shipped }) => quantity === cancelled + shipped)) {
    await tx
      .update(orders)
      .set({ shippedAt: shop.now() })
      .where(and(eq(orders.id, row.id), isNull(orders.shippedAt)));
    await closeDelivered(shop, tx, row.id);
  }
  const count = after.reduce((sum, { cancelled }) => sum + cancelled, 0);
  const once = `cancel:${row.id}:${count}`;
  const refundCents = await creditOrder(shop, tx, row, { credit, reason: "annulering", once });
  await note(shop, tx, row.id, whole ? "cancelled" : "part-cancelled", by, { lines: gone, refundCents });
  if (whole) await mailCancelled(shop, tx, row, false);
  return refundCents;
}

async function take(tx: Tx, order: Id<"ord">, lines: Line[], gone: Piece[]): Promise<void> {
  for (const piece of gone) {
    const { sku, quantity } = piece;
    const line = lineOf(lines, piece);
    if (!line || quantity <= 0) throw new Refuse();
    const done = await tx
      .update(orderLines)
      .set({ cancelled: sql`${orderLines.cancelled} + ${quantity}` })
      .where(
        and(
          eq(orderLines.order, order),
          eq(orderLines.sku, sku),
          eq(orderLines.cut, line.cut),
          sql`${orderLines.cancelled} + ${orderLines.shipped} + ${quantity} <= ${orderLines.quantity}`,
        ),
      )
      .returning({ sku: orderLines.sku });
    if (done.length === 0) throw new Refuse();
  }
}
