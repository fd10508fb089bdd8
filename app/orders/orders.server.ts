import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { findUser } from "#accounts/session/sessions.server.ts";
import type { Id } from "#kit/id.ts";
import type { Reader } from "#outside/db.server.ts";
import { isSealed, seal } from "#outside/seal.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { creditNotes, orderEvents, orderLines, orders, shipments } from "./tables.server.ts";

export type Order = typeof orders.$inferSelect;

/** Confirmed, and something of it still has to leave. */
export const isToSend = and(
  isNotNull(orders.confirmedAt),
  isNull(orders.shippedAt),
  isNull(orders.cancelledAt),
  isNull(orders.withdrawnAt),
);

export async function findOrderById(db: Reader, id: Id<"ord">): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

export async function findOrder(db: Reader, number: string): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number));
  return row;
}

export const listOrderLines = (db: Reader, order: Id<"ord">) =>
  db.select().from(orderLines).where(eq(orderLines.order, order)).orderBy(asc(orderLines.sku), asc(orderLines.cut));

export const listShipments = (db: Reader, order: Id<"ord">) =>
  db.select().from(shipments).where(eq(shipments.order, order)).orderBy(asc(shipments.shippedAt));

export const listEvents = (db: Reader, order: Id<"ord">) =>
  db.select().from(orderEvents).where(eq(orderEvents.order, order)).orderBy(asc(orderEvents.id));

export const listCredits = (db: Reader, order: Id<"ord">) =>
  db.select().from(creditNotes).where(eq(creditNotes.order, order)).orderBy(asc(creditNotes.number));

const PURPOSE = "order";
export const orderToken = (shop: Shop, order: { id: string }): string => seal(shop.secret, PURPOSE, order.id);

/** Where a shopper sees this order, with or without an account. */
export const orderLink = (shop: Shop, order: { id: string; number: string }): string =>
  `${shop.url}/thank-you?b=${order.number}&t=${orderToken(shop, order)}`;

const PAPERS = "papers of an order";
/** Where a paper of this order is read, by a link that opens its papers and nothing else of it. */
export const paperPath = (shop: Shop, order: { id: string; number: string }, paper: string): string =>
  `/api/orders/${order.number}/${paper}.pdf?t=${encodeURIComponent(seal(shop.secret, PAPERS, order.id))}`;

/**
 * The order for its owner or the bearer of its link; for everybody else it does not exist. `papers`: for its papers the
 * link to those is enough.
 */
export async function findOrderFor(
  shop: Shop,
  request: Request,
  number: string,
  token: string,
  { papers = false } = {},
): Promise<Order | undefined> {
  if (!/^\d{4}-\d{6,}$/.test(number)) return undefined;
  const order = await findOrder(shop.db, number);
  if (!order) return undefined;
  if (token && isSealed(shop.secret, PURPOSE, order.id, token)) return order;
  if (papers && isSealed(shop.secret, PAPERS, order.id, token)) return order;
  const user = await findUser(shop, request);
  return user && user.id === order.userId ? order : undefined;
}

/** An order by number and e-mail, as the withdrawal form gives them. */
export async function findOrderByEmail(db: Reader, number: string, email: string): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.email, email.toLowerCase())));
  return row;
}

/** The number a customer gave with the last order, so that it is typed once. */
export async function findLastPhone(db: Reader, user: string): Promise<string | undefined> {
  const [row] = await db
    .select({ snapshot: orders.snapshot })
    .from(orders)
    .where(eq(orders.userId, user))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return row?.snapshot.contact.phone || undefined;
}
