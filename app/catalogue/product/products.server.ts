import { and, asc, desc, eq, ilike, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { VatClass } from "#kit/vat.ts";
import { anywhere, type Reader, writtenOnce } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { withFigures } from "../plants/plants.server.ts";
import type { Card, Product } from "./product.ts";
import { categories, categoryProducts, prices, products, variants } from "../tables.server.ts";

export const vatOf = (text: "9" | "21" | "voucher"): VatClass => (text === "voucher" ? text : (Number(text) as 9 | 21));

const slugAsked = sql.placeholder("slug");
const productOf = writtenOnce((db) =>
  db.select().from(products).where(eq(products.slug, slugAsked)).prepare("find_product"),
);
const sizesOf = writtenOnce((db) =>
  db
    .select()
    .from(variants)
    .where(eq(variants.product, slugAsked))
    .orderBy(asc(variants.position))
    .prepare("find_sizes"),
);

export async function findProduct(db: Reader, slug: string): Promise<Product | undefined> {
  const [[row], sizes] = await Promise.all([productOf(db).execute({ slug }), sizesOf(db).execute({ slug })]);
  if (!row?.listed) return undefined;
  return { ...row, vat: vatOf(row.vat), addedOn: row.addedOn, variants: sizes };
}

const cardsOf = writtenOnce((db) =>
  db
    .select({ card: products.card })
    .from(products)
    .where(and(sql`${products.slug} = any(${sql.placeholder("slugs")})`, eq(products.listed, true)))
    .prepare("list_cards"),
);

/** Cards in the order asked; what is gone is left out. */
export async function listCards(db: Reader, slugs: string[]): Promise<Card[]> {
  if (slugs.length === 0) return [];
  const rows = await cardsOf(db).execute({ slugs });
  const found = new Map(rows.map(({ card }) => [card.slug, card]));
  return slugs.flatMap((slug) => found.get(slug) ?? []);
}

/** The same for pages that everybody sees: a card is asked once, until its product changes. */
export async function shownCards({ db, pages }: Pick<Shop, "db" | "pages">, slugs: string[]): Promise<Card[]> {
  const tagOf = (slug: string) => `product:${slug}`;
  const found = await pages.rememberEach(slugs.map(tagOf), async (unknown) => {
    const cards = await listCards(
      db,
      unknown.map((tag) => tag.slice(tagOf("").length)),
    );
    return new Map(cards.map((card) => [tagOf(card.slug), card]));
  });
  return slugs.flatMap((slug) => found.get(tagOf(slug)) ?? []);
}

/** How some sizes are measured, and how many there are. */
export async function listUnits(db: Reader, skus: string[]) {
  if (skus.length === 0) return [];
  return db
    .select({ slug: variants.product, unit: variants.unit, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.sku, skus));
}

export type Category = typeof categories.$inferSelect;

export async function findCategory(db: Reader, slug: string): Promise<Category | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.slug, slug));
  return row && { ...row, texts: await withFigures(db, row.texts) };
}

/** The categories of the shop, in its order. */
export const listCategories = async (db: Reader): Promise<Category[]> =>
  (await listAllCategories(db)).filter(({ hidden }) => !hidden);

/** The same with what is hidden, for the office. */
export async function listAllCategories(db: Reader): Promise<Category[]> {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.slug));
}

export type Kin = { slug: string; title: string; picture: Card["picture"] };

/** The category itself, the one above it, and what stands beside or below it, what is out of season last. Each shows the best known product of its kind, before one that only stands with it, and no two the same. */
export async function findWithKin(
  db: Reader,
  slug: string,
  most: number,
): Promise<{ category: Category; above?: { slug: string; title: string }; kin: Kin[] } | undefined> {
  const category = await findCategory(db, slug);
  if (!category) return undefined;
  // In two queries, or the whole category would be sorted for a few pictures.
  const best = (of: SQL) => sql`(select jsonb_agg(first.picture) from (
    select p.card -> 'picture' as picture from category_products c join products p on p.slug = c.product
    where c.category = near.slug and p.listed ${of} order by c.popularity desc limit ${most}) first)`;
  const off = sql`(jsonb_typeof(season) = 'array'
    and not season @> to_jsonb(extract(month from now() at time zone 'Europe/Amsterdam')::int)) is true`;
  type Row = { slug: string; title: string; kind: string; pictures: Kin["picture"][] | null };
  const { rows } = await db.execute<Row>(sql`
    with near as (
      select slug, title, position, rule, ${off} as off, 'below' as kind from categories
      where parent = ${slug} and not hidden
      union all
      select slug, title, position, rule, ${off}, 'beside' from categories
      where slug <> ${slug} and not hidden and not exists (select from categories where parent = ${slug} and not hidden)
        and ${category.parent ? sql`parent = ${category.parent}` : sql`"group" = ${category.group}`}
      order by off, position limit ${most}
    )
    select slug, title, position, off, kind,
      coalesce(${best(sql`and not coalesce(near.rule -> 'also' ? c.product, false)`)}, ${best(sql``)}) as pictures
    from near
    union all
    select slug, title, 0, false, 'above', null from categories where slug = ${category.parent} and not hidden
    order by off, position`);
  const above = rows.find(({ kind }) => kind === "above");
  return { category, ...(above && { above }), kin: eachItsOwn(rows.filter(({ kind }) => kind !== "above")) };
}

