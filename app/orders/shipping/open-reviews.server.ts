import { and, inArray, sql } from "drizzle-orm";
import { products } from "#catalogue/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { reviews } from "#reviews/tables.server.ts";
import type { Order } from "../orders.server.ts";
import { orderLines } from "../tables.server.ts";

export type OpenReview = { slug: string; name: string };

/** Per order what somebody has and has said nothing of yet; asked once for a whole list of orders. */
export async function listOpenReviews(db: Reader, all: Order[]): Promise<Map<string, OpenReview[]>> {
  const delivered = all.filter((order) => order.deliveredAt && !order.withdrawnAt && !order.cancelledAt);
  if (delivered.length === 0) return new Map();
  const ids = delivered.map(({ id }) => id);
  const slugs = [...new Set(delivered.flatMap(({ snapshot }) => snapshot.lines.map(({ slug }) => slug)))];
  const numbers = delivered.map(({ number }) => number);
  // One after another: who forgets a customer asks this in a transaction.
  const kept = await db
    .select({ order: orderLines.order, sku: orderLines.sku })
    .from(orderLines)
    .where(and(inArray(orderLines.order, ids), sql`${orderLines.shipped} > ${orderLines.returned}`));
  const written = await db
    .select({ order: reviews.order, product: reviews.product })
    .from(reviews)
    .where(inArray(reviews.order, numbers));
  const known = await db
    .select({ slug: products.slug, name: products.name })
    .from(products)
    .where(inArray(products.slug, slugs));
  const has = new Set(kept.map(({ order, sku }) => `${order} ${sku}`));
  const said = new Set(written.map(({ order, product }) => `${order} ${product}`));
  const open = ({ id, number, snapshot }: Order): OpenReview[] => {
    const own = snapshot.lines.filter(({ sku, voucher }) => has.has(`${id} ${sku}`) && !voucher);
    const wanted = new Set(own.map(({ slug }) => slug).filter((slug) => !said.has(`${number} ${slug}`)));
    return known.filter(({ slug }) => wanted.has(slug));
  };
  return new Map(delivered.map((order) => [order.id, open(order)]));
}
