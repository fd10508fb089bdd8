import { eq, sql } from "drizzle-orm";
import { dayOf } from "#kit/day.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Credit } from "./credit.ts";
import { noteRefund } from "./note-refund.server.ts";
import { openCents, takeOff } from "../order.ts";
import type { Order } from "../orders.server.ts";
import { orders } from "../tables.server.ts";

/**
 * Takes value off an order that is held in this transaction: what was still to be paid becomes less, the rest goes
 * back as money, and an invoice that was sent gets its credit note. Says how much goes back.
 */
export async function creditOrder(
  shop: Shop,
  tx: Tx,
  order: Order,
  { credit, reason, once }: { credit: Credit; reason: string; once: string },
): Promise<number> {
  const { waivedCents, refundCents } = takeOff(order, credit.totalCents);
  if (waivedCents + refundCents <= 0) return 0;
  const open = openCents(order) - waivedCents;
  if (waivedCents > 0)
    await tx
      .update(orders)
      .set({ waivedCents: sql`${orders.waivedCents} + ${waivedCents}` })
      .where(eq(orders.id, order.id));
  if (order.invoiceNumber) await writeNote(shop, tx, order, { credit, once, waivedCents, open });
  if (refundCents > 0) await noteRefund(shop, tx, { order: order.id, amountCents: refundCents, reason, once });
  else if (order.invoiceNumber) await shop.jobs.send(tx, "credit-mail", { once }, { once: `credit-mail-${once}` });
  return refundCents;
}

type Note = { credit: Credit; once: string; waivedCents: number; open: number };

/** The next number, without gaps: a deed that fails gives it back. */
async function writeNote(shop: Shop, tx: Tx, order: Order, { credit, once, waivedCents, open }: Note): Promise<void> {
  const now = shop.now();
  const year = dayOf(now).slice(0, 4);
  await tx.execute(sql`
    with counted as (
      insert into counters (name, value) values (${`credit-${year}`}, 1)
      on conflict (name) do update set value = counters.value + 1 returning value
    )
    insert into credit_notes (number, once, "order", body, waived_cents, open_cents, made_at)
    select 'C' || ${year} || '-' || lpad(value::text, 6, '0'), ${once}, ${order.id}, ${JSON.stringify(credit)}::jsonb,
      ${waivedCents}::int, ${open}::int, ${now.toISOString()}::timestamptz
    from counted`);
}
