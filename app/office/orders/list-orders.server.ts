import { and, asc, desc, inArray, type SQL, sql } from "drizzle-orm";
import { addDays, type Day } from "#kit/day.ts";
import type { Db } from "#outside/db.server.ts";
import { type OrderStatus, statusOf } from "#orders/order.ts";
import { orders } from "#orders/tables.server.ts";
import { findOrders } from "#orders/finding/find-orders.server.ts";

export const STATES = [
  "confirmed",
  "part-shipped",
  "awaiting-payment",
  "shipped",
  "delivered",
  "withdrawn",
  "cancelled",
  "expired",
] as const satisfies OrderStatus[];
/** The lists somebody opens every day, each with its count. */
export const VIEWS = ["te-verzenden", "vandaag", "deels", "wacht", "rekening", "alle"] as const;
export type View = (typeof VIEWS)[number];
export const PER_PAGE = 25;
/** Nobody leafs further; above it a search is the way, and counting on would cost more than it tells. */
const MOST_COUNTED = 1000;

export type Asked = {
  q: string;
  state?: OrderStatus | undefined;
  view?: View | undefined;
  page: number;
  today: Day;
  goodsAt?: Date | undefined;
};
export type ListedOrder = {
  number: string;
  placedAt: Date;
  name: string;
  city: string;
  what: { first: string; pieces: number; more: number; picture: { key: string; alt: string } | null } | undefined;
  totalCents: number;
  /** The first day on which something is wanted. */
  wanted: Day | undefined;
  status: OrderStatus;
};

const TO_SEND = sql`confirmed_at is not null and shipped_at is null and cancelled_at is null`;
const GOES_ON = sql`cancelled_at is null and withdrawn_at is null`;
const NOT_AWAY = sql`${GOES_ON} and delivered_at is null and shipped_at is null`;
/** The same order of questions as `statusOf`: the first moment that is set decides. */
const IN_STATE: Record<OrderStatus, SQL> = {
  cancelled: sql`cancelled_at is not null`,
  withdrawn: sql`cancelled_at is null and withdrawn_at is not null`,
  delivered: sql`${GOES_ON} and delivered_at is not null`,
  shipped: sql`${GOES_ON} and delivered_at is null and shipped_at is not null`,
  confirmed: sql`${NOT_AWAY} and confirmed_at is not null and part_shipped_at is null`,
  "part-shipped": sql`${NOT_AWAY} and confirmed_at is not null and part_shipped_at is not null`,
  expired: sql`${NOT_AWAY} and confirmed_at is null and expired_at is not null`,
  "awaiting-payment": sql`${NOT_AWAY} and confirmed_at is null and expired_at is null`,
};

const sendable = sql`${TO_SEND} and withdrawn_at is null`;
/** What leaves today arrives tomorrow; what should have left before is still to leave. */
const inView = (view: View, today: Day): SQL | undefined =>
  ({
    "te-verzenden": sendable,
    vandaag: sql`${sendable} and first_day <= ${addDays(today, 1)}`,
    deels: sql`${sendable} and part_shipped_at is not null`,
    wacht: IN_STATE["awaiting-payment"],
    rekening: sql`confirmed_at is not null and paid_at is null and cancelled_at is null`,
    alle: undefined,
  })[view];

/** What must be packed first stands first; everything else is newest first. */
const inOrder = (sending: boolean): SQL[] =>
  sending
    ? [sql`first_day asc nulls first`, asc(orders.placedAt), asc(orders.number)]
    : [desc(orders.placedAt), desc(orders.number)];

const byDay = (a: Day, b: Day): number => (a < b ? -1 : 1);

type Listed = {
  orders: ListedOrder[];
  total: number;
  /** So many at least: it was not counted further. */
  more: boolean;
};

/** One page of them, and how many there are. */
export async function listOrders(db: Db, { q, state, view, page, today, goodsAt }: Asked): Promise<Listed> {
  const where = and(state && IN_STATE[state], view && inView(view, today));
  const sending = state === "confirmed" || state === "part-shipped" || ["te-verzenden", "vandaag"].includes(view ?? "");
  const skip = (page - 1) * PER_PAGE;
  if (q.trim()) {
    const { ids, total, more } = await findOrders(db, { q, where, goodsAt, sending, most: PER_PAGE, skip });
    const rows = await db
      .select()
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(...inOrder(sending));
    return { orders: rows.map(listed), total: Math.min(total, MOST_COUNTED), more: more || total >= MOST_COUNTED };
  }
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(...inOrder(sending))
      .limit(PER_PAGE)
      .offset(skip),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(db.select({ one: sql`1` }).from(orders).where(where).limit(MOST_COUNTED).as("some")),
  ]);
  const total = counted?.total ?? 0;
  return { orders: rows.map(listed), total, more: total >= MOST_COUNTED };
}

function listed(row: typeof orders.$inferSelect): ListedOrder {
  const { contact, business, deliverTo, lines = [], shipments } = row.snapshot;
  const [first] = lines;
  return {
    number: row.number,
    placedAt: row.placedAt,
    name: business?.company || `${contact.firstName} ${contact.lastName}`,
    city: deliverTo?.city ?? "",
    what: first && {
      first: `${first.name}, ${first.label}`,
      pieces: first.quantity,
      more: lines.length - 1,
      picture: first.picture,
    },
    totalCents: row.totalCents,
    wanted: shipments.flatMap(({ day }) => day ?? []).toSorted(byDay)[0],
    status: statusOf(row),
  };
}

/** How many each of the daily lists holds; everything together is not counted. */
export async function countViews(db: Db, today: Day): Promise<Partial<Record<View, number>>> {
  const counted = VIEWS.filter((view) => view !== "alle").map(
    (view) => sql`(select count(*)::int from orders where ${inView(view, today)}) as ${sql.identifier(view)}`,
  );
  const { rows } = await db.execute<Record<View, number>>(sql`select ${sql.join(counted, sql`, `)}`);
  return rows[0] ?? {};
}
