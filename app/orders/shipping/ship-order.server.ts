import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Id, newId } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { askForReviewLater } from "./invite-review.server.ts";
import { note } from "../note.server.ts";
import { movedOf } from "../order.ts";
import { mailDelivered, mailShipped } from "../papers/order-mails.server.ts";
import { findOrderById, listOrderLines, listShipments } from "../orders.server.ts";
import { Refuse } from "../refuse.ts";
import { orderLines, orders, shipments } from "../tables.server.ts";
import { lineOf, type Piece } from "./piece.ts";

export type Shipped =
  | { ok: true; id: Id<"shp"> }
  | { ok: false; reason: "not-confirmed" | "too-many" | "nothing" | "changed" };

/**
 * Sends some or all of an order. A piece leaves once: the conditional update refuses more than is still here.
 * `seen` is how many pieces had moved when somebody decided; the same form twice sends once.
 */
export async function shipOrder(
  shop: Shop,
  order: Id<"ord">,
  pieces: Piece[] | "all",
  how: { carrier: string; trackUrl?: string; by: string; seen?: number },
): Promise<Shipped> {
  return shop.db
    .transaction(async (tx): Promise<Shipped> => {
      const [row] = await tx.select().from(orders).where(eq(orders.id, order)).for("update");
      if (!row?.confirmedAt || row.cancelledAt) return { ok: false, reason: "not-confirmed" };
      const lines = await listOrderLines(tx, order);
      if (how.seen !== undefined && how.seen !== movedOf(lines)) return { ok: false, reason: "changed" };
      const here = lines
        .map(({ sku, cut, quantity, cancelled, shipped }) => ({ sku, cut, quantity: quantity - cancelled - shipped }))
        .filter(({ quantity }) => quantity > 0);
      const sent = pieces === "all" ? here : pieces.filter(({ quantity }) => quantity > 0);
      if (sent.length === 0) return { ok: false, reason: "nothing" };
      for (const piece of sent) if (!(await send(tx, order, piece, lines))) throw new Refuse();
      const id = newId("shp");
      const shipment = {
        id,
        order,
        lines: sent,
        carrier: how.carrier,
        trackUrl: how.trackUrl ?? null,
        shippedAt: shop.now(),
      };
      await tx.insert(shipments).values(shipment);
      const left = (await listOrderLines(tx, order)).some(
        ({ quantity, cancelled, shipped }) => quantity > cancelled + shipped,
      );
      const moment = left ? orders.partShippedAt : orders.shippedAt;
      await tx
        .update(orders)
        .set(left ? { partShippedAt: shop.now() } : { shippedAt: shop.now() })
        .where(and(eq(orders.id, order), isNull(moment)));
      await note(shop, tx, order, left ? "part-shipped" : "shipped", how.by, { shipment: id, lines: sent });
      await mailShipped(shop, tx, row, shipment, !left);
      return { ok: true, id };
    })
    .catch((error: unknown): Shipped => {
      if (error instanceof Refuse) return { ok: false, reason: "too-many" };
      throw error;
    });
}

async function send(tx: Tx, order: Id<"ord">, piece: Piece, lines: { sku: string; cut: string }[]): Promise<boolean> {
  const line = lineOf(lines, piece);
  const { sku, quantity } = piece;
  if (!line) return false;
  const done = await tx
    .update(orderLines)
    .set({ shipped: sql`${orderLines.shipped} + ${quantity}` })
    .where(
      and(
        eq(orderLines.order, order),
        eq(orderLines.sku, sku),
        eq(orderLines.cut, line.cut),
        sql`${orderLines.cancelled} + ${orderLines.shipped} + ${quantity} <= ${orderLines.quantity}`,
      ),
    )
    .returning({ sku: orderLines.sku });
  return done.length > 0;
}

/** The carrier says that it arrived; the last parcel makes the order delivered. */
export async function markDelivered(shop: Shop, shipment: Id<"shp">, by: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    // Two parcels that arrive at the same moment come one after the other, so that the last sees both.
    const of = tx.select({ order: shipments.order }).from(shipments).where(eq(shipments.id, shipment));
    await tx.select({ id: orders.id }).from(orders).where(inArray(orders.id, of)).for("update");
    const [won] = await tx
      .update(shipments)
      .set({ deliveredAt: shop.now() })
      .where(and(eq(shipments.id, shipment), isNull(shipments.deliveredAt)))
      .returning({ order: shipments.order });
    if (!won) return;
    await note(shop, tx, won.order, "delivered", by, { shipment });
    await closeDelivered(shop, tx, won.order);
  });
}

/** When nothing is left to send and every parcel arrived, the order is delivered. */
export async function closeDelivered(shop: Shop, tx: Tx, id: Id<"ord">): Promise<void> {
  const sent = await listShipments(tx, id);
  const order = await findOrderById(tx, id);
  if (!order?.shippedAt || sent.length === 0 || sent.some(({ deliveredAt }) => !deliveredAt)) return;
  const [won] = await tx
    .update(orders)
    .set({ deliveredAt: shop.now() })
    .where(and(eq(orders.id, id), isNull(orders.deliveredAt)))
    .returning({ id: orders.id });
  if (!won) return;
  await mailDelivered(shop, tx, order);
  await askForReviewLater(shop, tx, id);
}
