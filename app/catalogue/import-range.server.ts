import { and, asc, gt, inArray, notInArray, sql } from "drizzle-orm";
import type { Day } from "#kit/day.ts";
import type { Db, Reader, Tx } from "#outside/db.server.ts";
import { cardOf } from "./card.ts";
import { type CategoryRule, fits, type Product } from "./product.ts";
import { vatOf } from "./products.server.ts";
import { tellOthers } from "./save-product.server.ts";
import { categories, categoryProducts, products, variants } from "./tables.server.ts";

const PART = 500;
const PART_SIZES = 2000;

/** Puts many products at once, in one transaction: all of them or none. Their rules are already kept. */
export async function putRange(db: Db, list: Product[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const rules = await tx.select({ slug: categories.slug, rule: categories.rule }).from(categories);
    for (let at = 0; at < list.length; at += PART) await putPart(tx, list.slice(at, at + PART), rules, now);
    await tellOthers(tx, list.length < 200 ? list.map(({ slug }) => slug) : ["*"]);
  });
}

async function putPart(
  tx: Tx,
  part: Product[],
  rules: { slug: string; rule: CategoryRule }[],
  now: Date,
): Promise<void> {
  const slugs = part.map(({ slug }) => slug);
  const rows = part.map((product) => {
    const { variants: _sizes, vat, ...own } = product;
    return {
      ...own,
      vat: String(vat) as "9" | "21" | "voucher",
      card: cardOf(product),
      listed: true,
      edited: true,
      updatedAt: now,
    };
  });
  await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({ target: products.slug, set: newValues(Object.keys(rows[0] ?? {}), products) });
  const sizes = part.flatMap((product) =>
    product.variants.map((size, position) => ({ ...size, product: product.slug, position })),
  );
  const skus = sizes.map(({ sku }) => sku);
  await tx.delete(variants).where(and(inArray(variants.product, slugs), notInArray(variants.sku, skus)));
  for (let at = 0; at < sizes.length; at += PART_SIZES)
    await tx
      .insert(variants)
      .values(sizes.slice(at, at + PART_SIZES))
      .onConflictDoUpdate({ target: variants.sku, set: newValues(Object.keys(sizes[0] ?? {}), variants) });
  await keepPrices(tx, skus, now);
  await tx.delete(categoryProducts).where(inArray(categoryProducts.product, slugs));
  const placed = part.flatMap((product) =>
    rules.filter(({ rule }) => fits(rule, product)).map(({ slug }) => ({ category: slug, product: product.slug })),
  );
  for (let at = 0; at < placed.length; at += 5000)
    await tx.insert(categoryProducts).values(placed.slice(at, at + 5000));
}

/** A changed price closes the old one and opens the new one; the same price changes nothing. */
async function keepPrices(tx: Tx, skus: string[], now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`update prices p set until = ${at}::timestamptz from variants v
    where v.sku = p.sku and p.until is null and p.cents <> v.price_cents and v.sku = any(${sql.param(skus)}::text[])`);
  await tx.execute(sql`insert into prices (sku, cents, since) select v.sku, v.price_cents, ${at}::timestamptz from variants v
    where v.sku = any(${sql.param(skus)}::text[]) and not exists (select 1 from prices p where p.sku = v.sku and p.until is null)`);
}

function newValues(keys: string[], table: typeof products | typeof variants) {
  const columns = table as unknown as Record<string, { name: string }>;
  return Object.fromEntries(keys.map((key) => [key, sql.raw(`excluded."${columns[key]?.name}"`)]));
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
    const sizes = await db
      .select()
      .from(variants)
      .where(
        inArray(
          variants.product,
          rows.map(({ slug }) => slug),
        ),
      )
      .orderBy(asc(variants.position));
    const own = Map.groupBy(sizes, ({ product }) => product);
    for (const { card: _card, listed: _listed, edited: _edited, updatedAt: _at, vat, addedOn, ...row } of rows)
      yield {
        ...row,
        vat: vatOf(vat),
        addedOn: addedOn as Day,
        variants: (own.get(row.slug) ?? []).map(({ position: _position, ...size }) => size),
      };
    after = last.slug;
    if (rows.length < PART) return;
  }
}
