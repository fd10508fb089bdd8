import { sql } from "drizzle-orm";
import { dayOf } from "#kit/day.ts";
import { type Id, newId } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { OrderSnapshot } from "../order.ts";

export type Agreed = {
  attempt: string;
  cart: string | null;
  userId: string | null;
  peer?: string | null;
  giftCents: number;
  paymentMethod: string;
  heldUntil: Date;
};
export type Written = { id: Id<"ord">; number: string; dueCents: number; email: string };

/** One statement: number, order, lines and the first line of the audit trail. Nothing when the attempt is known. */
export async function writeOrder(
  shop: Shop,
  tx: Tx,
  snapshot: OrderSnapshot,
  agreed: Agreed,
): Promise<Written | undefined> {
  const id = newId("ord");
  const now = shop.now();
  const year = dayOf(now).slice(0, 4);
  const { lines, totalCents, contact } = snapshot;
  const dueCents = totalCents - agreed.giftCents;
  const { rows } = await tx.execute<{ number: string }>(sql`
    with counted as (
      insert into counters (name, value) values (${`order-${year}`}, 1)
      on conflict (name) do update set value = counters.value + 1 returning value
    ), placed as (
      insert into orders (id, number, attempt, cart, user_id, peer, email, total_cents, gift_cents, due_cents, payment_method, snapshot, placed_at, held_until)
      select ${id}, ${year} || '-' || lpad(value::text, 6, '0'), ${agreed.attempt}, ${agreed.cart}, ${agreed.userId}, ${agreed.peer ?? null}, ${contact.email.toLowerCase()},
        ${totalCents}::int, ${agreed.giftCents}::int, ${dueCents}::int, ${agreed.paymentMethod}, ${JSON.stringify(snapshot)}::jsonb, ${now.toISOString()}::timestamptz, ${agreed.heldUntil.toISOString()}::timestamptz
      from counted on conflict (attempt) do nothing returning id, number
    ), lined as (
      insert into order_lines ("order", sku, cut, quantity, paid_cents)
      select placed.id, l.sku, l.cut, l.quantity, l.paid from placed, unnest(${sql.param(lines.map(({ sku }) => sku))}::text[], ${sql.param(lines.map(({ cut }) => cut ?? ""))}::text[], ${sql.param(lines.map(({ quantity }) => quantity))}::int[], ${sql.param(lines.map((one) => one.lineCents - one.discountCents))}::int[]) as l(sku, cut, quantity, paid)
    ), noted as (
      insert into order_events ("order", at, kind, by) select id, ${now.toISOString()}::timestamptz, 'placed', 'shopper' from placed
    )
    select number from placed`);
  const number = rows[0]?.number;
  return number === undefined ? undefined : { id, number, dueCents, email: contact.email };
}
