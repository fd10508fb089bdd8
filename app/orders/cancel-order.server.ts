import { and, eq, isNull, sql } from "drizzle-orm";
import { giveStockBack, refreshCards } from "#catalogue/take-stock.server.ts";
import { giveDayBack } from "#delivery/closed.server.ts";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "./note.server.ts";
import { noteRefund } from "./note-refund.server.ts";
import { deliveryDayOf, movedOf, paidCents, partOf } from "./order.ts";
import { mailCancelled } from "./order-mails.server.ts";
import { listOrderLines } from "./orders.server.ts";
import { isLifted } from "./reservations.server.ts";
import { releaseOrder } from "./release-order.server.ts";
import { closeDelivered, lineOf, type Piece } from "./ship-order.server.ts";
import { orderLines, orders } from "./tables.server.ts";

export type Cancelled =
  | { ok: true; refundCents: number }
  | { ok: false; reason: "shipped" | "already" | "too-many" | "changed" };

class Refuse extends Error {}

/** Cancels some or all of what has not left yet: stock back, money back by a job, once. `seen` as with sending. */
export async function cancelOrder(
  shop: Shop,
  order: Id<"ord">,
  pieces: Piece[] | "all",
  by: string,
  seen?: number,
): Promise<Cancelled> {
  const back: string[] = [];
  const answer = await shop.db
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
      const gone = pieces === "all" ? here : pieces;
      if (gone.length === 0) return { ok: false, reason: "shipped" };
      const goods = await take(tx, order, lines, gone);
      const given = await giveStockBack(tx, gone);
      back.push(...given.map(({ product }) => product));
      const after = await listOrderLines(tx, order);
      const whole = after.every(({ quantity, cancelled }) => quantity === cancelled);
      const refundCents = whole ? paidCents(row) - row.refundedCents : Math.min(goods, row.totalCents);
      if (whole) await giveDayBack(shop, tx, deliveryDayOf(row.snapshot));
      if (whole)
        await tx
          .update(orders)
          .set({ cancelledAt: shop.now() })
          .where(and(eq(orders.id, order), isNull(orders.cancelledAt)));
      else if (after.every(({ quantity, cancelled, shipped }) => quantity === cancelled + shipped)) {
        await tx
          .update(orders)
          .set({ shippedAt: shop.now() })
          .where(and(eq(orders.id, order), isNull(orders.shippedAt)));
        await closeDelivered(shop, tx, order);
      }
      await note(shop, tx, order, whole ? "cancelled" : "part-cancelled", by, { lines: gone, refundCents });
      if (refundCents > 0 && paidCents(row) > 0)
        await noteRefund(shop, tx, {
          order,
          amountCents: refundCents,
          reason: "annulering",
          once: `cancel:${order}:${after.reduce((sum, { cancelled }) => sum + cancelled, 0)}`,
        });
      if (whole) await mailCancelled(shop, tx, row, false);
      return { ok: true, refundCents };
    })
    .catch((error: unknown): Cancelled => {
      if (error instanceof Refuse) return { ok: false, reason: "too-many" };
      throw error;
    });
  if (back.length) await refreshCards(shop, back);
  return answer;
}

async function take(
  tx: Tx,
  order: Id<"ord">,
  lines: (typeof orderLines.$inferSelect)[],
  gone: Piece[],
): Promise<number> {
  let cents = 0;
  for (const piece of gone) {
    const { sku, quantity } = piece;
    const line = lineOf(lines, piece);
    const done = await tx
      .update(orderLines)
      .set({ cancelled: sql`${orderLines.cancelled} + ${quantity}` })
      .where(
        and(
          eq(orderLines.order, order),
          eq(orderLines.sku, sku),
          eq(orderLines.cut, line?.cut ?? ""),
          sql`${orderLines.cancelled} + ${orderLines.shipped} + ${quantity} <= ${orderLines.quantity}`,
        ),
      )
      .returning({ sku: orderLines.sku });
    if (!line || done.length === 0 || quantity <= 0) throw new Refuse();
    cents += partOf(line.paidCents, line.quantity, line.cancelled + line.returned, quantity);
  }
  return cents;
}
