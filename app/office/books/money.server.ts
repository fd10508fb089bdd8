import { sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { waitsForSomebody } from "#payments/refund.server.ts";
import { readByMonth, within } from "./keep-past.server.ts";
import { monthsOf, type Span } from "./period.ts";

/** In: through the bank, by hand, or with a gift card. Out: sent back, by hand, or taken back by somebody's bank. */
export type MoneyKind = "paid" | "hand" | "gift" | "refund" | "refund-hand" | "chargeback";
export type Money = { kind: MoneyKind; method: string; count: number; cents: number };
export type Moved = {
  at: Date;
  kind: MoneyKind;
  method: string;
  order: string;
  invoiceNumber: string;
  cents: number;
  /** What the bank calls it. */
  reference: string;
};

const movedIn = (span: Span) => sql`
  select paid_at as at, 'paid' as kind, method, "order", amount_cents as cents, coalesce(provider_id, '') as reference
    from payments where ${within(span, "paid_at")}
  union all
  select paid_at, 'hand', payment_method, id, due_cents - waived_cents, '' from orders o
    where ${within(span, "paid_at")} and due_cents > waived_cents
      and (select p.id from payments p where p."order" = o.id and p.paid_at is not null limit 1) is null
  union all
  select invoiced_at, 'gift', 'cadeaubon', id, gift_cents, '' from orders
    where ${within(span, "invoiced_at")} and invoice_number is not null and gift_cents > 0
  union all
  select created_at, case when payment is null then 'refund-hand' else 'refund' end, '', "order", -amount_cents,
      coalesce(provider_id, '')
    from refunds where ${within(span, "created_at")}
  union all
  select at, 'chargeback', '', "order",
      case kind when 'chargeback' then -1 else 1 end * (detail->>'amountCents')::int, coalesce(detail->>'payment', '')
    from order_events where kind in ('chargeback', 'chargeback-reversed') and ${within(span, "at")}`;

/** What came in and went out in a period, by the way it went. */
export async function readMoney(shop: Shop, span: Span): Promise<Money[]> {
  const rows = await readByMonth(shop, "money", span, sumMoney);
  const groups = Map.groupBy(rows, ({ kind, method }) => `${kind}:${method}`);
  return [...groups.values()].flatMap((some) => {
    const add = (of: (one: Money) => number) => some.reduce((sum, one) => sum + of(one), 0);
    return some[0] ? [{ ...some[0], count: add(({ count }) => count), cents: add(({ cents }) => cents) }] : [];
  });
}

async function sumMoney(db: Reader, span: Span): Promise<Money[]> {
  const { rows } = await db.execute<Money>(sql`
    select kind, method, count(*)::int as count, sum(cents)::bigint as cents from (${movedIn(span)}) as moved
    group by 1, 2 order by sum(cents) desc, 1, 2`);
  return rows;
}

/** Every payment and refund of these days beside its order and invoice, month by month. */
export async function* listMoney(db: Reader, span: Span): AsyncGenerator<Moved> {
  for (const { from, to } of monthsOf(span)) {
    const part = { from: from < span.from ? span.from : from, to: to > span.to ? span.to : to };
    const { rows } = await db.execute<Moved>(sql`
      select moved.at, moved.kind, moved.method, o.number as "order", coalesce(o.invoice_number, '') as "invoiceNumber",
        moved.cents, moved.reference
      from (${movedIn(part)}) as moved join orders o on o.id = moved."order" order by moved.at, o.number, moved.kind`);
    for (const row of rows) yield { ...row, at: new Date(row.at) };
  }
}

/** What gift cards can still pay for, and how many refunds wait for somebody of the shop. */
export async function readOpen(shop: Shop): Promise<{ gifts: number; waiting: number }> {
  const { rows } = await shop.db.execute<{ gifts: number; waiting: number }>(sql`
    select (select coalesce(sum(balance_cents), 0)::bigint from gift_cards) as gifts,
      (select count(*)::int from refunds where ${waitsForSomebody(shop)}) as waiting`);
  return rows[0] ?? { gifts: 0, waiting: 0 };
}
