import { lookUp } from "#kit/look-up.ts";
import { fold } from "../dutch/fold.ts";
import { urlLimits } from "../parts/url.ts";
import type { SearchEngine, SearchResult } from "../search-engine.ts";
import { isOwnValue } from "./facet-views.ts";

/** What two spellings of a value have in common: capitals, accents, and a dash where another writes a space, say nothing. */
const bare = (value: string): string => fold(value.trim()).replace(/[\s_-]+/g, " ");

/** Chosen values as the shop spells them, or undefined when they are so already; a value that nothing has stays as it is. */
export async function spellValues(
  engine: SearchEngine,
  refinements: Record<string, string[]>,
): Promise<Record<string, string[]> | undefined> {
  const doubted = Object.keys(refinements).filter((name) => refinements[name]!.some((one) => !isOwnValue(name, one)));
  if (doubted.length === 0) return undefined;
  const all = { query: "", hitsPerPage: 0, facets: doubted, maxValuesPerFacet: 1000 };
  const { results } = await engine.search([{ indexName: "products", params: all }]);
  const { facets } = results[0] as SearchResult;
  let changed = false;
  const spelled = Object.entries(refinements).map(([name, values]): [string, string[]] => {
    const ours = Object.keys(lookUp(facets, name) ?? {});
    const own = values.map((value) =>
      isOwnValue(name, value) || ours.includes(value)
        ? value
        : (ours.find((one) => bare(one) === bare(value)) ?? value),
    );
    changed ||= own.some((value, at) => value !== values[at]);
    return [name, [...new Set(own)].slice(0, urlLimits.arrayItems)];
  });
  return changed ? Object.fromEntries(spelled) : undefined;
}
