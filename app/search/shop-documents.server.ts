import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { listArticles } from "#advice/articles.server.ts";
import { listCategories } from "#catalogue/product/products.server.ts";
import { categories, categoryProducts, products, variants } from "#catalogue/tables.server.ts";
import { dayOf } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { loadWords } from "#outside/words/load-words.server.ts";
import { averageStars } from "#reviews/reviews.server.ts";
import { inSeason, toSearchDocument } from "./document.ts";
import type { SearchDocument } from "./search-document.ts";

const pageDocument = (slug: string, name: string, description: string, popularity: number): SearchDocument => ({
  id: slug,
  slug,
  name,
  description,
  facets: {},
  numbers: {},
  popularity,
  availableNow: true,
});

export async function categoryDocuments({ db }: Shop): Promise<SearchDocument[]> {
  return (await listCategories(db)).map(({ slug, title, texts, priority }) =>
    pageDocument(slug, title, `${texts.intro} ${texts.description}`, 1000 - priority * 100),
  );
}

export async function articleDocuments({ db }: Shop): Promise<SearchDocument[]> {
  await loadWords(db);
  return listArticles().map(({ slug, title, short, topic, description }) => ({
    ...pageDocument(slug, title, `${short} ${description}`, 500),
    facets: { onderwerp: [topic] },
  }));
}

const PART = 1_000;
/** Of a size, what search knows: the rest of it is longer. */
const SIZE = {
  sku: variants.sku,
  product: variants.product,
  label: variants.label,
  form: variants.form,
  pot: variants.pot,
  priceCents: variants.priceCents,
  heightMin: variants.heightMin,
  heightMax: variants.heightMax,
  extra: variants.extra,
  stock: variants.stock,
  season: variants.season,
  unit: variants.unit,
};
const PLACE = { category: categoryProducts.category, product: categoryProducts.product };
const COLUMNS = {
  slug: products.slug,
  name: products.name,
  latin: products.latin,
  group: products.group,
  facets: products.facets,
  facts: products.facts,
  warnings: products.warnings,
  texts: products.texts,
  popularity: products.popularity,
  addedOn: products.addedOn,
};

export async function productDocuments(shop: Shop, only?: string[]): Promise<SearchDocument[]> {
  return (await Array.fromAsync(documentParts(shop, only))).flat();
}

/** The products as search knows them today; all of them, or only these. In parts, so that others get their turn. */
export async function* documentParts(shop: Shop, only?: string[]): AsyncGenerator<SearchDocument[]> {
  const { db } = shop;
  const today = dayOf(shop.now());
  const [shown, stars] = await Promise.all([listNamed(db, only), averageStars(db, only)]);
  const named = new Map(shown.map((category) => [category.slug, category]));
  for (let after = ""; ; ) {
    const rows = await db
      .select(COLUMNS)
      .from(products)
      .where(and(eq(products.listed, true), gt(products.slug, after), only && inArray(products.slug, only)))
      .orderBy(asc(products.slug))
      .limit(PART);
    const slugs = sql.param(rows.map(({ slug }) => slug));
    const [sizes, placed] = await Promise.all([
      db.select(SIZE).from(variants).where(sql`${variants.product} = any(${slugs}::text[])`),
      db.select(PLACE).from(categoryProducts).where(sql`${categoryProducts.product} = any(${slugs}::text[])`),
    ]);
    const sizesOf = Map.groupBy(sizes, ({ product }) => product);
    const placesOf = Map.groupBy(placed, ({ product }) => product);
    yield rows.map((row) => {
      const places = (placesOf.get(row.slug) ?? []).map(({ category }) => category);
      return documentOf(row, sizesOf.get(row.slug) ?? [], places, named, stars.get(row.slug), today);
    });
    const last = rows.at(-1);
    if (!last || rows.length < PART) return;
    after = last.slug;
  }
}

/** Without their texts, and of a few products only those they stand in: one price that changes comes by here too. */
function listNamed(db: Reader, only?: string[]) {
  const { slug, title, parent, hidden } = categories;
  const around =
    only &&
    sql`${slug} in (select unnest(array[c.slug, c.parent]) from category_products cp
    join categories c on c.slug = cp.category where cp.product = any(${sql.param(only)}::text[]))`;
  return db
    .select({ slug, title, parent })
    .from(categories)
    .where(and(eq(hidden, false), around));
}

type Row = Pick<typeof products.$inferSelect, keyof typeof COLUMNS>;

function documentOf(
  row: Row,
  sizes: Pick<typeof variants.$inferSelect, keyof typeof SIZE>[],
  places: string[],
  named: Map<string, { title: string; parent: string | null }>,
  rating: number | undefined,
  today: string,
): SearchDocument {
  const own = sizes.map((size) => ({
    sku: size.sku,
    label: size.label,
    form: size.form,
    pot: size.pot,
    priceCents: size.priceCents,
    heightCm:
      size.heightMin !== null && size.heightMax !== null
        ? ([size.heightMin, size.heightMax] as [number, number])
        : null,
    ...(Array.isArray(size.extra.dimensionsCm) && { dimensionsCm: size.extra.dimensionsCm as (number | null)[] }),
    stock: size.stock,
    season: size.season,
    unit: size.unit,
  }));
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
      warnings: row.warnings,
      variants: own,
      popularity: row.popularity,
      addedOn: row.addedOn,
      ...(rating !== undefined && { rating }),
    },
    {
      today,
      description: `${row.texts.summary} ${row.texts.description}`,
      categories: titles,
      ...(row.texts.searchWords?.length && { synonyms: row.texts.searchWords }),
    },
  );
}

function availability(sizes: { stock: number; season: [string, string] | null }[], today: string): string {
  const inStock = sizes.filter(({ stock }) => stock > 0);
  if (inStock.length === 0) return "Uitverkocht";
  return inStock.some(({ season }) => inSeason(season, today)) ? "Binnen 5 werkdagen" : "Reserveren (plantseizoen)";
}

export async function countProducts({ db }: Pick<Shop, "db">): Promise<number> {
  return db.$count(products);
}

/** Differs as soon as any document would: a kept index is only used when this is the same. */
export async function rangeKey(shop: Shop): Promise<string> {
  // Sums of hashes ask for no order and no text of the whole range: a quarter of a second for a hundred thousand products.
  const { rows } = await shop.db.execute<{ key: string }>(sql`
    select concat_ws('-',
      (select sum(hashtextextended(concat_ws(',', slug, updated_at, popularity, listed), 1)) from products),
      (select sum(hashtextextended(concat_ws(',', sku, price_cents, stock > 0, season), 2)) from variants),
      (select sum(hashtextextended(concat_ws(',', category, product), 3)) from category_products),
      (select sum(hashtextextended(concat_ws(',', slug, title, parent, priority, hidden, texts), 4)) from categories),
      (select sum(hashtextextended(concat_ws(',', id, product, stars), 5)) from reviews where state = 'shown'),
      (select sum(hashtextextended(concat_ws(',', slug, live), 6)) from words where kind = 'article')
    ) as key`);
  return `${rows[0]?.key ?? ""} ${dayOf(shop.now())} ${__BUILD_ID__}`;
}
