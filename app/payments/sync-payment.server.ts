import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import { note } from "#orders/note.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { type BankPayment, isClosed, isPaid } from "./bank/bank.ts";
import { bankOf } from "./bank/bank.server.ts";
import { requestRefund } from "./refund.server.ts";
import { payments } from "./tables.server.ts";

type Row = typeof payments.$inferSelect;

/** Asks the bank how a payment stands and acts on it. Webhook, return page and clock all end here; doing it again changes nothing. */
export async function syncPayment(shop: Shop, row: Row): Promise<void> {
  if (!row.providerId) return;
  const found = await bankOf(shop).find(row.providerId);
  if (!found) return;
  if (row.paidAt) return found.chargedBackCents === row.chargedBackCents ? undefined : chargedBack(shop, row, found);
  if (found.state === row.state) return;
  await shop.db.transaction(async (tx) => {
    if (isPaid(found.state)) await paid(shop, tx, row, found);
    else if (isClosed(found.state)) await closed(shop, tx, row, found);
    else
      await tx
        .update(payments)
        .set({ state: found.state })
        .where(and(eq(payments.id, row.id), isNull(payments.paidAt), isNull(payments.closedAt)));
  });
}

async function paid(shop: Shop, tx: Tx, row: Row, found: BankPayment): Promise<void> {
  const [won] = await tx
    .update(payments)
    .set({ state: found.state, paidAt: shop.now() })
    .where(and(eq(payments.id, row.id), isNull(payments.paidAt)))
    .returning({ covered });
  if (!won) return;
  if (found.amountCents !== row.amountCents || found.currency !== "EUR") {
    await note(shop, tx, row.order, "payment-differs", "bank", {
      expected: row.amountCents,
      got: found.amountCents,
      currency: found.currency,
    });
    return;
  }
  const settled = await settleOrder(shop, tx, row.order, { paid: won.covered, by: "bank", method: row.method });
  if (settled === "confirmed") return;
  // Paid twice, or paid after the last plant went: the money goes back by itself.
  const { order, id: payment, amountCents } = row;
  const once = `${settled}:${payment}`;
  await requestRefund(shop, tx, { order, payment, amountCents, reason: REASONS[settled], once });
  if (settled !== "sold-out")
    await shop.jobs.send(tx, "refund-mail", { order, cents: amountCents, once }, { once: `refund-mail-${once}` });
}

const REASONS = {
  already: "dubbele betaling",
  gone: "vervangen of geannuleerde bestelling",
  "sold-out": "uitverkocht",
};

/** The buyer's own bank took money back, or gave it again: it stands on the order, and somebody looks at it. */
async function chargedBack(shop: Shop, row: Row, { chargedBackCents }: BankPayment): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(payments)
      .set({ chargedBackCents })
      .where(and(eq(payments.id, row.id), eq(payments.chargedBackCents, row.chargedBackCents)))
      .returning({ id: payments.id });
    if (!changed) return;
    const kind = chargedBackCents > row.chargedBackCents ? "chargeback" : "chargeback-reversed";
    const amountCents = Math.abs(chargedBackCents - row.chargedBackCents);
    await note(shop, tx, row.order, kind, "bank", { payment: row.id, amountCents });
  });
}

/** Whether all that came in for the order, with this, makes it whole; a deposit does not. */
const covered = sql<boolean>`payments.amount_cents + coalesce((select sum(p.amount_cents) from payments p
  where p."order" = payments."order" and p.paid_at is not null and p.id <> payments.id), 0)
  >= (select o.due_cents - o.waived_cents from orders o where o.id = payments."order")`;

async function closed(shop: Shop, tx: Tx, row: Row, found: BankPayment): Promise<void> {
  const [won] = await tx
    .update(payments)
    .set({ state: found.state, closedAt: shop.now() })
    .where(and(eq(payments.id, row.id), isNull(payments.paidAt), isNull(payments.closedAt)))
    .returning({ id: payments.id });
  if (won) await note(shop, tx, row.order, `payment-${found.state}`, "bank", { payment: row.id });
}

export async function syncByProviderId(shop: Shop, providerId: string): Promise<boolean> {
  const [row] = await shop.db.select().from(payments).where(eq(payments.providerId, providerId));
  if (row) await syncPayment(shop, row);
  return row !== undefined;
}

/** For the return page: every payment of the order that may have news. */
export async function syncOrder(shop: Shop, order: Id<"ord">): Promise<void> {
  const rows = await shop.db
    .select()
    .from(payments)
    .where(and(eq(payments.order, order), isNull(payments.paidAt)));
  for (const row of rows) await syncPayment(shop, row);
}

/** The clock: a webhook that never came is made up for, up to two days back. */
export async function syncForgotten(shop: Shop): Promise<void> {
  const now = shop.now().getTime();
  const rows = await shop.db
    .select()
    .from(payments)
    .where(
      and(
        isNull(payments.paidAt),
        isNotNull(payments.providerId),
        ne(payments.state, "paid"),
        lt(payments.createdAt, new Date(now - 120_000)),
        gt(payments.createdAt, new Date(now - 2 * 86_400_000)),
      ),
    )
    .limit(200);
  for (const row of rows)
    await syncPayment(shop, row).catch((error: unknown) =>
      shop.log.warn({ payment: row.id, error: String(error) }, "payment could not be asked"),
    );
}
