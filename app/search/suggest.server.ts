import { desc, gte, sql } from "drizzle-orm";
import { listCards } from "#catalogue/product/products.server.ts";
import { addDays, dayOf } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import { highlightTags } from "#ui/highlight-parts.ts";
import { fold } from "./dutch/fold.ts";
import { knowsWords } from "./words/known-words.server.ts";
import type { SearchHit } from "./search-engine.ts";
import { searchOf } from "./shop-search.server.ts";
import { searches } from "./tables.server.ts";

export type SuggestedProduct = {
  slug: string;
  name: string;
  /** the name with what was typed between marks */
  highlighted: string;
  latin: string | null;
  url: string;
  picture: { key: string; alt: string } | null;
  fromCents: number;
  oneVariant: boolean;
  soldOut: boolean;
};
export type SuggestedPage = { slug: string; name: string; highlighted: string; url: string };

/** What the header shows while somebody types. */
export type Suggested = {
  query: string;
  queries: { text: string; highlighted: string }[];
  products: SuggestedProduct[];
  categories: SuggestedPage[];
  articles: SuggestedPage[];
};

export async function suggestFor(shop: Shop, query: string): Promise<Suggested> {
  const [found, asked, isOurs] = await Promise.all([searchOf(shop).suggest(query), oftenAsked(shop), knowsWords(shop)]);
  const cards = await listCards(
    shop.db,
    found.products.map(({ slug }) => slug),
  );
  const typed = fold(query.trim());
  const learned =
    typed.length < 2 ? [] : asked.filter((one) => one.startsWith(typed) && one !== typed && isOurs(one)).slice(0, 3);
  const texts = new Set([...learned, ...found.queries.map(({ text }) => text)]);
  const lit = new Map(found.products.map((hit) => [hit.slug, litName(hit)]));
  return {
    query,
    queries: [...texts].slice(0, 5).map((text) => ({ text, highlighted: litTyped(text, typed) })),
    products: cards.map(({ slug, name, latin, picture, fromCents, oneVariant, soldOut }) => ({
      slug,
      name,
      highlighted: lit.get(slug) ?? name,
      latin,
      url: `/p/${slug}`,
      picture,
      fromCents,
      oneVariant,
      soldOut,
    })),
    categories: found.categories.map((hit) => pageOf(hit, `/${hit.slug.replace(/^\//, "")}`)),
    articles: found.articles.map((hit) => pageOf(hit, `/groenhulp/${hit.slug}`)),
  };
}

const litName = ({ name, _highlightResult }: SearchHit): string => _highlightResult.name?.value ?? name;

const pageOf = (hit: SearchHit, url: string): SuggestedPage => ({
  slug: hit.slug,
  name: hit.name,
  highlighted: litName(hit),
  url,
});

/** What was typed stands lit in what it may become. */
function litTyped(text: string, typed: string): string {
  const at = typed ? fold(text).indexOf(typed) : -1;
  if (at < 0) return text;
  const { before, after } = highlightTags;
  return `${text.slice(0, at)}${before}${text.slice(at, at + typed.length)}${after}${text.slice(at + typed.length)}`;
}

/** Fewer people than this asking the same might tell something of one of them. */
const ENOUGH = 5;
const FRESH_MS = 60_000;
const kept = new WeakMap<object, { at: number; list: Promise<string[]> }>();

/** Queries of the last month that many asked and that found something, the most asked first. */
async function oftenAsked(shop: Shop): Promise<string[]> {
  const now = shop.now().getTime();
  const known = kept.get(shop.db);
  if (known && now - known.at < FRESH_MS) return known.list;
  const asked = sql<number>`sum(${searches.asked})`;
  const list = shop.db
    .select({ query: searches.query })
    .from(searches)
    .where(gte(searches.day, addDays(dayOf(shop.now()), -30)))
    .groupBy(searches.query)
    .having(sql`sum(${searches.asked}) >= ${ENOUGH} and max(${searches.found}) > 0`)
    .orderBy(desc(asked))
    .limit(500)
    .then((rows) => rows.map(({ query }) => query));
  kept.set(shop.db, { at: now, list });
  list.catch(() => kept.delete(shop.db));
  return list;
}
