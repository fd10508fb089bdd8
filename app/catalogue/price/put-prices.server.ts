import { asc, inArray, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#outside/db.server.ts";
import { cardOf } from "../product/card.ts";
import type { Product } from "../product/product.ts";
import { holdShelves } from "../category/hold-shelves.server.ts";
import { keepPrices, placeInCategories, type Rule, tellOfMany, withSizes } from "../range-file/import-range.server.ts";
import { inParts } from "../range-file/in-parts.ts";
import type { NewPrice, ReadPrice } from "./read-price-list.ts";
import { lawfulSizes } from "./reductions.server.ts";
import { categories, products, variants } from "../tables.server.ts";

/** Names what the shop does not have; asked once for every part of the list. */
export async function* checkPrices(db: Reader, read: AsyncIterable<ReadPrice>): AsyncGenerator<ReadPrice> {
  for await (const part of inParts(read)) {
    const skus = part.flatMap(({ price }) => price?.sku ?? []);
    const found = await db.select({ sku: variants.sku }).from(variants).where(inArray(variants.sku, skus));
    const known = new Set(found.map(({ sku }) => sku));
    for (const one of part)
      yield one.price && !known.has(one.price.sku)
        ? { row: one.row, faults: [{ row: one.row, fault: `sku ${one.price.sku} bestaat niet` }] }
        : one;
  }
}

/** Somebody else was first: a size is no longer as it was seen, or no longer there. */
export class PricesChanged extends Error {}

/** New prices and stock for sizes that are there, in one transaction: all of them or none. */
export async function putPrices(db: Db, list: AsyncIterable<NewPrice>, now: Date): Promise<number> {
  return db.transaction((tx) => putPricesIn(tx, list, now));
}

/** The same within a transaction, for who has to look at the sizes first and keep them still. */
export async function putPricesIn(
  tx: Tx,
  list: AsyncIterable<NewPrice> | Iterable<NewPrice>,
  now: Date,
): Promise<number> {
  await holdShelves(tx);
  let count = 0;
  let read: Promise<Rule[]> | undefined;
  const rules = () => (read ??= tx.select({ slug: categories.slug, rule: categories.rule }).from(categories).execute());
  const changed = new Set<string>();
  for await (const part of inParts(list)) {
    for (const slug of await putPart(tx, part, rules, now)) changed.add(slug);
    count += part.length;
  }
  await tellOfMany(tx, [...changed]);
  return count;
}

/** Gives the products that changed. What the list leaves out is not written: somebody may be buying it. */
async function putPart(tx: Tx, part: NewPrice[], rules: () => Promise<Rule[]>, now: Date): Promise<string[]> {
  const given = new Map(part.map((one) => [one.sku, one]));
  const skus = [...given.keys()];
  const held = await tx
    .select()
    .from(variants)
    .where(inArray(variants.sku, skus))
    .orderBy(asc(variants.sku))
    .for("update");
  if (held.length < skus.length) throw new PricesChanged("sizes went away while the list was read");
  const wanted = held.map(({ sku, priceCents, wasCents }) => ({ sku, priceCents, wasCents, ...given.get(sku) }));
  const sizes = await lawfulSizes(tx, wanted, now);
  const column = (name: "sku" | "priceCents" | "wasCents" | "stock") =>
    sql.param(sizes.map((size) => size[name] ?? null));
  const seen = (name: "priceCents" | "wasCents" | "stock") => sql.param(sizes.map((size) => size.seen?.[name] ?? null));
  const put =
    await tx.execute(sql`update variants v set price_cents = n.price, was_cents = n.was, stock = coalesce(n.stock, v.stock)
    from unnest(${column("sku")}::text[], ${column("priceCents")}::int[], ${column("wasCents")}::int[], ${column("stock")}::int[],
      ${seen("priceCents")}::int[], ${seen("wasCents")}::int[], ${seen("stock")}::int[])
      as n(sku, price, was, stock, seen_price, seen_was, seen_stock)
    where v.sku = n.sku
      and (n.seen_price is null or (v.price_cents = n.seen_price and v.was_cents is not distinct from n.seen_was))
      and (n.seen_stock is null or v.stock = n.seen_stock)`);
  if (put.rowCount !== sizes.length) throw new PricesChanged();
  await keepPrices(tx, skus, now);
  const slugs = [...new Set(held.map(({ product }) => product))];
  const rows = await tx.select().from(products).where(inArray(products.slug, slugs));
  const before = await withSizes(tx, rows);
  const isReduced = ({ variants: of }: Product) => of.some(({ wasCents }) => wasCents !== null);
  const goods = before.map((one) => ({ ...one, facets: { ...one.facets, aanbieding: isReduced(one) } }));
  const renewed = goods.map((product) => ({ slug: product.slug, facets: product.facets, card: cardOf(product) }));
  await tx.execute(sql`update products p set facets = n.facets, card = n.card, edited = true, updated_at = ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(renewed)}::json) as n(slug text, facets jsonb, card jsonb) where p.slug = n.slug`);
  // Of what a category asks for, a price changes only this.
  const moved = goods.filter(({ facets }, at) => facets.aanbieding !== before[at]?.facets.aanbieding);
  if (moved.length) await placeInCategories(tx, moved, await rules());
  return slugs;
}
