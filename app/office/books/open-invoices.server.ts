import { sql } from "drizzle-orm";
import { addDays, type Day, dayOf } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import type { Cents } from "#kit/money.ts";
import { openCents, type OrderSnapshot } from "#orders/order.ts";
import type { Order } from "#orders/orders.server.ts";
import { orders } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";

/** The term of the invoice itself: fourteen days after delivery. */
const TERM_DAYS = 14;
/** From how many days late each reminder may go, and how many days lie between two of them. */
const STAGES = [1, 14, 28];
const BETWEEN_DAYS = 7;

export type OpenInvoice = {
  id: Id<"ord">;
  number: string;
  invoiceNumber: string;
  name: string;
  openCents: number;
  /** Not while nothing is delivered. */
  due: Day | undefined;
  daysLate: number;
  reminded: number;
  remindedOn: Day | undefined;
  /** Which reminder may go now. */
  next: number | undefined;
};

// An order is long, and of that an open invoice needs little.
const { id, number, invoiceNumber, invoicedAt, confirmedAt, paidAt, cancelledAt, shippedAt, deliveredAt } = orders;
const { totalCents, giftCents, waivedCents, refundedCents } = orders;
const MOMENTS = { invoicedAt, confirmedAt, paidAt, cancelledAt, shippedAt, deliveredAt };
const SHORT = { id, number, invoiceNumber, ...MOMENTS, totalCents, giftCents, waivedCents, refundedCents };
type Agreed = Pick<OrderSnapshot, "business" | "contact" | "reservation">;
const AGREED = sql<Agreed>`(select to_jsonb(s) from jsonb_to_record(${orders.snapshot})
  as s(business jsonb, contact jsonb, reservation jsonb))`;
type Invoice = Pick<Order, keyof typeof SHORT> & { snapshot: Agreed };

const MOST = 200;
/** What is open of each and since when, as `openCents` and `termFrom` say it of one; the oldest when there are very many. */
const UNPAID = sql`
  select id, placed_at, total_cents - waived_cents - gift_cents - coalesce((held->>'depositCents')::int, 0) as open,
    case when held is null then coalesce(delivered_at, shipped_at) else invoiced_at end as since
  from (select *, snapshot->'reservation' as held from orders
    where confirmed_at is not null and paid_at is null and cancelled_at is null and invoice_number is not null
    order by placed_at limit ${MOST}) as unpaid`;

/** From when its term runs: a hedge's rest after it was lifted, all else after it came. */
const termFrom = ({ snapshot, invoicedAt, deliveredAt, shippedAt }: Invoice): Date | null =>
  snapshot.reservation ? invoicedAt : (deliveredAt ?? shippedAt);

const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export function stand(order: Invoice, sent: Day[], today: Day): OpenInvoice {
  const { snapshot } = order;
  const from = termFrom(order);
  const due = from ? addDays(dayOf(from), TERM_DAYS) : undefined;
  const daysLate = due ? Math.max(0, daysBetween(due, today)) : 0;
  const remindedOn = sent.at(-1);
  const rested = !remindedOn || daysBetween(remindedOn, today) >= BETWEEN_DAYS;
  const may = rested && daysLate >= (STAGES[sent.length] ?? Number.POSITIVE_INFINITY);
  return {
    id: order.id,
    number: order.number,
    invoiceNumber: order.invoiceNumber ?? "",
    name: snapshot.business?.company || `${snapshot.contact.firstName} ${snapshot.contact.lastName}`.trim(),
    openCents: openCents(order),
    due,
    daysLate,
    reminded: sent.length,
    remindedOn,
    next: may ? sent.length + 1 : undefined,
  };
}

export type OpenInvoices = { first: OpenInvoice[]; count: number; cents: Cents; isAll: boolean };

/** Invoices that are still to be paid, the first of them who is latest; of very many the oldest. */
export async function listOpenInvoices(db: Reader, today: Day, most = MOST): Promise<OpenInvoices> {
  const rows = await db
    .select({
      order: { ...SHORT, snapshot: AGREED },
      sent: sql<
        Date[] | null
      >`(select jsonb_agg(at order by id) from order_events where "order" = orders.id and kind = 'invoice-reminded')`,
      count: sql<number>`first.count`,
      cents: sql<Cents>`first.cents`,
      read: sql<number>`first.read`,
    })
    .from(sql`(select * from (
      select *, count(*) over () as read, count(*) filter (where open > 0) over () as count,
        sum(open) filter (where open > 0) over () as cents from (${UNPAID}) as all_open) as counted
      where open > 0 order by since nulls last, placed_at limit ${most}) as first`)
    .innerJoin(orders, sql`orders.id = first.id`)
    .orderBy(sql`first.since nulls last, first.placed_at`);
  const first = rows.map(({ order, sent }) =>
    stand(
      order,
      (sent ?? []).map((at) => dayOf(new Date(at))),
      today,
    ),
  );
  const { count = 0, cents = 0, read = 0 } = rows[0] ?? {};
  return { first, count, cents, isAll: read < MOST };
}
