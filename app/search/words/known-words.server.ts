import { sql } from "drizzle-orm";
import { listArticles } from "#advice/articles.server.ts";
import { ofProse } from "#outside/prose.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { fold } from "../dutch/fold.ts";
import { stopwords } from "../dutch/stopwords.ts";

const wordsOf = (text: string): string[] => fold(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of the articles. */
const articleWords = ofProse(
  () =>
    new Set([
      ...stopwords,
      ...listArticles().flatMap(({ title, short, body }) => wordsOf(`${title} ${short} ${body}`)),
    ]),
);

async function rangeWords(shop: Shop): Promise<Set<string>> {
  const { rows } = await shop.db.execute<{ text: string }>(
    sql`select name || ' ' || coalesce(latin, '') as text from products where listed
        union all select title from categories`,
  );
  return new Set(rows.flatMap(({ text }) => wordsOf(text)));
}

/**
 * Says of a query whether the shop itself uses every word of it. What visitors typed is shown to other visitors only
 * then: an advertisement has a name or an address in it that is not ours.
 */
export async function knowsWords(shop: Shop): Promise<(query: string) => boolean> {
  const range = await shop.pages.remember("known-words", ["range", "today"], () => rangeWords(shop));
  const said = articleWords();
  const isKnown = (word: string) => range.has(word) || said.has(word) || /^\d{1,3}$/.test(word);
  return (query) => !/[./:\\@]/.test(query) && wordsOf(query).every(isKnown);
}
