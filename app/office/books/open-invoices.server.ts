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

const UNPAID = sql`confirmed_at is not null and paid_at is null and cancelled_at is null`;
const MOST = 200;

/** From when its term runs: a hedge's rest after it was lifted, all else after it came. */
const termFrom = ({ snapshot, invoicedAt, deliveredAt, shippedAt }: Invoice): Date | null =>
  snapshot.reservation ? invoicedAt : (deliveredAt ?? shippedAt);

const since = (order: Invoice): number => termFrom(order)?.getTime() ?? Number.MAX_SAFE_INTEGER;
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
    })
    .from(orders)
    .where(sql`${UNPAID} and invoice_number is not null`)
    .orderBy(orders.placedAt)
    .limit(MOST);
  const open = rows.filter(({ order }) => openCents(order) > 0);
  // Days are slow to say: only of those that are shown.
  const first = open
    .toSorted((a, b) => since(a.order) - since(b.order))
    .slice(0, most)
    .map(({ order, sent }) =>
      stand(
        order,
        (sent ?? []).map((at) => dayOf(new Date(at))),
        today,
      ),
    );
  const cents = open.reduce((sum, { order }) => sum + openCents(order), 0);
  return { first, count: open.length, cents, isAll: rows.length < MOST };
}
