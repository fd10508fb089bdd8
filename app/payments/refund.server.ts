import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { giveGiftBack } from "#cart/codes/apply-code.server.ts";
import { type Id, newId } from "#kit/id.ts";
import { claimRefund, type Refund } from "#orders/refunding/note-refund.server.ts";
import { note } from "#orders/note.server.ts";
import { findOrderById, listEvents } from "#orders/orders.server.ts";
import { orders } from "#orders/tables.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { bankOf } from "./bank/bank.server.ts";
import { payments, refunds } from "./tables.server.ts";

export type RefundAsked = {
  order: Id<"ord">;
  payment: Id<"pay"> | null;
  amountCents: number;
  reason: string;
  once: string;
};

/** Writes the refund down and sends it off with a job, or leaves it to somebody; the same reason twice stays one refund. */
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
  if (made && payment) await shop.jobs.send(tx, "send-refund", { id: made.id }, { once: `refund-${made.id}` });
  return made !== undefined;
}

/** The job: the refund's own id is the key, so a retry after a lost response does not pay twice. */
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

/** Gives an amount of an order back the way it came: to the bank first, then onto the gift cards, the rest by hand. */
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
    left -= await giveGiftsBack(shop, tx, asked.order, left);
    // An invoice that was paid by bank transfer has no payment that could be turned round.
    const { order: of, reason, once } = asked;
    if (left > 0)
      await requestRefund(shop, tx, { order: of, payment: null, amountCents: left, reason, once: `${once}:hand` });
  });
}

/** Each card gets back no more than it paid, over all refunds of the order together. */
async function giveGiftsBack(shop: Shop, tx: Tx, id: Id<"ord">, cents: number): Promise<number> {
  const order = await findOrderById(tx, id);
  const before = (await listEvents(tx, id)).filter(({ kind }) => kind === "refund-gift");
  let given = 0;
  for (const { code, cents: paid } of order?.snapshot.gifts ?? []) {
    const had = before.filter(({ detail }) => detail.code === code);
    const room = paid - had.reduce((sum, { detail }) => sum + Number(detail.amountCents), 0);
    const part = Math.min(cents - given, room);
    if (part <= 0) continue;
    given += part;
    await giveGiftBack(tx, code, part);
    await note(shop, tx, id, "refund-gift", "shop", { code, amountCents: part });
  }
  return given;
}

/** Not sent, and made by hand or tried for a day. */
export const waitsForSomebody = ({ now }: Pick<Shop, "now">) =>
  and(
    isNull(refunds.sentAt),
    or(isNull(refunds.payment), lt(refunds.createdAt, new Date(now().getTime() - 86_400_000))),
  );

/** What waits for somebody: to be sent by hand, or stuck at the bank since yesterday. */
export const listWaitingRefunds = (shop: Shop) =>
  shop.db
    .select({ number: orders.number, amountCents: refunds.amountCents })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order))
    .where(waitsForSomebody(shop))
    .orderBy(refunds.createdAt)
    .limit(50);

/** Somebody made the transfer: the number of the order it belongs to, or nothing when it was made before. */
export async function markRefundSent(shop: Shop, id: Id<"ref">, by: string): Promise<string | undefined> {
  return shop.db.transaction(async (tx) => {
    const [sent] = await tx
      .update(refunds)
      .set({ sentAt: shop.now() })
      .where(and(eq(refunds.id, id), isNull(refunds.sentAt), isNull(refunds.payment)))
      .returning({ order: refunds.order, amountCents: refunds.amountCents });
    if (!sent) return undefined;
    await note(shop, tx, sent.order, "refund-by-hand", by, { amountCents: sent.amountCents });
    return (await findOrderById(tx, sent.order))?.number;
  });
}
