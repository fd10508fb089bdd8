import { and, asc, desc, or, type SQL, sql } from "drizzle-orm";
import type { Day } from "#kit/day.ts";
import type { Db } from "#outside/db.server.ts";
import { type OrderStatus, statusOf } from "#orders/order.ts";
import { orders } from "#orders/tables.server.ts";

export const STATES = [
  "confirmed",
  "awaiting-payment",
  "shipped",
  "delivered",
  "withdrawn",
  "cancelled",
  "expired",
] as const satisfies OrderStatus[];
export const PER_PAGE = 25;

export type Asked = { q: string; state: OrderStatus | undefined; page: number };
export type ListedOrder = {
  number: string;
  placedAt: Date;
  name: string;
  email: string;
  totalCents: number;
  /** The first day on which something is wanted. */
  wanted: Day | undefined;
  status: OrderStatus;
};

/** The same order of questions as `statusOf`: the first moment that is set decides. */
const IN_STATE: Record<OrderStatus, SQL> = {
  cancelled: sql`cancelled_at is not null`,
  withdrawn: sql`cancelled_at is null and withdrawn_at is not null`,
  delivered: sql`cancelled_at is null and withdrawn_at is null and delivered_at is not null`,
  shipped: sql`cancelled_at is null and withdrawn_at is null and delivered_at is null and shipped_at is not null`,
  confirmed: sql`cancelled_at is null and withdrawn_at is null and delivered_at is null and shipped_at is null and confirmed_at is not null`,
  expired: sql`cancelled_at is null and withdrawn_at is null and delivered_at is null and shipped_at is null and confirmed_at is null and expired_at is not null`,
  "awaiting-payment": sql`cancelled_at is null and withdrawn_at is null and delivered_at is null and shipped_at is null and confirmed_at is null and expired_at is null`,
};

const NAME = sql`(snapshot->'contact'->>'firstName') || ' ' || (snapshot->'contact'->>'lastName')`;
const COMPANY = sql`coalesce(snapshot->'business'->>'company', '')`;

/** What must be packed first stands first; everything else is newest first. */
const FIRST_DAY = sql`(select min(s->>'day') from jsonb_array_elements(snapshot->'shipments') s)`;
const inOrder = (state: OrderStatus | undefined): SQL[] =>
  state === "confirmed"
    ? [sql`${FIRST_DAY} asc nulls first`, asc(orders.placedAt)]
    : [desc(orders.placedAt), desc(orders.number)];

/** Percent signs and underscores are letters here, not jokers. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Numbers and addresses stand in columns of their own; only a name needs a look inside what was agreed. */
function matching(q: string): SQL | undefined {
  if (!q) return undefined;
  const like = anywhere(q);
  if (/^[\d-]+$/.test(q)) return sql`number like ${like}`;
  if (q.includes("@")) return sql`email like ${like.toLowerCase()}`;
  return or(sql`email like ${like.toLowerCase()}`, sql`${NAME} ilike ${like}`, sql`${COMPANY} ilike ${like}`);
}

const byDay = (a: Day, b: Day): number => (a < b ? -1 : 1);

/** One page of them, and how many there are. */
export async function listOrders(db: Db, { q, state, page }: Asked): Promise<{ orders: ListedOrder[]; total: number }> {
  const where = and(matching(q), state && IN_STATE[state]);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(...inOrder(state))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db.select({ total: sql<number>`count(*)::int` }).from(orders).where(where),
  ]);
  return {
    total: counted?.total ?? 0,
    orders: rows.map((row) => ({
      number: row.number,
      placedAt: row.placedAt,
      email: row.email,
      name: row.snapshot.business?.company || `${row.snapshot.contact.firstName} ${row.snapshot.contact.lastName}`,
      totalCents: row.totalCents,
      wanted: row.snapshot.shipments.flatMap(({ day }) => day ?? []).toSorted(byDay)[0],
      status: statusOf(row),
    })),
  };
}
