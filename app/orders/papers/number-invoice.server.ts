import { sql } from "drizzle-orm";
import { dayOf } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";

/**
 * The next invoice number, without gaps, for an order that goes on; one that was let go is so no longer. What happened
 * is noted in the same statement.
 */
export async function numberInvoice(shop: Shop, tx: Tx, order: Id<"ord">, kind: string, by: string): Promise<void> {
  const now = shop.now();
  const year = dayOf(now).slice(0, 4);
  await tx.execute(sql`
    with counted as (
      insert into counters (name, value) values (${`invoice-${year}`}, 1)
      on conflict (name) do update set value = counters.value + 1 returning value
    ), noted as (
      insert into order_events ("order", at, kind, by)
      values (${order}, ${now.toISOString()}::timestamptz, ${kind}, ${by})
    )
    update orders set invoice_number = 'F' || ${year} || '-' || lpad(value::text, 6, '0'), invoiced_at = ${now.toISOString()}::timestamptz, expired_at = null, cancelled_at = null
    from counted where id = ${order}`);
}