/** Who has least to choose from chooses first. */
function eachItsOwn(rows: { slug: string; title: string; pictures: Kin["picture"][] | null }[]): Kin[] {
  const wishes = rows.map(({ pictures }, at) => ({ at, from: (pictures ?? []).filter((one) => one !== null) }));
  const taken = new Set<string>();
  const chosen: Kin["picture"][] = [];
  for (const { at, from } of wishes.toSorted((a, b) => a.from.length - b.from.length)) {
    const picture = from.find(({ key }) => !taken.has(key)) ?? from[0] ?? null;
    if (picture) taken.add(picture.key);
    chosen[at] = picture;
  }
  return rows.map(({ slug, title }, at) => ({ slug, title, picture: chosen[at] ?? null }));
}

export async function listCategorySlugs(db: Reader): Promise<{ slug: string; title: string }[]> {
  return db
    .select({ slug: categories.slug, title: categories.title })
    .from(categories)
    .where(eq(categories.hidden, false));
}

/** The popular products of a category, straight from the database. */
export async function listInCategory(db: Reader, category: string, count: number): Promise<Card[]> {
  const rows = await db
    .select({ card: products.card })
    .from(categoryProducts)
    .innerJoin(products, eq(products.slug, categoryProducts.product))
    .where(and(eq(categoryProducts.category, category), eq(products.listed, true)))
    .orderBy(desc(categoryProducts.popularity))
    .limit(count);
  return rows.map(({ card }) => card);
}

export async function countPerCategory(db: Reader): Promise<Map<string, number>> {
  const rows = await db
    .select({ category: categoryProducts.category, count: sql<number>`count(*)::int` })
    .from(categoryProducts)
    .innerJoin(products, eq(products.slug, categoryProducts.product))
    .where(eq(products.listed, true))
    .groupBy(categoryProducts.category);
  return new Map(rows.map(({ category, count }) => [category, count]));
}

export async function countProducts(db: Reader): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(products).where(eq(products.listed, true));
  return row?.count ?? 0;
}

const historyOf = writtenOnce((db) =>
  db
    .select({ sku: prices.sku, cents: prices.cents, since: prices.since, until: prices.until })
    .from(prices)
    .innerJoin(variants, eq(variants.sku, prices.sku))
    .where(eq(variants.product, slugAsked))
    .orderBy(asc(prices.since))
    .prepare("list_prices"),
);

/** Every price of a product's variants in the last year, oldest first. */
export const listPriceHistory = (db: Reader, slug: string) => historyOf(db).execute({ slug });

/** The advice that goes with some products, most fitting first. */
export async function listArticlesOf(db: Reader, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await db.select({ articles: products.articles }).from(products).where(inArray(products.slug, slugs));
  return [...new Set(rows.flatMap(({ articles }) => articles))];
}

/** Plants whose name holds this text, the most wanted first; for who keeps a list of their own garden. */
export async function findPlants(db: Reader, text: string): Promise<Pick<Card, "slug" | "name" | "picture">[]> {
  const isPlant = and(isNotNull(products.latin), ne(products.group, "cadeau"), eq(products.listed, true));
  const rows = await db
    .select({ card: products.card })
    .from(products)
    .where(and(ilike(products.name, anywhere(text)), isPlant))
    .orderBy(desc(products.popularity))
    .limit(12);
  return rows.map(({ card: { slug, name, picture } }) => ({ slug, name, picture }));
}
