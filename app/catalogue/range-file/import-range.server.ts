import { asc, getTableColumns, gt, inArray, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#outside/db.server.ts";
import { holdShelves } from "../category/hold-shelves.server.ts";
import { cardOf } from "../product/card.ts";
import { withRecords } from "../plants/plants.server.ts";
import { PART } from "./in-parts.ts";
import { type CategoryRule, type Product, standsIn } from "../product/product.ts";
import { vatOf } from "../product/products.server.ts";
import { withLawfulReductions } from "../price/reductions.server.ts";
import { tellOthers } from "../tell-others.server.ts";
import { categories, products, variants } from "../tables.server.ts";

/** From this many on nobody is told which: everything is looked at anew. */
const MANY = 200;

export type Rule = { slug: string; rule: CategoryRule };
type Placed = Pick<Product, "slug" | "group" | "facets" | "popularity" | "shelves">;

/** Puts many products at once, in one transaction: all of them or none. Their rules are already kept. */
export async function putRange(
  db: Db,
  list: AsyncIterable<Product> | Iterable<Product>,
  now: Date,
  heard: (count: number) => void = () => {},
): Promise<number> {
  let count = 0;
  await db.transaction(async (tx) => {
    await holdShelves(tx);
    const rules = await tx.select({ slug: categories.slug, rule: categories.rule }).from(categories);
    const told: string[] = [];
    let part: Product[] = [];
    let busy: Promise<void> = Promise.resolve();
    // While the database writes one part, the next is read.
    const put = async (): Promise<void> => {
      await busy;
      const full = part;
      part = [];
      count += full.length;
      if (told.length < MANY) told.push(...full.map(({ slug }) => slug));
      heard(count);
      busy = full.length ? putProducts(tx, full, rules, now) : Promise.resolve();
      busy.catch(() => {});
    };
    try {
      for await (const product of list) {
        part.push(product);
        if (part.length === PART) await put();
      }
      await put();
    } finally {
      await busy;
    }
    await tellOfMany(tx, told);
  });
  // A range that grew a hundredfold is planned for by what the database last counted.
  if (count >= MANY) await db.execute(sql`analyze products, variants, prices, category_products`);
  return count;
}

export const tellOfMany = (tx: Tx, slugs: string[]): Promise<void> =>
  tellOthers(tx, slugs.length < MANY ? slugs : ["*"]);

/** A part of a range within a transaction; who must hear of it is told by who asks. */
export async function putProducts(tx: Tx, given: Product[], rules: Rule[], now: Date): Promise<void> {
  const part = await withLawfulReductions(tx, await withRecords(tx, given), now);
  const slugs = part.map(({ slug }) => slug);
  const rows = part.map(({ variants: _sizes, ...own }, at) => ({
    ...own,
    vat: String(own.vat),
    card: cardOf(part[at] as Product),
    edited: true,
    updatedAt: now,
  }));
  await putRows(tx, products, "slug", rows);
  const sizes = part.flatMap((product) =>
    product.variants.map((size, position) => ({ ...size, product: product.slug, position })),
  );
  const skus = sizes.map(({ sku }) => sku);
  await tx.execute(
    sql`delete from variants where product = any(${sql.param(slugs)}::text[]) and sku <> all(${sql.param(skus)}::text[])`,
  );
  await putRows(tx, variants, "sku", sizes);
  await keepPrices(tx, skus, now);
  await placeInCategories(tx, part, rules);
}

/** One statement with one value, however many rows: the database unpacks them itself. */
async function putRows(
  tx: Tx,
  table: typeof products | typeof variants,
  key: "slug" | "sku",
  rows: Record<string, unknown>[],
): Promise<void> {
  // What no row speaks of is left as it is.
  const columns = Object.entries(getTableColumns(table))
    .filter(([name]) => rows.some((row) => row[name] !== undefined))
    .map(([name, column]) => [name, column.name] as const);
  const packed = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([name, column]) => [column, row[name]]))),
  );
  const named = columns.map(([, column]) => `"${column}"`);
  const renewed = named.filter((column) => column !== `"${key}"`).map((column) => `${column} = excluded.${column}`);
  // A size stays with its product: who names another's has been refused, or came in between.
  const owned = table === variants ? sql` where ${variants.product} = excluded.product` : sql``;
  const { rowCount } = await tx.execute(
    sql`insert into ${table} (${sql.raw(named.join())}) select ${sql.raw(named.join())}
      from json_populate_recordset(null::${table}, ${packed}::json)
      on conflict (${sql.raw(key)}) do update set ${sql.raw(renewed.join())}${owned}`,
  );
  if (rowCount !== rows.length) throw new Error(`${rows.length - (rowCount ?? 0)} sizes are another product's`);
}

