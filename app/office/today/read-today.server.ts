import { sql } from "drizzle-orm";
import { addDays, type Day, dayOf } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import { toCheck } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { readSoldLately } from "./sold-lately.server.ts";
import { mails } from "#outside/tables.server.ts";

export type LeavingDay = { day: Day | null; count: number; packed: number; late: number };

/** Per day of leaving: what arrives on a day left the day before, and what should have left before leaves today. */
export async function listLeaving(db: Reader, today: Day): Promise<LeavingDay[]> {
  const { rows } = await db.execute<LeavingDay>(sql`
    select to_char(greatest(first_day::date - 1, ${today}::date), 'YYYY-MM-DD') as day, sum(orders)::int as count,
      coalesce(sum(orders) filter (where first_day <= ${today}), 0)::int as late, sum(packed)::int as packed
    from (
      select first_day, count(*) as orders, count(*) filter (where exists (select from packing_crates c
        where c."order" = orders.id and c.packed_at is not null and c.done_at is null)) as packed
      from orders
      where confirmed_at is not null and shipped_at is null and cancelled_at is null and withdrawn_at is null
      group by 1
    ) waiting
    group by 1 order by 1 nulls last limit 14`);
  return rows;
}

export type OpenWithdrawal = { number: string; name: string; received: string; back: boolean };
type Waits = { count: number; oldest: string | null };

const FEW = 5;

/** The first that must be paid back, and how many there are. */
export async function listToRefund(db: Reader): Promise<{ first: OpenWithdrawal[]; count: number }> {
  const { rows } = await db.execute<OpenWithdrawal & { count: number }>(sql`
    select coalesce(o.number, '') as number, w.name, w.received_at as received, w.goods_back_at is not null as back,
      (count(*) over ())::int as count
    from withdrawals w left join orders o on o.id = w."order"
    where w.refunded_at is null order by w.received_at limit ${FEW}`);
  return { first: rows, count: rows[0]?.count ?? 0 };
}

export type Pile = Waits & { cents: number };

/** What lies on a pile: how many, since when, and what it is worth. */
export async function readPiles(shop: Shop) {
  const { rows } = await shop.db.execute<{ name: string; count: number; oldest: string | null; cents: string }>(sql`
    select 'post' as name, count(*)::int as count, min(coalesce(claimed_at, created_at)) as oldest, 0 as cents
      from ${mails} where ${toCheck(shop)}
    union all select 'trees', count(*)::int, min(sent_at), coalesce(sum(total_cents), 0)
      from tree_orders where approved_at is null and declined_at is null
    union all select 'transfers', count(*)::int, min(created_at), coalesce(sum(amount_cents), 0)
      from refunds where sent_at is null and payment is null
    union all select 'messages', count(*)::int, min(waits_since), 0 from messages where done_at is null
    union all select 'imports', count(*)::int, min(at), 0
      from imports where source is not null and state in ('new', 'checked', 'failed')
    union all select 'reviews', count(*)::int, min(written_at), 0 from reviews where state = 'waiting'`);
  const pile = (name: string): Pile => {
    const found = rows.find((row) => row.name === name);
    return { count: found?.count ?? 0, oldest: found?.oldest ?? null, cents: Number(found?.cents ?? 0) };
  };
  const [post, trees, transfers] = [pile("post"), pile("trees"), pile("transfers")];
  return { post, trees, transfers, messages: pile("messages"), imports: pile("imports"), reviews: pile("reviews") };
}

/** Who waits longest for an answer. */
export async function findOldestThread(db: Reader): Promise<{ id: number; subject: string; name: string } | undefined> {
  const { rows } = await db.execute<{ id: number; subject: string; name: string }>(sql`
    select id, subject, name from messages where done_at is null order by waits_since, id limit 1`);
  return rows[0];
}

/** Money somebody of the shop has to send: the order it belongs to, the oldest first. */
export async function findTransfer(db: Reader): Promise<string | undefined> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select o.number from refunds r join orders o on o.id = r."order"
    where r.sent_at is null and r.payment is null order by r.created_at limit 1`);
  return rows[0]?.number;
}

export type Low = { slug: string; name: string; label: string; stock: number; sold: number; count: number };

const LOW = 10;

/** Sizes that sell and soon are gone: fewer left than are sold in two weeks at the pace of the last thirty days. */
export async function listLow(shop: Shop): Promise<Low[]> {
  const sold = await readSoldLately(shop);
  const { rows } = await shop.db.execute<Omit<Low, "sold" | "count"> & { sku: string }>(sql`
    select v.sku, p.slug, p.name, v.label, v.stock from variants v join products p on p.slug = v.product and p.listed
    where v.stock <= ${LOW}::int and v.sku = any(${sql.param([...sold.keys()])}::text[])`);
  const low = rows
    .map((row) => ({ ...row, sold: sold.get(row.sku) ?? 0 }))
    .filter((row) => row.sold > 0 && row.stock * 30 <= row.sold * 14)
    .toSorted((a, b) => a.stock / a.sold - b.stock / b.sold || (a.sku < b.sku ? -1 : 1));
  return low.slice(0, FEW).map(({ sku: _sku, ...row }) => ({ ...row, count: low.length }));
}

export type Hour = { hour: number; cents: number; orders: number };

/** What was sold today, by the hour of the clock on the wall. */
export async function listHours(db: Reader, now: Date): Promise<Hour[]> {
  const { rows } = await db.execute<Hour>(sql`
    select extract(hour from placed_at at time zone 'Europe/Amsterdam')::int as hour,
      sum(total_cents - refunded_cents)::bigint as cents, count(*)::int as orders
    from orders where confirmed_at is not null
      and placed_at >= (select ${dayOf(now)}::date::timestamp at time zone 'Europe/Amsterdam')
      and placed_at < (select ${addDays(dayOf(now), 1)}::date::timestamp at time zone 'Europe/Amsterdam')
    group by 1`);
  return rows;
}
