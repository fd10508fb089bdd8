import { inArray, sql } from "drizzle-orm";
import { listCategories } from "#catalogue/products.server.ts";
import { categoryProducts, products, variants } from "#catalogue/tables.server.ts";
import { dayOf } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import { averageStars } from "#reviews/reviews.server.ts";
import { inSeason, toSearchDocument } from "./document.ts";
import type { SearchDocument } from "./search-document.ts";

export const pageDocument = (slug: string, name: string, description: string, popularity: number): SearchDocument => ({
  id: slug,
  slug,
  name,
  description,
  facets: {},
  numbers: {},
  popularity,
  availableNow: true,
});

/** The products as search knows them today; all of them, or only these. */
export async function productDocuments(shop: Shop, only?: string[]): Promise<SearchDocument[]> {
  const { db } = shop;
  const today = dayOf(shop.now());
  const [rows, sizes, placed, categories, stars] = await Promise.all([
    only ? db.select().from(products).where(inArray(products.slug, only)) : db.select().from(products),
    only ? db.select().from(variants).where(inArray(variants.product, only)) : db.select().from(variants),
    only
      ? db.select().from(categoryProducts).where(inArray(categoryProducts.product, only))
      : db.select().from(categoryProducts),
    listCategories(db),
    averageStars(db, only),
  ]);
  const sizesOf = Map.groupBy(sizes, ({ product }) => product);
  const placesOf = Map.groupBy(placed, ({ product }) => product);
  const named = new Map(categories.map((category) => [category.slug, category]));
  return rows
    .filter(({ listed }) => listed)
    .map((row) => {
      const own = (sizesOf.get(row.slug) ?? []).map((size) => ({
        sku: size.sku,
        label: size.label,
        priceCents: size.priceCents,
        heightCm:
          size.heightMin !== null && size.heightMax !== null
            ? ([size.heightMin, size.heightMax] as [number, number])
            : null,
        stock: size.stock,
        season: size.season,
        unit: size.unit,
      }));
      const places = (placesOf.get(row.slug) ?? []).map(({ category }) => category);
      const facets = { ...row.facets, in_categorie: places, leverbaar: [availability(own, today)] };
      const titles = places
        .flatMap((slug) => named.get(slug) ?? [])
        .map(({ title, parent }) => ({
          title,
          parents: parent ? [named.get(parent)?.title ?? ""].filter(Boolean) : [],
        }));
      return toSearchDocument(
        {
          slug: row.slug,
          name: row.name,
          latin: row.latin,
          group: row.group,
          facets: facets as never,
          facts: row.facts as never,
          variants: own,
          popularity: row.popularity,
          addedOn: row.addedOn,
          ...(stars.has(row.slug) && { rating: stars.get(row.slug)! }),
        },
        { today, description: `${row.texts.summary} ${row.texts.description}`, categories: titles },
      );
    });
}

function availability(sizes: { stock: number; season: [string, string] | null }[], today: string): string {
  const inStock = sizes.filter(({ stock }) => stock > 0);
  if (inStock.length === 0) return "Uitverkocht";
  return inStock.some(({ season }) => inSeason(season, today)) ? "Binnen 5 werkdagen" : "Reserveren (plantseizoen)";
}

export async function countProducts({ db }: Pick<Shop, "db">): Promise<number> {
  return db.$count(products);
}

/** Differs as soon as any product document would: a kept index is only used when this is the same. */
export async function rangeKey(shop: Shop): Promise<string> {
  const { rows } = await shop.db.execute<{ key: string }>(sql`
    select md5(concat_ws('|',
      (select string_agg(concat_ws(',', slug, updated_at, popularity, listed), ';' order by slug) from products),
      (select string_agg(concat_ws(',', sku, price_cents, stock > 0, season), ';' order by sku) from variants),
      (select string_agg(concat_ws(',', category, product), ';' order by category, product) from category_products),
      (select string_agg(concat_ws(',', slug, title, parent), ';' order by slug) from categories),
      (select string_agg(concat_ws(',', product, stars), ';' order by id) from reviews where state = 'shown')
    )) as key`);
  return `${rows[0]?.key ?? ""} ${dayOf(shop.now())} ${__BUILD_ID__}`;
}
