import { and, asc, eq, ilike, inArray, or } from "drizzle-orm";
import { products, variants } from "#catalogue/tables.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { searchOf } from "#search/shop-search.server.ts";
import { anywhere } from "#outside/db.server.ts";

const MOST = 30;

/** Sizes to sell, by their code or as the shop's own search finds their plants. */
export async function findSizes(shop: Shop, q: string) {
  if (!q) return [];
  const { sku, label, priceCents, stock } = variants;
  const sizes = (slugs: string[]) =>
    shop.db
      .select({ sku, label, priceCents, stock, slug: products.slug, name: products.name, card: products.card })
      .from(variants)
      .innerJoin(products, and(eq(products.slug, variants.product), eq(products.listed, true)))
      .where(slugs.length ? inArray(products.slug, slugs) : or(ilike(sku, `${q}%`), ilike(products.name, anywhere(q))))
      .orderBy(asc(products.name), asc(variants.position))
      .limit(MOST);
  const byCode = /\d/.test(q) && /^[\w-]+$/.test(q) ? await sizes([]) : [];
  if (byCode.length) return byCode;
  const slugs = await searchOf(shop)
    .suggest(q)
    .then(
      ({ products: found }) => found.map(({ slug }) => slug),
      (): string[] => [],
    );
  const found = await sizes(slugs);
  return found.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}
