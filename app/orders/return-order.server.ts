import { and, eq, isNull, sql } from "drizzle-orm";
import { giveStockBack } from "#catalogue/take-stock.server.ts";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "./note.server.ts";
import { noteRefund } from "./note-refund.server.ts";
import { movedOf, paidCents, partOf } from "./order.ts";
import { listOrderLines } from "./orders.server.ts";
import { lineOf, type Piece } from "./ship-order.server.ts";
import { orderLines, orders, withdrawals } from "./tables.server.ts";

export type Returned = { ok: true; refundCents: number } | { ok: false; reason: "too-many" | "unknown" | "changed" };

class Refuse extends Error {}

/** Goods came back: they are paid back, and the delivery costs too when everything came back. `sellable` puts them in stock again. */
export async function returnOrder(
  shop: Shop,
  order: Id<"ord">,
  pieces: Piece[],
  { by, sellable, seen }: { by: string; sellable: boolean; seen?: number },
): Promise<Returned> {
  return shop.db
    .transaction(async (tx): Promise<Returned> => {
      const [row] = await tx.select().from(orders).where(eq(orders.id, order)).for("update");
      if (!row) return { ok: false, reason: "unknown" };
      const lines = await listOrderLines(tx, order);
      if (seen !== undefined && seen !== movedOf(lines)) return { ok: false, reason: "changed" };
      let cents = 0;
      for (const piece of pieces) {
        const { sku, quantity } = piece;
        const line = lineOf(lines, piece);
        const done = await tx
          .update(orderLines)
          .set({ returned: sql`${orderLines.returned} + ${quantity}` })
          .where(
            and(
              eq(orderLines.order, order),
              eq(orderLines.sku, sku),
              eq(orderLines.cut, line?.cut ?? ""),
              sql`${orderLines.returned} + ${quantity} <= ${orderLines.shipped}`,
            ),
          )
          .returning({ sku: orderLines.sku });
        if (!line || done.length === 0 || quantity <= 0) throw new Refuse();
        cents += partOf(line.paidCents, line.quantity, line.cancelled + line.returned, quantity);
      }
      const after = await listOrderLines(tx, order);
      const everything = after.every(({ quantity, cancelled, returned }) => quantity === cancelled + returned);
      // What was never paid cannot go back.
      const refundCents = Math.min(everything ? row.totalCents : cents, paidCents(row) - row.refundedCents);
      if (sellable) await giveStockBack(tx, pieces);
      await tx
        .update(withdrawals)
        .set({ goodsBackAt: shop.now() })
        .where(and(eq(withdrawals.order, order), isNull(withdrawals.goodsBackAt)));
      await note(shop, tx, order, "returned", by, { lines: pieces, refundCents });
      if (refundCents > 0)
        await noteRefund(shop, tx, {
          order,
          amountCents: refundCents,
          reason: "retour",
          once: `return:${order}:${after.reduce((sum, { returned }) => sum + returned, 0)}`,
        });
      return { ok: true, refundCents };
    })
    .catch((error: unknown): Returned => {
      if (error instanceof Refuse) return { ok: false, reason: "too-many" };
      throw error;
    });
}
