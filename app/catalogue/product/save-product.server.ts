import { and, eq, isNull, notInArray } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { findProse } from "#outside/prose.server.ts";
import { plantFaults, withRecords } from "../plants/plants.server.ts";
import { cardOf } from "./card.ts";
import { listTaken, listUnknown, namedBy, sayTaken, sayUnknown } from "../range-file/check-range.server.ts";
import { fits, type Product } from "./product.ts";
import { productFaults } from "./product-faults.ts";
import { withLawfulReductions } from "../price/reductions.server.ts";
import { categories, categoryProducts, prices, products, variants } from "../tables.server.ts";
import { tellOthers } from "../tell-others.server.ts";

export type Saved = { ok: true } | { ok: false; faults: string[] };

/** Saves a product whole: rows, prices with their history, its categories, and who must hear of it. */
export async function saveProduct(shop: Shop, product: Product): Promise<Saved> {
  return shop.db.transaction(async (tx) => {
    const faults = [...productFaults(product).map(({ fault }) => fault), ...(await shopFaults(tx, product))];
    if (faults.length) return { ok: false, faults };
    const [lawful = product] = await withLawfulReductions(tx, await withRecords(tx, [product]), shop.now());
    await putProduct(tx, lawful, shop.now());
    await placeInCategories(tx, lawful);
    await tellOthers(tx, [product.slug]);
    return { ok: true };
  });
}

/** What only the shop can say: whose the sizes are, and whether what the product names is there. */
async function shopFaults(tx: Tx, product: Product): Promise<string[]> {
  const { slug, variants: sizes, articles } = product;
  const taken = await listTaken(
    tx,
    sizes.map(({ sku }) => ({ sku, product: slug })),
  );
  const named = namedBy(product).filter((one) => one.slug !== slug);
  const unknown = await listUnknown(
    tx,
    named.map((one) => one.slug),
  );
  return [
    ...(await plantFaults(tx, [product])).values(),
    ...[...taken].map(([sku, owner]) => sayTaken(sku, owner)),
    ...named.filter((one) => unknown.has(one.slug)).map((one) => sayUnknown(one.field, one.slug)),
    ...articles.filter((one) => !findProse("groenhulp", one)).map((one) => sayUnknown("articles", one)),
  ];
}

const vatText = (vat: Product["vat"]) => String(vat) as "9" | "21" | "voucher";

async function putProduct(tx: Tx, product: Product, now: Date): Promise<void> {
  const { variants: sizes, vat, ...rest } = product;
  const row = { ...rest, vat: vatText(vat), card: cardOf(product), edited: true, updatedAt: now };
  await tx.insert(products).values(row).onConflictDoUpdate({ target: products.slug, set: row });
  const rows = sizes.map((variant, position) => ({ ...variant, product: product.slug, position }));
  await tx.delete(variants).where(
    and(
      eq(variants.product, product.slug),
      notInArray(
        variants.sku,
        rows.map(({ sku }) => sku),
      ),
    ),
  );
  for (const one of rows) {
    const [own] = await tx
      .insert(variants)
      .values(one)
      .onConflictDoUpdate({ target: variants.sku, set: one, setWhere: eq(variants.product, product.slug) })
      .returning({ sku: variants.sku });
    if (!own) throw new Error(`${one.sku} became another product's while ${product.slug} was saved`);
    await keepPrice(tx, one.sku, one.priceCents, now);
  }
}

/** A changed price closes the old one and opens the new one; the same price changes nothing. */
async function keepPrice(tx: Tx, sku: string, cents: number, now: Date): Promise<void> {
  const [current] = await tx
    .select()
    .from(prices)
    .where(and(eq(prices.sku, sku), isNull(prices.until)));
  if (current?.cents === cents) return;
  if (current) await tx.update(prices).set({ until: now }).where(eq(prices.id, current.id));
  await tx.insert(prices).values({ sku, cents, since: now });
}

async function placeInCategories(tx: Tx, product: Product): Promise<void> {
  const all = await tx.select({ slug: categories.slug, rule: categories.rule }).from(categories);
  const taken = all
    .filter(({ rule }) => fits(rule, product))
    .map(({ slug }) => ({ category: slug, product: product.slug, popularity: product.popularity }));
  await tx.delete(categoryProducts).where(eq(categoryProducts.product, product.slug));
  if (taken.length) await tx.insert(categoryProducts).values(taken);
}
