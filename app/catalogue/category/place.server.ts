import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { nearest } from "#kit/near.ts";
import { categoryPath, productPath } from "#kit/path.ts";
import { standsIn } from "../product/product.ts";
import { type Category, countPerCategory, listCards, listCategorySlugs } from "../product/products.server.ts";
import { categories, categoryProducts, products } from "../tables.server.ts";

export type Place = { slug: string; title: string };

/** Where a product stands in the shop: its narrowest category, with those above it first. */
export async function findPlace(db: Reader, product: { slug: string; group: string }): Promise<Place[]> {
  const rows = await db
    .select(SHELF)
    .from(categoryProducts)
    .innerJoin(categories, eq(categories.slug, categoryProducts.category))
    .where(and(eq(categoryProducts.product, product.slug), eq(categories.hidden, false)));
  const narrow = narrowest(rows, product.group, await sizesOf(db, rows));
  if (!narrow) return [];
  const [above] = narrow.parent
    ? await db
        .select({ slug: categories.slug, title: categories.title })
        .from(categories)
        .where(and(eq(categories.slug, narrow.parent), eq(categories.hidden, false)))
    : [];
  return [...(above ? [above] : []), { slug: narrow.slug, title: narrow.title }];
}

type Shelf = Place & Pick<Category, "parent" | "kind" | "rule">;
const SHELF = {
  slug: categories.slug,
  title: categories.title,
  parent: categories.parent,
  kind: categories.kind,
  rule: categories.rule,
};

const isOwn = ({ kind, rule }: Shelf, group: string) => kind === "category" && (rule.groups?.includes(group) ?? false);

/** The least filled of a product's shelves; those of its own group go before those it only stands on as well. */
function narrowest(shelves: Shelf[], group: string, sizes: Map<string, number>): Shelf | undefined {
  const own = shelves.filter((shelf) => isOwn(shelf, group));
  const [narrow] = (own.length ? own : shelves).toSorted(
    (a, b) => (sizes.get(a.slug) ?? 0) - (sizes.get(b.slug) ?? 0) || (a.slug < b.slug ? -1 : 1),
  );
  return narrow;
}

/** Tells the place of any product without asking the database again, for a list of very many. */
export async function readPlaces(db: Reader): Promise<(product: Parameters<typeof standsIn>[1]) => Place[]> {
  const all = await db.select(SHELF).from(categories).where(eq(categories.hidden, false));
  const sizes = await sizesOf(db, all);
  const bySlug = new Map(all.map((one) => [one.slug, one]));
  const byGroup = new Map<string, Shelf[]>();
  return (product) => {
    const { group } = product;
    const near = byGroup.get(group) ?? all.filter((shelf) => isOwn(shelf, group));
    byGroup.set(group, near);
    const own = near.filter((shelf) => standsIn(shelf, product));
    const narrow = narrowest(own.length ? own : all.filter((shelf) => standsIn(shelf, product)), group, sizes);
    const above = narrow?.parent ? bySlug.get(narrow.parent) : undefined;
    return [above, narrow].flatMap((one) => (one ? [{ slug: one.slug, title: one.title }] : []));
  };
}

const counted = new WeakMap<Reader, { at: number; sizes: Map<string, number> }>();
const COUNT_AGAIN = 600_000;

/** How full each shelf is, more or less: a big range is not counted for every page. */
async function sizesOf(db: Reader, shelves: Place[]): Promise<Map<string, number>> {
  const known = counted.get(db);
  if (known && performance.now() - known.at < COUNT_AGAIN && shelves.every(({ slug }) => known.sizes.has(slug)))
    return known.sizes;
  const sizes = await countPerCategory(db);
  counted.set(db, { at: performance.now(), sizes });
  return sizes;
}

/** What somebody probably meant by a product that is not there. */
export async function meantProduct(db: Reader, slug: string): Promise<{ to: string; title: string } | undefined> {
  // A slip is seldom in the first letters, and never longer than a few: a big range is not read whole for it.
  const first = slug.slice(0, 1).toLowerCase();
  const next = String.fromCharCode(first.charCodeAt(0) + 1);
  const all = await db
    .select({ slug: products.slug })
    .from(products)
    .where(
      sql`${products.slug} >= ${first} and ${products.slug} < ${next} and length(${products.slug}) between ${slug.length - 3} and ${slug.length + 12}`,
    )
    .orderBy(sql`left(${products.slug}, 3) = ${slug.slice(0, 3).toLowerCase()} desc`)
    .limit(3000);
  const near = nearest(slug, all, (one) => one.slug);
  const [card] = near ? await listCards(db, [near.slug]) : [];
  return card && { to: productPath(card.slug), title: card.name };
}

export async function meantCategory(db: Reader, slug: string): Promise<{ to: string; title: string } | undefined> {
  const near = nearest(slug, await listCategorySlugs(db), (one) => one.slug);
  return near && { to: categoryPath(near.slug), title: near.title };
}
