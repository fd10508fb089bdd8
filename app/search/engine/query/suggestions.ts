import { fold } from "../../dutch/fold.ts";
import type { FacetValuesResult, SearchHit, SearchRequest, SearchResult, Suggestions } from "../../search-engine.ts";
import { stopwords } from "../../dutch/stopwords.ts";
import { tokenize } from "../../dutch/tokenize.ts";
import { matchWords } from "../rank/match-words.ts";
import { andInto, type Bits, countBoth } from "../index/bits.ts";
import { limits } from "./guards.ts";
import type { SearchIndex } from "../index/search-index.ts";

type Search = (requests: SearchRequest[]) => Promise<{ results: (SearchResult | FacetValuesResult)[] }>;

const hitsOf = (result: SearchResult | FacetValuesResult | undefined): SearchHit[] =>
  result && "hits" in result ? result.hits : [];

/** What the header offers while somebody types. */
export async function makeSuggestions(
  rawQuery: string,
  search: Search,
  products: SearchIndex | undefined,
): Promise<Suggestions> {
  const query = rawQuery.slice(0, limits.queryLength);
  if (!query.trim()) return { queries: [], products: [], categories: [], articles: [] };
  const { results } = await search([
    { indexName: "products", params: { query, hitsPerPage: 6 } },
    { indexName: "categories", params: { query, hitsPerPage: 4 } },
    { indexName: "articles", params: { query, hitsPerPage: 4 } },
  ]);
  return {
    queries: completions(query, products),
    products: hitsOf(results[0]),
    categories: hitsOf(results[1]),
    articles: hitsOf(results[2]),
  };
}

/** Kinds of plant that begin with what is typed, the largest first; the words before the last stay as typed. */
function completions(query: string, index: SearchIndex | undefined): Suggestions["queries"] {
  const column = index?.main.facets.get("soort");
  if (!index || !column) return [];
  const typed = query.trimStart();
  const folded = fold(typed);
  const lead = typed.slice(0, typed.lastIndexOf(" ") + 1);
  const last = fold(typed.slice(lead.length));
  const beside = lead && last.length >= 2 ? foundBy(lead, index) : undefined;
  const found = new Map<string, number>();
  for (const [at, value] of column.values.entries()) {
    const kind = fold(value);
    const count = countBoth(column.sets[at]!, index.main.live);
    if (count === 0) continue;
    if (kind.startsWith(folded)) found.set(value.toLowerCase(), count + 1000);
    else if (
      beside &&
      (last.length < 4 ? kind.startsWith(last) : kind.includes(last)) &&
      countBoth(column.sets[at]!, beside) > 0
    )
      found.set(`${lead}${value.toLowerCase()}`, countBoth(column.sets[at]!, beside));
    else if (folded.length >= 3 && kind.includes(folded)) found.set(value.toLowerCase(), count);
  }
  return [...found]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, 5)
    .map(([text]) => ({ text, highlighted: text }));
}

/** What the words before the last find by themselves; nothing after a small word: "mos in" asks for no kind. */
function foundBy(lead: string, index: SearchIndex): Bits | undefined {
  const words = tokenize(lead);
  if (words.length === 0 || stopwords.has(words.at(-1)!.text)) return undefined;
  const { matches, whole } = matchWords(index.segments, lead, index.synonyms, []);
  const bits = (whole ?? matches)[0]?.matched.slice();
  for (const { scratch } of index.segments) scratch.takeBack();
  if (bits) andInto(bits, index.main.live);
  return bits;
}