/** A changed price closes the old one and opens the new one; the same price changes nothing. */
export async function keepPrices(tx: Tx, skus: string[], now: Date): Promise<void> {
  const at = now.toISOString();
  // Joined with the list, and not looked up in it row by row: a table nobody counted yet is planned for as a small one.
  await tx.execute(sql`update prices p set until = ${at}::timestamptz
    from unnest(${sql.param(skus)}::text[]) as given(sku) join variants v on v.sku = given.sku
    where p.sku = given.sku and p.until is null and p.cents <> v.price_cents`);
  await tx.execute(sql`insert into prices (sku, cents, since) select v.sku, v.price_cents, ${at}::timestamptz from variants v
    where v.sku = any(${sql.param(skus)}::text[]) and not exists (select 1 from prices p where p.sku = v.sku and p.until is null)`);
}

/** Only what moved is written: a range that comes in again mostly stands where it stood. */
export async function placeInCategories(tx: Tx, part: Placed[], rules: Rule[]): Promise<void> {
  const placed = part.flatMap((product) =>
    rules.filter((shelf) => standsIn(shelf, product)).map(({ slug }) => ({ category: slug, product })),
  );
  const shelves = sql.param(placed.map(({ category }) => category));
  const goods = sql.param(placed.map(({ product }) => product.slug));
  const asked = sql.param(placed.map(({ product }) => product.popularity));
  const slugs = sql.param(part.map(({ slug }) => slug));
  await tx.execute(sql`delete from category_products c where c.product = any(${slugs}::text[]) and not exists (
    select from unnest(${shelves}::text[], ${goods}::text[]) as kept(category, product)
    where kept.category = c.category and kept.product = c.product)`);
  await tx.execute(sql`insert into category_products as c (category, product, popularity)
    select * from unnest(${shelves}::text[], ${goods}::text[], ${asked}::int[])
    on conflict (category, product) do update set popularity = excluded.popularity
    where c.popularity <> excluded.popularity`);
}

/** Every product with its sizes, in parts, so that a big range never has to fit in memory twice. */
export async function* eachProduct(db: Reader): AsyncGenerator<Product> {
  for (let after = ""; ; ) {
    const rows = await db
      .select()
      .from(products)
      .where(gt(products.slug, after))
      .orderBy(asc(products.slug))
      .limit(PART);
    const last = rows.at(-1);
    if (!last) return;
    yield* await withSizes(db, rows);
    after = last.slug;
    if (rows.length < PART) return;
  }
}

/** A product to put back as it was: a size that had no place yet loses the one it got since. */
export const asItWas = (product: Product): Product => ({
  ...product,
  variants: product.variants.map((size) => ({ ...size, place: size.place ?? null })),
});

export async function withSizes(db: Reader, rows: (typeof products.$inferSelect)[]): Promise<Product[]> {
  const slugs = rows.map(({ slug }) => slug);
  const sizes = await db
    .select()
    .from(variants)
    .where(inArray(variants.product, slugs))
    .orderBy(asc(variants.position));
  const own = Map.groupBy(sizes, ({ product }) => product);
  return rows.map(({ card: _card, edited: _edited, wasListed: _was, updatedAt: _at, vat, addedOn, ...row }) => ({
    ...row,
    vat: vatOf(vat),
    addedOn: addedOn,
    variants: (own.get(row.slug) ?? []).map(({ position: _position, place, ...size }) => ({
      ...size,
      ...(place !== null && { place }),
    })),
  }));
}
