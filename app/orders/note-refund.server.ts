import { and, eq, sql } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "./note.server.ts";
import { orderEvents, orders } from "./tables.server.ts";

/** Counts a refund on the order, once per reason and never above what was paid. */
export async function noteRefund(
  shop: Shop,
  tx: Tx,
  asked: { order: Id<"ord">; amountCents: number; reason: string; once: string },
): Promise<boolean> {
  const [locked] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, asked.order)).for("update");
  if (!locked || asked.amountCents <= 0) return false;
  const [before] = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.order, asked.order),
        eq(orderEvents.kind, "refund"),
        sql`${orderEvents.detail}->>'once' = ${asked.once}`,
      ),
    );
  if (before) return false;
  const [counted] = await tx
    .update(orders)
    .set({ refundedCents: sql`${orders.refundedCents} + ${asked.amountCents}` })
    .where(and(eq(orders.id, asked.order), sql`${orders.refundedCents} + ${asked.amountCents} <= ${orders.totalCents}`))
    .returning({ id: orders.id });
  if (!counted) return false;
  await note(shop, tx, asked.order, "refund", "shop", {
    amountCents: asked.amountCents,
    reason: asked.reason,
    once: asked.once,
  });
  await shop.jobs.send(
    tx,
    "refund-mail",
    { order: asked.order, cents: asked.amountCents, once: asked.once },
    { once: `refund-mail-${asked.once}` },
  );
  return true;
}
