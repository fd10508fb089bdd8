import { search as texts } from "#texts/search/search.ts";
import { why } from "#texts/search/why.ts";
import { silentWhenShown } from "../engine/shown-facets.ts";
import type { Reason, SearchResult } from "../search-engine.ts";

/** Each hit says why it is here; one that meets no word is there because it looks like those that do. */
export function whyAll({ hits }: Pick<SearchResult, "hits">): Record<string, string> {
  const said = hits.flatMap(({ slug, _why: reasons }) => {
    const words = sayWhy(reasons);
    return reasons.length === 0 ? [[slug, texts.alike]] : words ? [[slug, texts.why(words)]] : [];
  });
  return Object.fromEntries(said) as Record<string, string>;
}

/** "kan in de schaduw, bloeit in februari, tot 30 euro": what of the query this hit meets by its facts. */
export function sayWhy(reasons: Reason[]): string {
  const said = reasons
    .filter(({ facet }) => !facet || !silentWhenShown.has(facet))
    .filter(({ kind }) => kind === "facet" || kind === "synonym" || kind === "size" || kind === "typo")
    .map(({ facet, matched }) => why[facet ?? ""]?.(matched) ?? matched.toLowerCase());
  return [...new Set(said)].slice(0, 3).join(", ");
}
