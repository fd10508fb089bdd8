import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { holdShelves } from "#catalogue/category/hold-shelves.server.ts";
import { withSizes } from "#catalogue/range-file/import-range.server.ts";
import type { Product } from "#catalogue/product/product.ts";
import { prices, products, variants } from "#catalogue/tables.server.ts";
import type { Reader, Tx } from "#outside/db.server.ts";

/** A product whole, in the shop or not. */
export async function findWhole(db: Reader, slug: string): Promise<Product | undefined> {
  const rows = await db.select().from(products).where(eq(products.slug, slug));
  return (await withSizes(db, rows))[0];
}

/** The same, kept still until the transaction ends: sizes first, as buyers hold them. */
export async function holdWhole(tx: Tx, slug: string): Promise<Product | undefined> {
  await holdShelves(tx);
  await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(eq(variants.product, slug))
    .orderBy(asc(variants.sku))
    .for("update");
  await tx.select({ slug: products.slug }).from(products).where(eq(products.slug, slug)).for("update");
  return findWhole(tx, slug);
}

/** The lowest price of each size in the last thirty days. */
export async function listLowest(db: Reader, skus: string[], now: Date): Promise<Record<string, number>> {
  const since = new Date(now.getTime() - 30 * 86_400_000);
  const rows = await db
    .select({ sku: prices.sku, cents: sql<number>`min(${prices.cents})::int` })
    .from(prices)
    .where(and(inArray(prices.sku, skus), or(isNull(prices.until), gt(prices.until, since))))
    .groupBy(prices.sku);
  return Object.fromEntries(rows.map(({ sku, cents }) => [sku, cents]));
}
