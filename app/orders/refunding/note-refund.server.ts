import { and, eq, sql } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "../note.server.ts";
import { orderEvents, orders } from "../tables.server.ts";

export type Refund = { order: Id<"ord">; amountCents: number; reason: string; once: string };

/**
 * Counts a refund on the order at once, so that the next one knows of it: never above what was paid, and once per
 * reason. The payments room hears of it by a job in the same transaction and sends the money.
 */
export async function noteRefund(shop: Shop, tx: Tx, refund: Refund): Promise<boolean> {
  if (refund.amountCents <= 0 || !(await isFirst(tx, refund, "refund"))) return false;
  const [counted] = await tx
    .update(orders)
    .set({ refundedCents: sql`${orders.refundedCents} + ${refund.amountCents}` })
    .where(
      and(eq(orders.id, refund.order), sql`${orders.refundedCents} + ${refund.amountCents} <= ${orders.totalCents}`),
    )
    .returning({ id: orders.id });
  if (!counted) return false;
  const { order, ...detail } = refund;
  await note(shop, tx, order, "refund", "shop", detail);
  await shop.jobs.send(tx, "refund-order", refund, { once: `refund-${refund.once}` });
  await shop.jobs.send(
    tx,
    "refund-mail",
    { order, cents: refund.amountCents, once: refund.once },
    { once: `refund-mail-${refund.once}` },
  );
  return true;
}

/** Whether this refund is still to be sent; asking makes it sent, in the transaction of the sending. */
export async function claimRefund(shop: Shop, tx: Tx, refund: Refund): Promise<boolean> {
  if (!(await isFirst(tx, refund, "refund-sent"))) return false;
  await note(shop, tx, refund.order, "refund-sent", "shop", { once: refund.once });
  return true;
}

/** The order's row is held meanwhile, so two hands at once are one after another. */
async function isFirst(tx: Tx, { order, once }: Refund, kind: string): Promise<boolean> {
  const [held] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order)).for("update");
  if (!held) return false;
  const [before] = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.order, order), eq(orderEvents.kind, kind), sql`${orderEvents.detail}->>'once' = ${once}`),
    );
  return before === undefined;
}
