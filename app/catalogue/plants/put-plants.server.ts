import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import { holdShelves } from "../category/hold-shelves.server.ts";
import { cardOf } from "../product/card.ts";
import type { Product } from "../product/product.ts";
import { placeInCategories, withSizes } from "../range-file/import-range.server.ts";
import { tellOthers } from "../tell-others.server.ts";
import { categories, plants, products, variants } from "../tables.server.ts";
import type { Plant } from "./plant.ts";
import { withRecords } from "./plants.server.ts";

/** The owner's records: each product that is made from one of them is made again, and everybody hears of it. */
export async function putPlants(tx: Tx, list: Plant[], now: Date): Promise<number> {
  await holdShelves(tx);
  for (const record of list) {
    const row = { slug: record.slug, record, edited: true, updatedAt: now };
    await tx.insert(plants).values(row).onConflictDoUpdate({ target: plants.slug, set: row });
  }
  const changed = await remakeProducts(tx, list, now);
  // A figure may stand on any page, not only with its products.
  await tellOthers(tx, ["*"]);
  return changed.length;
}

/** Makes the products of these records again, all or only the owner's own; gives those that became others. */
export async function remakeProducts(tx: Tx, records: Plant[], now: Date, own = false): Promise<string[]> {
  const rules = await tx.select({ slug: categories.slug, rule: categories.rule }).from(categories);
  const slugs = sql.param(records.map(({ slug }) => slug));
  const pointing = sql`${products.facts}->>'plant' = any(${slugs}::text[])`;
  const rows = await tx
    .select()
    .from(products)
    .where(and(pointing, own ? eq(products.edited, true) : undefined));
  const before = await withSizes(tx, rows);
  const after = await withRecords(tx, before);
  const others = after.filter((product, at) => !isDeepStrictEqual(product, before[at]));
  for (const product of others) await rewrite(tx, product, now);
  if (others.length) await placeInCategories(tx, others, rules);
  return others.map(({ slug }) => slug);
}

async function rewrite(tx: Tx, product: Product, now: Date): Promise<void> {
  const { slug, facts, facets, calendar, warnings } = product;
  const made = { facts, facets, calendar, warnings, card: cardOf(product), updatedAt: now };
  await tx.update(products).set(made).where(eq(products.slug, slug));
  for (const { sku, perMetre } of product.variants)
    await tx.update(variants).set({ perMetre }).where(eq(variants.sku, sku));
}
