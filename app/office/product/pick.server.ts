import { and, asc, inArray, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { plates } from "#advice/article/article-text.server.ts";
import { findArticle, listArticles } from "#advice/articles.server.ts";
import { findPlants } from "#catalogue/plants/plants.server.ts";
import { listSaid } from "#catalogue/plants/say-record.ts";
import { categories, plants, products } from "#catalogue/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { officeEditor } from "#texts/office/editor.ts";

export const KINDS = ["product", "plant", "article", "category"] as const;
export type Kind = (typeof KINDS)[number];
/** Something that can be chosen: what it is called, and a word to tell it from its like. */
export type Pick = { slug: string; name: string; more?: string };

const MOST = 8;
const nameOf = sql<string>`${plants.record}->'names'->>'nl'`;
const latinOf = sql<string>`${plants.record}->'names'->>'latin'`;

/** What goes by these words, a few at most; what begins with them first. */
export async function findPicks(db: Reader, kind: Kind, q: string, not: string[] = []): Promise<Pick[]> {
  const words = q.trim().slice(0, 60);
  if (words.length < 2) return [];
  const clean = words.replace(/[\\%_]/g, "\\$&");
  const holds = (...columns: (PgColumn | SQL)[]) => or(...columns.map((one) => sql`${one} ilike ${`%${clean}%`}`));
  const first = (column: PgColumn | SQL) => [sql`${column} ilike ${`${clean}%`} desc`, asc(column)];
  if (kind === "article") {
    const found = listArticles().filter(
      ({ slug, title }) => title.toLowerCase().includes(words.toLowerCase()) && !not.includes(slug),
    );
    return found.slice(0, MOST).map(({ slug, title }) => ({ slug, name: title }));
  }
  if (kind === "plant")
    return db
      .select({ slug: plants.slug, name: nameOf, more: latinOf })
      .from(plants)
      .where(holds(nameOf, latinOf))
      .orderBy(...first(nameOf))
      .limit(MOST);
  if (kind === "category")
    return db
      .select({ slug: categories.slug, name: categories.title })
      .from(categories)
      .where(and(holds(categories.title), not.length ? notInArray(categories.slug, not) : undefined))
      .orderBy(...first(categories.title))
      .limit(MOST);
  const rows = await db
    .select({ slug: products.slug, name: products.name, latin: products.latin })
    .from(products)
    .where(
      and(
        holds(products.name, products.slug, products.latin),
        sql`${products.archived} is not true`,
        not.length ? notInArray(products.slug, not) : undefined,
      ),
    )
    .orderBy(...first(products.name))
    .limit(MOST);
  return rows.map(({ latin, ...row }) => ({ ...row, ...(latin && { more: latin }) }));
}

/** What these are called; one that is gone keeps its slug as its name. */
export async function namesOf(db: Reader, kind: Kind, slugs: string[]): Promise<Pick[]> {
  if (slugs.length === 0) return [];
  const named = (rows: Pick[]) => {
    const known = new Map(rows.map((row) => [row.slug, row]));
    return slugs.map((slug) => known.get(slug) ?? { slug, name: slug });
  };
  if (kind === "article") return named(slugs.map((slug) => ({ slug, name: findArticle(slug)?.title ?? slug })));
  if (kind === "plant")
    return named(
      await db
        .select({ slug: plants.slug, name: nameOf, more: latinOf })
        .from(plants)
        .where(inArray(plants.slug, slugs)),
    );
  if (kind === "category")
    return named(
      await db
        .select({ slug: categories.slug, name: categories.title })
        .from(categories)
        .where(inArray(categories.slug, slugs)),
    );
  return named(
    await db.select({ slug: products.slug, name: products.name }).from(products).where(inArray(products.slug, slugs)),
  );
}

/** Drawings for a text, by what they show; all of them when nothing is asked. */
export function findPlates(q: string): Pick[] {
  const words = q.trim().toLowerCase();
  return Object.entries(plates)
    .map(([slug, { caption, alt }]) => ({ slug, name: caption || alt, all: `${slug} ${caption} ${alt}`.toLowerCase() }))
    .filter(({ all }) => all.includes(words))
    .map(({ slug, name }) => ({ slug, name }));
}

/** The figures of a plant's record, as a text marks them. */
export async function listFigures(db: Reader, plant: string): Promise<Pick[]> {
  const record = (await findPlants(db, [plant])).get(plant);
  return record
    ? listSaid(record).map(([key, said]) => ({
        slug: `${plant}.${key}`,
        name: officeEditor.fact.plant[key],
        more: said,
      }))
    : [];
}
