import { and, eq, isNull, sql } from "drizzle-orm";
import { giveStockBack, refreshCards } from "#catalogue/stock/take-stock.server.ts";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { creditOrder } from "./credit-order.server.ts";
import { note } from "../note.server.ts";
import { movedOf } from "../order.ts";
import { listOrderLines } from "../orders.server.ts";
import { Refuse } from "../refuse.ts";
import { lineOf, type Piece } from "../shipping/piece.ts";
import { orderLines, orders, withdrawals } from "../tables.server.ts";
import { GiftUsed, offOf, takeOffPieces } from "./take-off.server.ts";

export type Returned =
  | { ok: true; refundCents: number }
  | { ok: false; reason: "too-many" | "unknown" | "changed" | "gift-used" };

/** Goods came back: they are paid back, and the delivery costs too when everything came back. `sellable` puts them in stock again. */
export async function returnOrder(
  shop: Shop,
  order: Id<"ord">,
  pieces: Piece[],
  { by, sellable, seen }: { by: string; sellable: boolean; seen?: number },
): Promise<Returned> {
  const back: string[] = [];
  const result = await shop.db
    .transaction(async (tx): Promise<Returned> => {
      const [row] = await tx.select().from(orders).where(eq(orders.id, order)).for("update");
      if (!row) return { ok: false, reason: "unknown" };
      const lines = await listOrderLines(tx, order);
      if (seen !== undefined && seen !== movedOf(lines)) return { ok: false, reason: "changed" };
      for (const piece of pieces) if (!(await takeIn(tx, order, piece, lines))) throw new Refuse();
      const after = await listOrderLines(tx, order);
      const everything = after.every(({ quantity, cancelled, returned }) => quantity === cancelled + returned);
      const credit = await takeOffPieces(shop, tx, row, offOf(row, lines, pieces), everything);
      if (sellable) back.push(...(await giveStockBack(tx, pieces)).map(({ product }) => product));
      await tx
        .update(withdrawals)
        .set({ goodsBackAt: shop.now() })
        .where(and(eq(withdrawals.order, order), isNull(withdrawals.goodsBackAt)));
      const once = `return:${order}:${after.reduce((sum, { returned }) => sum + returned, 0)}`;
      const refundCents = await creditOrder(shop, tx, row, { credit, reason: "retour", once });
      await note(shop, tx, order, "returned", by, { lines: pieces, refundCents });
      return { ok: true, refundCents };
    })
    .catch((error: unknown): Returned => {
      if (error instanceof Refuse) return { ok: false, reason: "too-many" };
      if (error instanceof GiftUsed) return { ok: false, reason: "gift-used" };
      throw error;
    });
  if (back.length) await refreshCards(shop, back);
  return result;
}

async function takeIn(tx: Tx, order: Id<"ord">, piece: Piece, lines: { sku: string; cut: string }[]): Promise<boolean> {
  const line = lineOf(lines, piece);
  const { sku, quantity } = piece;
  if (!line || quantity <= 0) return false;
  const done = await tx
    .update(orderLines)
    .set({ returned: sql`${orderLines.returned} + ${quantity}` })
    .where(
      and(
        eq(orderLines.order, order),
        eq(orderLines.sku, sku),
        eq(orderLines.cut, line.cut),
        sql`${orderLines.returned} + ${quantity} <= ${orderLines.shipped}`,
      ),
    )
    .returning({ sku: orderLines.sku });
  return done.length > 0;
}
