import { asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { pawOf } from "#catalogue/plants/harm.ts";
import { findProduct } from "#catalogue/product/products.server.ts";
import type { Product } from "#catalogue/product/product.ts";
import { tiersOf } from "#catalogue/rules.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Goods } from "./goods.ts";
import type { HedgeKind, HedgeSize } from "./hedge/hedge-offer.ts";

/** Articles that go along with a plan, by their slug. */
export async function findGoods(db: Reader, slugs: string[]): Promise<Record<string, Goods>> {
  const rows = await db
    .select({ slug: products.slug, name: products.name, pictures: products.pictures, variant: variants })
    .from(products)
    .innerJoin(variants, eq(variants.product, products.slug))
    .where(inArray(products.slug, slugs))
    .orderBy(asc(variants.position));
  const found: Record<string, Goods> = {};
  for (const { slug, name, pictures, variant } of rows) {
    const [first] = pictures;
    const goods = (found[slug] ??= {
      slug,
      name,
      picture: first ? { key: first.key, alt: first.alt } : null,
      packs: [],
    });
    goods.packs.push({
      sku: variant.sku,
      label: variant.label,
      amount: variant.unit?.amount ?? 1,
      cents: variant.priceCents,
      stock: variant.stock,
      pallet: variant.delivery === "pallet",
      parcel: { delivery: variant.delivery, form: variant.form, weightG: variant.weightG },
    });
  }
  return found;
}

/** Every plant that is sold by the metre of hedge, for the list to choose from. */
export async function listHedgePlants(db: Reader): Promise<{ slug: string; name: string; soort: string }[]> {
  const rows = await db
    .selectDistinct({ slug: products.slug, name: products.name, soort: sql<string>`${products.facets}->>'soort'` })
    .from(products)
    .innerJoin(variants, eq(variants.product, products.slug))
    .where(isNotNull(variants.perMetre));
  return rows.sort((a, b) => a.name.localeCompare(b.name, "nl"));
}

export async function findHedge(db: Reader, slug: string): Promise<HedgeKind | undefined> {
  const product = await findProduct(db, slug);
  const sizes = product ? sizesOf(product) : [];
  if (!product || sizes.length === 0) return undefined;
  const [picture] = product.pictures;
  return {
    slug: product.slug,
    name: product.name,
    latin: product.latin,
    growthCm: product.facts.growthCmPerYear ?? 30,
    finalCm: product.facts.finalHeightCm ?? null,
    paw: pawOf(product.facts) ?? null,
    picture: picture ? { key: picture.key, alt: picture.alt } : null,
    tiers: tiersOf(product.tiers),
    sizes,
  };
}

const FORMS = ["blote-wortel", "kluit", "pot"];

const sizesOf = (product: Product): HedgeSize[] =>
  product.variants.flatMap(
    ({ sku, form, heightMin, heightMax, pot, priceCents, perMetre, season, stock, weightG, delivery }) =>
      perMetre && heightMin && heightMax && FORMS.includes(form)
        ? [
            {
              sku,
              form: form as HedgeSize["form"],
              heightCm: [heightMin, heightMax] as [number, number],
              pot,
              cents: priceCents,
              perMetre,
              season,
              stock,
              weightG,
              delivery,
            },
          ]
        : [],
  );
