import { type SQL, sql } from "drizzle-orm";
import type { Order } from "../orders.server.ts";

const LONG_MS = 30 * 86_400_000;
const longBefore = (now: Date): Date => new Date(now.getTime() - LONG_MS);

/** Away, given up or never paid, so long ago that nobody who packs has anything left to do with it. */
export function isLongGone(order: Order, now: Date): boolean {
  const { deliveredAt, shippedAt, cancelledAt, withdrawnAt, confirmedAt, expiredAt } = order;
  const over = deliveredAt ?? shippedAt ?? cancelledAt ?? withdrawnAt ?? (confirmedAt ? null : expiredAt);
  return over !== null && over < longBefore(now);
}

/** The same of the order `o` of a query. */
export const longGone = (now: Date): SQL => sql`coalesce(o.delivered_at, o.shipped_at, o.cancelled_at, o.withdrawn_at,
  case when o.confirmed_at is null then o.expired_at end) < ${longBefore(now)}`;
