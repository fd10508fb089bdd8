import { lookUp } from "#kit/look-up.ts";
import type { SafeParams } from "../engine/query/guards.ts";
import { placePins, type SearchRule } from "../engine/rank/rules.ts";
import type { SearchDocument } from "../search-document.ts";
import type { FacetStats, SearchHit, SearchParams, SearchResult } from "../search-engine.ts";
import { markText } from "./marks.ts";
import type { ServiceResult } from "./hosted-service.ts";

/** Numbers that are counted like facet values, as on our own engine. */
const countable = new Set(["beoordeling"]);

export function toResult(
  indexName: string,
  params: SearchParams,
  safe: SafeParams,
  result: ServiceResult,
  rules: SearchRule[],
  ms: number,
): SearchResult {
  const facets: SearchResult["facets"] = {};
  const stats: SearchResult["facets_stats"] = {};
  const names = new Set(safe.facets);
  if (safe.everyFacet) for (const field of Object.keys(result.counts)) names.add(field.slice(2));
  for (const name of names) {
    const own = result.counts[`f_${name}`];
    const numbers = result.counts[`n_${name}`];
    facets[name] = ordered(own ?? (countable.has(name) ? numbers : undefined) ?? {}, safe.maxValuesPerFacet);
    const summed = numbers ? statsOf(numbers) : undefined;
    if (summed) stats[name] = summed;
  }
  const hits = place(
    result.records.map(({ source }) => toHit(JSON.parse(source) as SearchDocument, safe.query, params)),
    rules,
    safe.page === 0 && !/_(price_asc|price_desc|newest|popularity)$/.test(indexName),
  );
  return {
    ...emptyResult(indexName, safe, rules, ms),
    hits,
    ...paging(safe, result.total),
    facets,
    facets_stats: stats,
  };
}

export function emptyResult(indexName: string, safe: SafeParams, rules: SearchRule[], ms: number): SearchResult {
  const redirect = rules.find((rule) => rule.do.redirect)?.do.redirect;
  const shown = rules.flatMap((rule) => (rule.do.show === undefined ? [] : [rule.do.show]));
  return {
    index: indexName,
    query: safe.query,
    params: new URLSearchParams({ query: safe.query, page: String(safe.page) }).toString(),
    hits: [],
    ...paging(safe, 0),
    page: safe.page,
    hitsPerPage: safe.hitsPerPage,
    facets: Object.fromEntries(safe.facets.map((name) => [name, {}])),
    facets_stats: {},
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    processingTimeMS: ms,
    droppedWords: [],
    corrections: [],
    suggestedFilters: [],
    ...(rules.length > 0 && { appliedRules: rules.map(({ id }) => ({ objectID: id })) }),
    ...(shown.length > 0 && { userData: shown }),
    ...(redirect && { renderingContent: { redirect: { url: redirect } } }),
    ...(safe.notices.length > 0 && { notices: safe.notices }),
  };
}

const paging = ({ hitsPerPage }: SafeParams, total: number) => ({
  nbHits: total,
  nbExactHits: total,
  nbPages: hitsPerPage > 0 ? Math.ceil(total / hitsPerPage) : 0,
});

const ordered = (counts: Record<string, number>, most: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, most),
  );

/** Some services give no sum or average: the counts per number do. */
function statsOf(counts: Record<string, number>): FacetStats | undefined {
  const numbers = Object.entries(counts).map(([value, times]) => [Number(value), times] as const);
  const total = numbers.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return undefined;
  const sum = numbers.reduce((all, [value, times]) => all + value * times, 0);
  const values = numbers.map(([value]) => value);
  return { min: Math.min(...values), max: Math.max(...values), avg: sum / total, sum };
}

const tag = (value: unknown, otherwise: string): string =>
  typeof value === "string" && value.length <= 64 ? value : otherwise;

function toHit(source: SearchDocument, query: string, params: SearchParams): SearchHit {
  const before = tag(params.highlightPreTag, "__ais-highlight__");
  const after = tag(params.highlightPostTag, "__/ais-highlight__");
  const texts: Record<string, string | undefined> = {
    name: source.name,
    latin: source.latin,
    soort: source.soort,
    description: source.description,
  };
  const list = (value: unknown, otherwise: string[]): string[] =>
    Array.isArray(value) ? value.map(String) : otherwise;
  const lit = list(params.attributesToHighlight, ["name", "latin", "soort"]).flatMap((name) => {
    const text = lookUp(texts, name);
    return text === undefined ? [] : [[name, markText(text, query, before, after)] as const];
  });
  const cut = list(params.attributesToSnippet, ["description:20"]).flatMap((spec) => {
    const [name = "", words = "20"] = spec.split(":");
    const text = lookUp(texts, name);
    return text === undefined ? [] : [[name, markText(text, query, before, after, Number(words) || 20)] as const];
  });
  const { latin, soort, shown, facets, numbers, sizes, availableNow, popularity } = source;
  return {
    latin,
    soort,
    ...shown,
    facets,
    numbers,
    ...(sizes && { sizes }),
    availableNow,
    popularity,
    objectID: source.id,
    slug: source.slug,
    name: source.name,
    _highlightResult: Object.fromEntries(lit),
    _snippetResult: Object.fromEntries(cut),
    _why: [],
  };
}

/** The owner's order among what the service found: pins first, the buried last, the hidden nowhere. */
function place(hits: SearchHit[], rules: SearchRule[], first: boolean): SearchHit[] {
  const ids = (list: "bury" | "hide"): Set<string> => new Set(rules.flatMap((rule) => rule.do[list] ?? []));
  const hidden = ids("hide");
  const buried = ids("bury");
  const pins = first ? rules.flatMap((rule) => rule.do.pin ?? []) : [];
  const pinned = new Set(pins.map(({ id }) => id));
  const seen = hits.filter(({ objectID }) => !hidden.has(objectID));
  const rest = seen.filter(({ objectID }) => !pinned.has(objectID) && !buried.has(objectID));
  const last = seen.filter(({ objectID }) => buried.has(objectID) && !pinned.has(objectID));
  return placePins(
    [...rest, ...last],
    pins.flatMap(({ id, position }) => {
      const item = seen.find(({ objectID }) => objectID === id);
      return item ? [{ item, position }] : [];
    }),
  );
}
