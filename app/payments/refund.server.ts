import { and, eq, isNotNull, sql } from "drizzle-orm";
import { giveGiftBack } from "#cart/apply-code.server.ts";
import { type Id, newId } from "#kit/id.ts";
import { claimRefund, type Refund } from "#orders/note-refund.server.ts";
import { findOrderById } from "#orders/orders.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { bankOf } from "./bank.server.ts";
import { payments, refunds } from "./tables.server.ts";

export type RefundAsked = { order: Id<"ord">; payment: Id<"pay">; amountCents: number; reason: string; once: string };

/** Writes the refund down and sends it off with a job; the same reason twice stays one refund. */
export async function requestRefund(
  shop: Shop,
  tx: Tx,
  { order, payment, amountCents, reason, once }: RefundAsked,
): Promise<boolean> {
  const [made] = await tx
    .insert(refunds)
    .values({ id: newId("ref"), once, order, payment, amountCents, reason, createdAt: shop.now() })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (made) await shop.jobs.send(tx, "send-refund", { id: made.id }, { once: `refund-${made.id}` });
  return made !== undefined;
}

/** The job: the refund's own id is the key, so a retry after a lost answer does not pay twice. */
export async function sendRefund(shop: Shop, id: Id<"ref">): Promise<void> {
  const [row] = await shop.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment))
    .where(eq(refunds.id, id));
  if (!row || row.refund.sentAt || !row.payment.providerId) return;
  const providerId = await bankOf(shop).refund(row.payment.providerId, {
    key: id,
    amountCents: row.refund.amountCents,
    description: `Terugbetaling ${row.refund.reason}`,
  });
  await shop.db.update(refunds).set({ providerId, sentAt: shop.now() }).where(eq(refunds.id, id));
}

/** Gives an amount of an order back the way it came: to the bank first, the rest onto the gift cards. */
export async function refundOrder(shop: Shop, asked: Refund): Promise<void> {
  await shop.db.transaction(async (tx) => {
    if (!(await claimRefund(shop, tx, asked))) return;
    let left = asked.amountCents;
    const paid = await tx
      .select({
        id: payments.id,
        amountCents: payments.amountCents,
        back: sql<number>`coalesce((select sum(amount_cents) from refunds where refunds.payment = payments.id), 0)::int`,
      })
      .from(payments)
      .where(and(eq(payments.order, asked.order), isNotNull(payments.paidAt)));
    for (const { id, amountCents, back } of paid) {
      const part = Math.min(left, amountCents - back);
      if (part <= 0) continue;
      left -= part;
      await requestRefund(shop, tx, {
        order: asked.order,
        payment: id,
        amountCents: part,
        reason: asked.reason,
        once: `${asked.once}:${id}`,
      });
    }
    const order = await findOrderById(tx, asked.order);
    for (const gift of order?.snapshot.gifts ?? []) {
      const part = Math.min(left, gift.cents);
      if (part <= 0) continue;
      left -= part;
      await giveGiftBack(tx, gift.code, part);
    }
  });
}
