import { asc, eq } from "drizzle-orm";
import { stepsOf } from "#catalogue/price/price-line.ts";
import type { Product } from "#catalogue/product/product.ts";
import { listPriceHistory } from "#catalogue/product/products.server.ts";
import { categories, categoryProducts } from "#catalogue/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { sayMoment } from "../say.ts";
import { listCosts } from "./costs/costs.server.ts";
import { findWhole, listLowest } from "./find-product.server.ts";
import type { PriceLine, Told } from "./parts/history-part.tsx";
import { namesOf } from "./pick.server.ts";
import { PICKED, type Picked, slugsIn } from "./form/picks.ts";
import { type Form, toForm } from "./form/product-form.ts";
import { listVersions } from "./versions.server.ts";

/** What everything is called that a form names by its slug. */
export async function namesIn(db: Reader, { own }: Form): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  // One after the other: within a transaction there is one line to the database.
  for (const field of Object.keys(PICKED) as Picked[])
    for (const { slug, name } of await namesOf(db, PICKED[field], slugsIn(own[field]))) names[slug] = name;
  return names;
}

/** A product as its page in the office shows it; nothing when it is not there. */
export async function viewProduct({ db, now }: Shop, slug: string) {
  const product = await findWhole(db, slug);
  if (!product) return undefined;
  const form = toForm(product);
  const skus = product.variants.map(({ sku }) => sku);
  const [names, lowest, shelves, versions, history] = await Promise.all([
    namesIn(db, form),
    listLowest(db, skus, now()),
    db
      .select({ slug: categories.slug, title: categories.title })
      .from(categoryProducts)
      .innerJoin(categories, eq(categories.slug, categoryProducts.category))
      .where(eq(categoryProducts.product, slug))
      .orderBy(asc(categories.position)),
    listVersions(db, slug, skus),
    listPriceHistory(db, slug),
  ]);
  const known = await listCosts(db, skus);
  const costs = product.variants.map(({ sku, label }) => ({ sku, label, cents: known.get(sku) ?? null }));
  const lines = product.variants.map(({ sku, label, priceCents }): PriceLine => {
    const own = history.filter((step) => step.sku === sku);
    return { label, cents: priceCents, steps: stepsOf(own, now()) };
  });
  const told = versions.map((version): Told => ({ ...version, at: sayMoment(version.at) }));
  return { product, form, names, lowest, shelves: byRule(product, shelves), versions: told, lines, costs };
}

/** What was put there by hand has a list of its own. */
const byRule = ({ shelves }: Product, all: { slug: string; title: string }[]) =>
  all.filter(({ slug }) => !shelves?.also.includes(slug));
