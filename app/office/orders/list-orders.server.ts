import { and, desc, or, type SQL, sql } from "drizzle-orm";
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

/** Percent signs and underscores are letters here, not jokers. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

function matching(q: string): SQL | undefined {
  if (!q) return undefined;
  const like = anywhere(q);
  return or(
    sql`number like ${like}`,
    sql`email like ${like.toLowerCase()}`,
    sql`${NAME} ilike ${like}`,
    sql`${COMPANY} ilike ${like}`,
  );
}

/** Newest first, one page of them, and how many there are. */
export async function listOrders(db: Db, { q, state, page }: Asked): Promise<{ orders: ListedOrder[]; total: number }> {
  const where = and(matching(q), state && IN_STATE[state]);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(desc(orders.placedAt), desc(orders.number))
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
      status: statusOf(row),
    })),
  };
}
