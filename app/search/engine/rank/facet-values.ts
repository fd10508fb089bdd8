import { fold } from "../../dutch/fold.ts";
import type { FacetHit, FacetValuesResult, SearchParams } from "../../search-engine.ts";
import { facetCounts } from "./counts.ts";
import { facetNamePattern, parseFacetFilters, parseNumericFilters } from "../query/filters.ts";
import { guardParams, limits } from "../query/guards.ts";
import { type Batch, select } from "./run-search.ts";
import type { SearchIndex } from "../index/search-index.ts";

/** Values of one facet that hold the typed text at the start of a word, with counts among the current results. */
export function searchFacetValues(
  index: SearchIndex,
  params: SearchParams,
  facetName: unknown,
  batch: Batch,
): FacetValuesResult {
  const started = performance.now();
  const none: FacetValuesResult = { facetHits: [], exhaustiveFacetsCount: true, processingTimeMS: 1 };
  if (typeof facetName !== "string" || !facetNamePattern.test(facetName)) return none;
  const safe = guardParams(params);
  const matched = batch.match(index, safe.query, safe.optionalWords);
  const clauses = [...parseFacetFilters(params.facetFilters), ...parseNumericFilters(params.numericFilters)];
  const selections = select(index, matched, clauses, batch, [], false);
  const counts = facetCounts(selections, facetName, Number.MAX_SAFE_INTEGER, index.settings.countable, clauses);
  const facetHits = matchFacetValues(counts, params.facetQuery, {
    most: params.maxFacetHits,
    before: params.highlightPreTag,
    after: params.highlightPostTag,
  });
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}

/** Counted values that hold the text, the largest first; what comes from a client is made safe here. */
export function matchFacetValues(
  counts: Record<string, number>,
  query: unknown,
  wish: { most?: unknown; before?: unknown; after?: unknown },
): FacetHit[] {
  const typed = typeof query === "string" ? query.slice(0, limits.queryLength).trim() : "";
  const wanted = Number(wish.most);
  const most = Math.min(limits.facetHits, Number.isFinite(wanted) && wanted >= 1 ? Math.floor(wanted) : 10);
  const before = typeof wish.before === "string" ? wish.before : "__ais-highlight__";
  const after = typeof wish.after === "string" ? wish.after : "__/ais-highlight__";
  const hits: FacetHit[] = [];
  for (const [value, count] of Object.entries(counts)) {
    const at = startOf(value, typed);
    if (at < 0) continue;
    const highlighted = typed
      ? `${value.slice(0, at)}${before}${value.slice(at, at + typed.length)}${after}${value.slice(at + typed.length)}`
      : value;
    hits.push({ value, highlighted, count });
  }
  return hits.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, "nl")).slice(0, most);
}

/** Where a word of the value starts with the text, folded; accents keep their place because folding them keeps the length. */
function startOf(value: string, typed: string): number {
  if (!typed) return 0;
  const folded = fold(value);
  const wanted = fold(typed);
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(folded[at - 1]!)) return at;
  }
  return folded.indexOf(wanted);
}
