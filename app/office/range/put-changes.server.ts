import { inArray } from "drizzle-orm";
import { PricesChanged, putPrices } from "#catalogue/price/put-prices.server.ts";
import { type Listed, setListed } from "#catalogue/product/set-listed.server.ts";
import { setSeasons } from "#catalogue/stock/set-seasons.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { fromGrid, type Row, toGrid } from "./grid.ts";
import { saySeason } from "./season.ts";

/** What a save changed, as the log keeps it. */
export type Change = { sizes: Row[]; products: Listed[] };

export async function sizesNow(db: Reader, skus: string[]): Promise<Map<string, Row & { product: string }>> {
  const found = skus.length ? await db.select().from(variants).where(inArray(variants.sku, skus)) : [];
  return new Map(found.map((row) => [row.sku, { ...toGrid(row), season: row.season, product: row.product }]));
}

async function* each<T>(list: T[]): AsyncGenerator<T> {
  yield* list;
}

const isPriced = (one: Row, other: Row): boolean =>
  one.priceCents !== other.priceCents || one.saleCents !== other.saleCents || one.stock !== other.stock;

/**
 * Prices and stock with the struck price as the law allows it, seasons, then what is in the shop. A size is written only
 * if it still is as it was seen; if one is not, nothing is written.
 */
export async function putChanges(shop: Shop, from: Change, { sizes, products }: Change): Promise<boolean> {
  const pairs = sizes.map((wanted, at) => ({ wanted, seen: from.sizes[at] ?? wanted }));
  const prices = pairs
    .filter(({ wanted, seen }) => isPriced(wanted, seen))
    .map((pair, row) => {
      const { stock, ...price } = fromGrid(pair.wanted);
      const { stock: before, ...seen } = fromGrid(pair.seen);
      // Stock that nobody touched is not written: somebody may be buying it.
      return { row, ...price, seen, ...(stock !== before && { stock, seen: { ...seen, stock: before } }) };
    });
  try {
    if (prices.length) await putPrices(shop.db, each(prices), shop.now());
  } catch (error) {
    if (error instanceof PricesChanged) return false;
    throw error;
  }
  const seasons = pairs.flatMap(({ wanted: { sku, season }, seen }) =>
    season !== undefined && saySeason(season) !== saySeason(seen.season ?? null)
      ? [{ sku, season, seen: seen.season ?? null }]
      : [],
  );
  if (!(await setSeasons(shop, seasons))) return false;
  await setListed(shop, products);
  return true;
}
