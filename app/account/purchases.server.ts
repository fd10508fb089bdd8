import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Purchase } from "./purchase.ts";
import type { User } from "#accounts/session/sessions.server.ts";
import { dayOf } from "#kit/day.ts";
import { newId } from "#kit/id.ts";
import { type OrderStatus, statusOf } from "#orders/order.ts";
import { reviewLink } from "#orders/shipping/invite-review.server.ts";
import { listOpenReviews } from "#orders/shipping/open-reviews.server.ts";
import { type Order, orderToken } from "#orders/orders.server.ts";
import { orders, reservations, shipments } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { refunds } from "#payments/tables.server.ts";

const STEPS: Record<OrderStatus, number> = {
  "awaiting-payment": 1,
  confirmed: 3,
  "part-shipped": 4,
  shipped: 4,
  delivered: 5,
  expired: 0,
  cancelled: 0,
  withdrawn: 0,
};

type Buyer = Pick<User, "id" | "email" | "confirmed">;
const MOST = 200;

/** Orders placed as a guest belong to somebody too once their address is confirmed. */
export const isOf = ({ id, email, confirmed }: Buyer) =>
  confirmed ? or(eq(orders.userId, id), eq(orders.email, email)) : eq(orders.userId, id);

const { confirmedAt, paidAt, cancelledAt, withdrawnAt, partShippedAt, shippedAt, deliveredAt, expiredAt } = orders;
const MOMENTS = { confirmedAt, paidAt, cancelledAt, withdrawnAt, partShippedAt, shippedAt, deliveredAt, expiredAt };

/** The products of somebody's orders, without what came to nothing. */
export async function listBought(db: Reader, user: Buyer): Promise<Set<string>> {
  const slugs = sql<string[]>`jsonb_path_query_array(${orders.snapshot}, '$.lines[*].slug')`;
  const rows = await db
    .select({ ...MOMENTS, slugs })
    .from(orders)
    .where(isOf(user))
    .orderBy(desc(orders.placedAt))
    .limit(MOST);
  return new Set(rows.flatMap((row) => (STEPS[statusOf(row)] > 0 ? row.slugs : [])));
}

/** The numbers of all somebody's orders, however many. */
export async function listNumbers(db: Reader, user: Buyer): Promise<string[]> {
  return (await db.select({ number: orders.number }).from(orders).where(isOf(user))).map(({ number }) => number);
}

/** So long after it left an order counts as on its way, though nobody said that it arrived. */
const LATELY_MS = 60 * 86_400_000;

/** Whether the shop still owes somebody plants or money, or they owe it money, by any of their orders; that comes first. */
export async function isAwaited({ db, now }: Shop, user: Buyer): Promise<boolean> {
  const lately = new Date(now().getTime() - LATELY_MS);
  const goesOn = and(isNotNull(confirmedAt), isNull(cancelledAt), isNull(withdrawnAt));
  const byHand = db
    .select()
    .from(refunds)
    .where(and(eq(refunds.order, orders.id), isNull(refunds.payment), isNull(refunds.sentAt)));
  const awaited = or(
    and(goesOn, isNull(shippedAt)),
    and(goesOn, isNull(deliveredAt), gt(shippedAt, lately)),
    and(goesOn, isNull(paidAt), sql`total_cents > waived_cents + gift_cents`),
    exists(byHand),
  );
  return (
    (
      await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(isOf(user), awaited))
        .limit(1)
    ).length > 0
  );
}

/** What somebody bought, newest first, as their account shows it. */
export async function listPurchases(shop: Shop, user: Buyer): Promise<Purchase[]> {
  const rows = await shop.db.select().from(orders).where(isOf(user)).orderBy(desc(orders.placedAt)).limit(MOST);
  const ids = rows.map(({ id }) => id);
  const sent = ids.length ? await shop.db.select().from(shipments).where(inArray(shipments.order, ids)) : [];
  const hedges = rows.some(({ snapshot }) => snapshot.reservation)
    ? await shop.db
        .select({ order: reservations.order, week: reservations.week })
        .from(reservations)
        .where(inArray(reservations.order, ids))
    : [];
  const open = await listOpenReviews(shop.db, rows);
  return rows.map((row) => ({
    toReview: (open.get(row.id) ?? []).map((one) => ({ ...one, link: formOf(shop, row, one.slug) })),
    ...purchaseOf(shop, row, sent.find(({ order }) => order === row.id)?.trackUrl ?? null),
    // Frost may have moved a hedge since it was agreed.
    ...hedges.filter(({ order }) => order === row.id).map(({ week }) => ({ deliveryDay: week }))[0],
  }));
}

const formOf = (shop: Shop, order: Order, slug: string): string =>
  `${reviewLink(shop, order).slice(shop.url.length)}&p=${encodeURIComponent(slug)}#${slug}`;

function purchaseOf(shop: Shop, order: Order, trackUrl: string | null): Omit<Purchase, "toReview"> {
  const { number, snapshot, totalCents, placedAt, invoiceNumber } = order;
  const token = encodeURIComponent(orderToken(shop, order));
  const status = statusOf(order);
  return {
    number,
    placedOn: dayOf(placedAt),
    deliveryDay: snapshot.shipments.find(({ day }) => day !== null)?.day ?? null,
    status,
    step: STEPS[status],
    count: snapshot.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalCents,
    lines: snapshot.lines.map(({ slug, name, sku, cut, note, quantity, picture }) => ({
      slug,
      name,
      sku,
      cut,
      note,
      quantity,
      picture,
    })),
    link: `/thank-you?b=${number}&t=${token}`,
    trackUrl,
    press: newId("prs"),
    invoiceUrl: invoiceNumber ? `/api/orders/${number}/factuur.pdf?t=${token}` : null,
  };
}
