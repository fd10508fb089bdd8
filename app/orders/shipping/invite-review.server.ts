import { and, asc, eq, sql } from "drizzle-orm";
import { products } from "#catalogue/tables.server.ts";
import type { Id } from "#kit/id.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import { isSealed, seal } from "#outside/seal.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { reviews } from "#reviews/tables.server.ts";
import { note } from "../note.server.ts";
import { mailReviewAsked } from "../papers/order-mails.server.ts";
import { findOrder, findOrderById, type Order } from "../orders.server.ts";
import { orderLines } from "../tables.server.ts";

/** Long enough for a plant to show how it does. */
export const ASK_AFTER_DAYS = 10;
const PURPOSE = "review";

export async function askForReviewLater(shop: Shop, tx: Tx, order: Id<"ord">): Promise<void> {
  const after = new Date(shop.now().getTime() + ASK_AFTER_DAYS * 86_400_000);
  await shop.jobs.send(tx, "invite-review", { order }, { after, once: `invite-${order}` });
}

/** The link opens this order's reviews and nothing else of it. */
export const reviewLink = (shop: Shop, { id, number }: { id: string; number: string }): string =>
  `${shop.url}/beoordelen?b=${number}&t=${seal(shop.secret, PURPOSE, id)}`;

export async function findReviewOrder(shop: Shop, number: string, mark: string): Promise<Order | undefined> {
  const order = /^\d{4}-\d{6,}$/.test(number) ? await findOrder(shop.db, number) : undefined;
  return order && isSealed(shop.secret, PURPOSE, order.id, mark) ? order : undefined;
}

export type Reviewable = { product: string; name: string; size: string; written: boolean };

/** What somebody kept of an order and the shop still knows; gift cards are nothing to have an opinion on. */
export async function listReviewable(db: Reader, order: Order): Promise<Reviewable[]> {
  const kept = await db
    .select({ sku: orderLines.sku })
    .from(orderLines)
    .where(and(eq(orderLines.order, order.id), sql`${orderLines.shipped} > ${orderLines.returned}`))
    .orderBy(asc(orderLines.sku));
  const skus = new Set(kept.map(({ sku }) => sku));
  const lines = order.snapshot.lines.filter(({ sku, voucher }) => skus.has(sku) && !voucher);
  const known = await db
    .select({ slug: products.slug, name: products.name })
    .from(products)
    .where(sql`${products.slug} = any(${sql.param(lines.map(({ slug }) => slug))}::text[])`);
  const written = await db.select({ product: reviews.product }).from(reviews).where(eq(reviews.order, order.number));
  return known.map(({ slug, name }) => ({
    product: slug,
    name,
    size: lines.find((line) => line.slug === slug)?.label ?? "",
    written: written.some(({ product }) => product === slug),
  }));
}

/** The job: one friendly question, only when the goods stayed and nobody has answered already. */
export async function inviteReview(shop: Shop, id: Id<"ord">): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await findOrderById(tx, id);
    if (!order?.deliveredAt || order.withdrawnAt || order.cancelledAt || !order.email.includes("@")) return;
    const open = (await listReviewable(tx, order)).filter(({ written }) => !written);
    if (open.length === 0) return;
    const link = reviewLink(shop, order);
    if (await mailReviewAsked(shop, tx, order, open, link)) await note(shop, tx, id, "review-invited", "shop");
  });
}
