import { inArray } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import type { Product } from "../product/product.ts";
import { struckCents } from "./reductions.ts";
import { prices } from "../tables.server.ts";

type Priced = { sku: string; priceCents: number; wasCents: number | null };

/** The same sizes with struck prices as the law allows them; asked of the database once for all. */
export async function lawfulSizes<Size extends Priced>(db: Reader, sizes: Size[], now: Date): Promise<Size[]> {
  const skus = sizes.filter(({ wasCents }) => wasCents !== null).map(({ sku }) => sku);
  if (skus.length === 0) return sizes;
  const history = Map.groupBy(await db.select().from(prices).where(inArray(prices.sku, skus)), ({ sku }) => sku);
  return sizes.map((size) => ({
    ...size,
    wasCents: struckCents(size.priceCents, size.wasCents, history.get(size.sku) ?? [], now),
  }));
}

export async function withLawfulReductions(db: Reader, list: Product[], now: Date): Promise<Product[]> {
  const sizes = await lawfulSizes(
    db,
    list.flatMap(({ variants }) => variants),
    now,
  );
  let at = 0;
  return list.map((product) => ({ ...product, variants: sizes.slice(at, (at += product.variants.length)) }));
}
