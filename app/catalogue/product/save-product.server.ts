import { and, eq, isNull, notInArray } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { findProse } from "#outside/prose.server.ts";
import { plantFaults, withRecords } from "../plants/plants.server.ts";
import { holdShelves } from "../category/hold-shelves.server.ts";
import { cardOf } from "./card.ts";
import { listTaken, listUnknown, namedBy, sayTaken, sayUnknown } from "../range-file/check-range.server.ts";
import { type Product, standsIn } from "./product.ts";
import { type ProductFault, productFaults } from "./product-faults.ts";
import { withLawfulReductions } from "../price/reductions.server.ts";
import { categories, categoryProducts, prices, products, variants } from "../tables.server.ts";
import { tellOthers } from "../tell-others.server.ts";

export type Saved = { ok: true; product: Product } | { ok: false; faults: ProductFault[] };

/** Saves a product whole: rows, prices with their history, its categories, and who must hear of it. */
export async function saveProduct(shop: Shop, product: Product): Promise<Saved> {
  return shop.db.transaction((tx) => saveProductIn(tx, product, shop.now()));
}

/** The same within a transaction, for who has to look at the product first and keep it still. */
export async function saveProductIn(tx: Tx, product: Product, now: Date): Promise<Saved> {
  await holdShelves(tx);
  const faults = [...productFaults(product), ...(await shopFaults(tx, product))];
  if (faults.length) return { ok: false, faults };
  const [lawful = product] = await withLawfulReductions(tx, await withRecords(tx, [product]), now);
  await putProduct(tx, lawful, now);
  const left = await placeInCategories(tx, lawful);
  await tellOthers(tx, [product.slug], left);
  return { ok: true, product: lawful };
}

/** What only the shop can say: whose the sizes are, and whether what the product names is there. */
async function shopFaults(tx: Tx, product: Product): Promise<ProductFault[]> {
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
    ...[...(await plantFaults(tx, [product])).values()].map((fault): ProductFault => ({ field: "facts", fault })),
    ...sizes.flatMap(({ sku }, size): ProductFault[] => {
      const owner = taken.get(sku);
      return owner ? [{ size, field: "sku", fault: sayTaken(sku, owner) }] : [];
    }),
    ...named
      .filter((one) => unknown.has(one.slug))
      .map(({ field, slug: one }): ProductFault => ({ field, fault: sayUnknown(field, one) })),
    ...articles
      .filter((one) => !findProse("groenhulp", one))
      .map((one): ProductFault => ({ field: "articles", fault: sayUnknown("articles", one) })),
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

/** Gives the categories that it stands in no longer. */
async function placeInCategories(tx: Tx, product: Product): Promise<string[]> {
  const all = await tx.select({ slug: categories.slug, rule: categories.rule }).from(categories);
  const taken = all
    .filter((shelf) => standsIn(shelf, product))
    .map(({ slug }) => ({ category: slug, product: product.slug, popularity: product.popularity }));
  const before = await tx.delete(categoryProducts).where(eq(categoryProducts.product, product.slug)).returning();
  if (taken.length) await tx.insert(categoryProducts).values(taken);
  return before.map(({ category }) => category).filter((slug) => !taken.some(({ category }) => category === slug));
}
