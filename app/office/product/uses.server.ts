import { inArray, ne, or, sql } from "drizzle-orm";
import { productsIn } from "#advice/article/article-text.server.ts";
import { listArticles } from "#advice/articles.server.ts";
import { campaigns } from "#catalogue/campaign/tables.server.ts";
import { categories, products } from "#catalogue/tables.server.ts";
import { findArrangement } from "#front/arrangements.server.ts";
import type { MenuPart } from "#front/menu/menu.ts";
import type { Block } from "#front/page/block.ts";
import { productPath } from "#kit/path.ts";
import { issues } from "#newsletter/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { listProse } from "#outside/prose.server.ts";
import { searchRules } from "#search/tables.server.ts";
import { officeProduct } from "#texts/office/range/product.ts";

const say = officeProduct.uses;
/** A place that names a product: what kind of place, what it is called, and where it is changed. */
export type Use = { kind: keyof typeof say.kinds; name: string; to: string };

/** Whether a text leads to a product. */
const leadsTo = (text: string, slug: string): boolean => new RegExp(`\\(<?/p/${slug}(?![\\w-])`).test(text);

function inArticles(slug: string): Use[] {
  return listArticles()
    .filter(
      ({ products: named, body, short, faq }) =>
        named.includes(slug) ||
        productsIn(body).includes(slug) ||
        leadsTo([body, short, ...faq.map(({ a }) => a)].join("\n"), slug),
    )
    .map(({ slug: article, title }) => ({ kind: "article", name: title, to: `/kantoor/teksten/artikel/${article}` }));
}

function inPages(slug: string): Use[] {
  return listProse("pages")
    .filter(({ body, front }) => leadsTo(`${body}\n${JSON.stringify(front)}`, slug))
    .map((page) => ({ kind: "page", name: String(page.front.title), to: `/kantoor/teksten/pagina/${page.slug}` }));
}

async function inCategories(db: Reader, slug: string): Promise<Use[]> {
  const { texts, rule, face } = categories;
  const all = await db.select({ slug: categories.slug, title: categories.title, texts, rule, face }).from(categories);
  return all.flatMap((one): Use[] => [
    ...(leadsTo(JSON.stringify(one.texts), slug)
      ? [{ kind: "words" as const, name: one.title, to: `/kantoor/teksten/rubriek/${one.slug}` }]
      : []),
    ...(one.face === slug || one.rule.also?.includes(slug)
      ? [{ kind: "category" as const, name: one.title, to: `/kantoor/categorieen/${one.slug}` }]
      : []),
  ]);
}

async function inFront(db: Reader, slug: string): Promise<Use[]> {
  const [front, menu] = [await findArrangement(db, "front"), await findArrangement(db, "menu")];
  const blocks = (front.draft ?? front.live) as Block[];
  const groups = (menu.draft ?? menu.live) as MenuPart[];
  return [
    ...blocks
      .filter(
        ({ kind, picks, words: { picture, picture2, body = "" } }) =>
          (kind === "products" && picks?.includes(slug)) ||
          picture === slug ||
          picture2 === slug ||
          leadsTo(body, slug),
      )
      .map(({ id, words }): Use => ({ kind: "front", name: words.heading || id, to: `/kantoor/voorpagina/${id}` })),
    ...groups.flatMap((part): Use[] =>
      part.kind === "group" && part.plant === slug
        ? [{ kind: "menu", name: part.name ?? part.of ?? part.to, to: `/kantoor/menu/${part.id}` }]
        : [],
    ),
  ];
}

async function besideProducts(db: Reader, slug: string): Promise<Use[]> {
  const names = JSON.stringify([slug]);
  const rows = await db
    .select({ slug: products.slug, name: products.name })
    .from(products)
    .where(or(sql`${products.belongsWith} @> ${names}::jsonb`, sql`${products.alternatives} @> ${names}::jsonb`))
    .orderBy(products.name);
  return rows.map((one) => ({ kind: "product", name: one.name, to: `/kantoor/assortiment/${one.slug}` }));
}

async function inCampaigns(db: Reader, slug: string): Promise<Use[]> {
  const rows = await db
    .select({ id: campaigns.id, title: campaigns.title, scope: campaigns.scope })
    .from(campaigns)
    .where(inArray(campaigns.state, ["planned", "running"]));
  return rows
    .filter(({ scope }) => scope.products.includes(slug))
    .map(({ id, title }) => ({ kind: "campaign", name: title, to: `/kantoor/acties/${id}` }));
}

/** What was sent is with its readers. */
async function inLetters(db: Reader, slug: string): Promise<Use[]> {
  const rows = await db
    .select({ id: issues.id, subject: issues.subject, blocks: issues.blocks })
    .from(issues)
    .where(ne(issues.state, "sent"))
    .orderBy(issues.id);
  return rows
    .filter(({ blocks }) =>
      blocks.some(({ kind, text, picks }) => (kind !== "article" && picks.includes(slug)) || leadsTo(text, slug)),
    )
    .map(({ id, subject }) => ({ kind: "letter", name: subject || String(id), to: `/kantoor/nieuwsbrief/${id}` }));
}

async function inRules(db: Reader, slug: string): Promise<Use[]> {
  const rows = await db.select().from(searchRules).orderBy(searchRules.query, searchRules.id);
  return rows
    .filter(
      ({ pin, bury, hide, redirect }) =>
        [...pin.map(({ id }) => id), ...bury, ...hide].includes(slug) ||
        redirect?.replace(/[?#].*$/, "") === productPath(slug),
    )
    .map(({ id, query, context }) => ({ kind: "rule", name: query ?? context ?? id, to: "/kantoor/zoekregels" }));
}

/** Everywhere the owner put a product. It reads the whole range, so it is asked only before something goes away. */
export async function listUses(db: Reader, slug: string): Promise<Use[]> {
  return [
    ...inArticles(slug),
    ...inPages(slug),
    ...(await inFront(db, slug)),
    ...(await inCategories(db, slug)),
    ...(await inCampaigns(db, slug)),
    ...(await inLetters(db, slug)),
    ...(await inRules(db, slug)),
    ...(await besideProducts(db, slug)),
  ];
}
