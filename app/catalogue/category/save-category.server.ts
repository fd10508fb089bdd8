import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Reader, Tx } from "#outside/db.server.ts";
import { type CategoryRule, standsIn } from "../product/product.ts";
import { categories, categoryProducts, products } from "../tables.server.ts";
import { tellOthers } from "../tell-others.server.ts";

const PART = 2_000;
type Fitting = { slug: string; popularity: number; listed: boolean };

/** The products that a rule puts in a category, and those put there by hand; the best known first. */
export async function listFitting(db: Reader, shelf: { slug: string; rule: CategoryRule }): Promise<Fitting[]> {
  const fitting: Fitting[] = [];
  // A big range is not read whole where the rule names its groups; what is put there by hand may be of any.
  const { groups, also = [] } = shelf.rule;
  const near = groups && or(inArray(products.group, groups), inArray(products.slug, also), isNotNull(products.shelves));
  for (let after = ""; ; ) {
    const part = await db
      .select({
        slug: products.slug,
        group: products.group,
        facets: products.facets,
        shelves: products.shelves,
        popularity: products.popularity,
        listed: products.listed,
      })
      .from(products)
      .where(and(gt(products.slug, after), near))
      .orderBy(asc(products.slug))
      .limit(PART);
    for (const { facets, group, shelves, ...product } of part)
      if (standsIn(shelf, { ...product, facets, group, shelves })) fitting.push(product);
    const last = part.at(-1);
    if (!last || part.length < PART) return fitting.toSorted((a, b) => b.popularity - a.popularity);
    after = last.slug;
  }
}

/** From so many on everybody looks at everything anew. */
const MANY = 150;

export type NextCategory = {
  title: string;
  rule: CategoryRule;
  hidden: boolean;
  face: string | null;
  parent: string | null;
  /** The how manieth under the one above it; the first is 1. */
  place: number;
};

/** What the owner says of a category, and what stands in it then. A newer starting range leaves it alone. */
export async function saveCategory(tx: Tx, slug: string, { place, ...next }: NextCategory): Promise<void> {
  const [before] = await tx.select().from(categories).where(eq(categories.slug, slug)).for("update");
  if (!before) return;
  await tx
    .update(categories)
    .set({ ...next, edited: true })
    .where(eq(categories.slug, slug));
  if (next.parent && next.parent !== before.parent) await followGroup(tx, slug, next.parent);
  const turned = await putInPlace(tx, slug, next.parent, place);
  const moved = await fillShelf(tx, slug, next.rule);
  const isSeenElsewhere = (["title", "hidden", "parent"] as const).some((key) => next[key] !== before[key]);
  await tellOthers(tx, isSeenElsewhere || turned || moved.length > MANY ? ["*"] : moved, [slug]);
}

/** Puts what fits on the shelf and takes off what does not; gives what moved. */
async function fillShelf(tx: Tx, slug: string, rule: CategoryRule): Promise<string[]> {
  const now = new Map((await listFitting(tx, { slug, rule })).map((one) => [one.slug, one]));
  const here = await tx
    .select({ product: categoryProducts.product })
    .from(categoryProducts)
    .where(eq(categoryProducts.category, slug));
  const was = new Set(here.map(({ product }) => product));
  const gone = [...was].filter((product) => !now.has(product));
  const come = [...now.values()].filter((product) => !was.has(product.slug));
  if (gone.length)
    await tx
      .delete(categoryProducts)
      .where(and(eq(categoryProducts.category, slug), inArray(categoryProducts.product, gone)));
  for (let at = 0; at < come.length; at += PART)
    await tx
      .insert(categoryProducts)
      .values(
        come.slice(at, at + PART).map((one) => ({ category: slug, product: one.slug, popularity: one.popularity })),
      );
  return [...gone, ...come.map((one) => one.slug)];
}

/** A category belongs to the department of the one above it, with all that stands under it. */
async function followGroup(tx: Tx, slug: string, parent: string): Promise<void> {
  await tx.execute(sql`with recursive below as (
      select slug from categories where slug = ${slug}
      union select c.slug from categories c join below b on c.parent = b.slug)
    update categories set "group" = (select "group" from categories where slug = ${parent})
    where slug in (select slug from below)`);
}

const under = (parent: string | null) => (parent ? eq(categories.parent, parent) : isNull(categories.parent));

/** Those that share a parent share out the same places among themselves; gives whether anything moved. */
async function putInPlace(tx: Tx, slug: string, parent: string | null, place: number): Promise<boolean> {
  const all = await tx
    .select({ slug: categories.slug, position: categories.position })
    .from(categories)
    .where(under(parent))
    .orderBy(asc(categories.position), asc(categories.slug));
  const order = all.filter((one) => one.slug !== slug).map((one) => one.slug);
  order.splice(Math.max(0, place - 1), 0, slug);
  const turned = order.flatMap((one, at) => {
    const position = all[at]?.position ?? 0;
    return all.some((was) => was.slug === one && was.position === position) ? [] : [{ slug: one, position }];
  });
  for (const one of turned)
    await tx.update(categories).set({ position: one.position, edited: true }).where(eq(categories.slug, one.slug));
  return turned.length > 0;
}

/** The how manieth it is under the one above it. */
export async function placeOf(db: Reader, row: { slug: string; parent: string | null; position: number }) {
  const before = await db.$count(
    categories,
    and(
      under(row.parent),
      ne(categories.slug, row.slug),
      sql`(${categories.position}, ${categories.slug}) < (${row.position}::int, ${row.slug}::text)`,
    ),
  );
  return before + 1;
}
