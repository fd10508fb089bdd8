import { eq, sql } from "drizzle-orm";
import { type Id, newId } from "#kit/id.ts";
import { orderLink } from "#orders/orders.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { bankOf, METHODS } from "./bank/bank.server.ts";
import { findBill } from "./bank/bill.server.ts";
import { payments } from "./tables.server.ts";

type Order = { id: Id<"ord">; number: string; dueCents: number };
export type Started = { ok: true; url: string; payment: Id<"pay"> } | { ok: false; reason: "bank-away" };

/**
 * Opens a payment at the bank and says where to go. Two clicks share a turn, and the bank gets the payment's own id as
 * key, so whoever asks twice gets the same payment; after a failed one, with another method, or for another amount such
 * as the rest after a deposit, the next turn begins.
 */
export async function startPayment(
  shop: Shop,
  order: Order,
  method: string,
  returnUrl: string = orderLink(shop, order),
): Promise<Started> {
  const bank = bankOf(shop);
  const { rows } = await shop.db.execute<{
    id: Id<"pay">;
    method: string;
    amount_cents: number;
    checkout_url: string | null;
  }>(sql`
    insert into payments (id, "order", turn, provider, method, amount_cents, created_at)
    select ${newId("pay")}, ${order.id}, coalesce(
      max(turn) filter (where closed_at is null and amount_cents = ${order.dueCents}::int and (method = ${method} or paid_at is not null)),
      1 + max(turn), 1), ${bank.name}, ${method}, ${order.dueCents}::int, ${shop.now().toISOString()}::timestamptz
    from payments where "order" = ${order.id}
    on conflict ("order", turn) do update set turn = excluded.turn
    returning id, method, amount_cents, checkout_url`);
  const row = rows[0];
  if (!row) throw new Error(`No payment for ${order.id}`);
  if (row.checkout_url) return { ok: true, url: row.checkout_url, payment: row.id };
  try {
    const made = await bank.create({
      key: row.id,
      amountCents: row.amount_cents,
      description: `Bestelling ${order.number}`,
      method: row.method,
      returnUrl,
      webhookUrl: `${shop.url}/api/payments/webhook/${bank.name}`,
      order: order.number,
      ...(METHODS.find(({ id }) => id === row.method)?.credit && { bill: await findBill(shop.db, order.id) }),
    });
    await shop.db
      .update(payments)
      .set({ providerId: made.providerId, checkoutUrl: made.checkoutUrl })
      .where(eq(payments.id, row.id));
    return { ok: true, url: made.checkoutUrl, payment: row.id };
  } catch (error) {
    shop.log.error({ order: order.number, error: String(error) }, "payment could not be opened");
    return { ok: false, reason: "bank-away" };
  }
}
