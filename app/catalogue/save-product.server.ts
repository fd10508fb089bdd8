import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { legalFaults } from "./autopilot.ts";
import { cardOf } from "./card.ts";
import { fits, type Product } from "./product.ts";
import { withLawfulReductions } from "./reductions.server.ts";
import { categories, categoryProducts, prices, products, variants } from "./tables.server.ts";

export type Saved = { ok: true } | { ok: false; faults: string[] };

/** Saves a product whole: rows, prices with their history, its categories, and who must hear of it. */
export async function saveProduct(shop: Shop, product: Product): Promise<Saved> {
  const faults = legalFaults(product);
  if (faults.length) return { ok: false, faults };
  await shop.db.transaction(async (tx) => {
    const [lawful = product] = await withLawfulReductions(tx, [product], shop.now());
    await putProduct(tx, lawful, shop.now());
    await placeInCategories(tx, product);
    await tellOthers(tx, [product.slug]);
  });
  return { ok: true };
}

const vatText = (vat: Product["vat"]) => String(vat) as "9" | "21" | "voucher";

export async function putProduct(tx: Tx, product: Product, now: Date): Promise<void> {
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
    await tx.insert(variants).values(one).onConflictDoUpdate({ target: variants.sku, set: one });
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

/** Every process hears which products changed, and drops the pages and search entries that show them. */
export async function tellOthers(tx: Tx, slugs: string[]): Promise<void> {
  // A notification holds 8000 bytes at most.
  for (let at = 0; at < slugs.length; at += 80)
    await tx.execute(sql`select pg_notify('catalogue', ${JSON.stringify(slugs.slice(at, at + 80))})`);
}
