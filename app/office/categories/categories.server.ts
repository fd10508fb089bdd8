import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { placeOf, listFitting } from "#catalogue/category/save-category.server.ts";
import type { Card, CategoryRule } from "#catalogue/product/product.ts";
import {
  type Category,
  countPerCategory,
  listAllCategories,
  listCards,
  listInCategory,
} from "#catalogue/product/products.server.ts";
import { RATES } from "#catalogue/rules.ts";
import { categories, categoryProducts } from "#catalogue/tables.server.ts";
import { type Reader, takeTurn, type Tx } from "#outside/db.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { namesOf } from "../product/pick.server.ts";
import { sayMoment } from "../say.ts";
import { duringStays, WHOLE } from "./stays.server.ts";
import { type CategoryForm, FIELDS, type Field, readWhere, writeWhere } from "./rule-form.ts";

export type Branch = Pick<Category, "slug" | "title" | "kind" | "edited" | "hidden"> & {
  depth: number;
  products: number;
};

/** Every category under the one above it, in the order of the shop, with how much stands in it. */
export async function listTree(db: Reader, q: string): Promise<Branch[]> {
  const [all, counts] = await Promise.all([listAllCategories(db), countPerCategory(db)]);
  const here = new Set(all.map(({ slug }) => slug));
  const below = Map.groupBy(all, ({ parent }) => (parent && here.has(parent) ? parent : ""));
  const branch = (parent: string, depth: number): Branch[] =>
    (below.get(parent) ?? []).flatMap(({ slug, title, kind, edited, hidden }) => [
      { slug, title, kind, depth, products: counts.get(slug) ?? 0, edited, hidden },
      ...branch(slug, depth + 1),
    ]);
  const words = q.toLowerCase();
  return branch("", 0).filter(({ slug, title }) => title.toLowerCase().includes(words) || slug.includes(words));
}

/** The tree as its departments: each with all that stands under it. */
export function departmentsOf(branches: Branch[]): Branch[][] {
  const departments: Branch[][] = [];
  for (const branch of branches) {
    if (branch.depth === 0) departments.push([]);
    departments.at(-1)?.push(branch);
  }
  return departments;
}

export async function toForm(db: Reader, row: Category): Promise<CategoryForm> {
  const { slug, title, parent, hidden, face, rule } = row;
  return {
    title,
    address: slug,
    parent: parent ?? "",
    place: String(await placeOf(db, row)),
    hidden: hidden ? "ja" : "",
    face: face ?? "",
    groups: rule.groups ?? [],
    where: writeWhere(rule.where),
    also: rule.also ?? [],
    not: rule.not ?? [],
  };
}

export async function findRow(db: Reader, slug: string): Promise<Category | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.slug, slug));
  return row;
}

/** The tree is changed by one at a time: two moves that are right alone could make a circle together. */
export async function holdRow(tx: Tx, slug: string): Promise<Category | undefined> {
  await takeTurn(tx, "categories");
  return findRow(tx, slug);
}

/** The attributes that products have. */
export async function listFacets(db: Reader): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select distinct jsonb_object_keys(facets) as key from products`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** The rule that a form says, or the line of it that nobody understands. What was not touched stays as it was written. */
export function ruleOf(
  form: CategoryForm,
  before: CategoryRule,
  known: ReadonlySet<string>,
): CategoryRule | { line: string } {
  const where = form.where === writeWhere(before.where) ? (before.where ?? {}) : readWhere(form.where, known);
  if ("line" in where && typeof where.line === "string" && !known.has("line")) return { line: where.line };
  return {
    ...(form.groups.length && { groups: form.groups }),
    ...(Object.keys(where).length && { where: where as NonNullable<CategoryRule["where"]> }),
    ...(form.also.length && { also: form.also }),
    ...(form.not.length && { not: form.not }),
  };
}

const FEW = 8;
const MOST_FACES = 60;
const shownCard = ({ slug, name, picture }: Card) => ({ slug, name, picture });

/** What would stand in a category: how much, and the first of it. */
export async function previewRule(db: Reader, slug: string, rule: CategoryRule) {
  const fitting = (await listFitting(db, { slug, rule })).filter(({ listed }) => listed);
  const cards = await listCards(
    db,
    fitting.slice(0, FEW).map((one) => one.slug),
  );
  return { count: fitting.length, cards: cards.map(shownCard) };
}

export const namesIn = async (db: Reader, { also, not, face }: CategoryForm): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await namesOf(db, "product", [...also, ...not, ...(face ? [face] : [])])).map(({ slug, name }) => [slug, name]),
  );

/** A category and all that stands under it: none of these can stand above it. */
export async function listBelow(db: Reader, slug: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ slug: string }>(sql`with recursive below as (
    select ${slug}::text as slug union select c.slug from categories c join below b on c.parent = b.slug)
    select slug from below`);
  return new Set(rows.map((row) => row.slug));
}

export type Choice = { slug: string; title: string };
export const choicesFor = async (db: Reader, not: ReadonlySet<string>): Promise<Choice[]> =>
  (await listTree(db, ""))
    .filter(({ slug }) => !not.has(slug))
    .map(({ slug, title, depth }) => ({ slug, title: depth ? `\u2013 ${title}` : title }));

/** How much stands in or under a category: nothing, and it can go. */
export const countIn = async (db: Reader, slug: string) => ({
  // What lies in the archive keeps no category.
  products: await db.$count(
    categoryProducts,
    and(
      eq(categoryProducts.category, slug),
      sql`exists (select 1 from products p where p.slug = ${categoryProducts.product} and p.archived is not true)`,
    ),
  ),
  below: await db.$count(categories, eq(categories.parent, slug)),
});

export type Kept = { form: CategoryForm; rule: CategoryRule };
export type Version = { id: number; at: string; who: string; changed: Field[] };

/** Who changed what of a category and when, the newest first; under its old addresses too, as long as they were its own. */
export async function listVersions(db: Reader, slug: string): Promise<Version[]> {
  const rows = await db
    .select()
    .from(staffLog)
    .where(and(inArray(staffLog.deed, WHOLE), await duringStays(db, slug)))
    .orderBy(desc(staffLog.id))
    .limit(20);
  return rows.map(({ id, at, who, before, after }) => {
    const [was, is] = [before as Kept | null, after as Kept | null];
    const changed = FIELDS.filter((field) => JSON.stringify(was?.form[field]) !== JSON.stringify(is?.form[field]));
    return { id, at: sayMoment(at), who, changed };
  });
}

/** A category as its page in the office shows it. */
export async function viewCategory(db: Reader, row: Category) {
  const { slug } = row;
  const form = await toForm(db, row);
  const above = row.parent ? await findRow(db, row.parent) : undefined;
  const inside = await countIn(db, slug);
  const [first, counts] = [await listInCategory(db, slug, MOST_FACES), await countPerCategory(db)];
  return {
    slug,
    form,
    above: above?.title,
    groups: [...RATES.keys()],
    names: await namesIn(db, form),
    given: { count: counts.get(slug) ?? 0, cards: first.slice(0, FEW).map(shownCard) },
    parents: await choicesFor(db, await listBelow(db, slug)),
    versions: await listVersions(db, slug),
    /** How much keeps it from going. */
    inside,
    /** The products whose picture can stand for it. */
    faces: first.map((card) => ({ slug: card.slug, title: card.name })),
  };
}
