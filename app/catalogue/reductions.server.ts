import { inArray } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import type { Product } from "./product.ts";
import { struckCents } from "./reductions.ts";
import { prices } from "./tables.server.ts";

/** The same products with struck prices as the law allows them; asked of the database once for all. */
export async function withLawfulReductions(db: Reader, list: Product[], now: Date): Promise<Product[]> {
  const reduced = list.flatMap(({ variants }) => variants.filter(({ wasCents }) => wasCents !== null));
  if (reduced.length === 0) return list;
  const skus = reduced.map(({ sku }) => sku);
  const history = Map.groupBy(await db.select().from(prices).where(inArray(prices.sku, skus)), ({ sku }) => sku);
  return list.map((product) => ({
    ...product,
    variants: product.variants.map((size) => ({
      ...size,
      wasCents: struckCents(size.priceCents, size.wasCents, history.get(size.sku) ?? [], now),
    })),
  }));
}
