import type { SearchRule } from "./engine/rank/rules.ts";
import type { SearchDocument } from "./search-document.ts";

/** The multi-query wire shape of InstantSearch, as far as it is used. */
export interface SearchParams {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facets?: string | string[];
  maxValuesPerFacet?: number;
  facetFilters?: FacetFilters;
  numericFilters?: string | (string | string[])[];
  ruleContexts?: string[];
  optionalWords?: string | string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  attributesToHighlight?: string[];
  attributesToSnippet?: string[];
  attributesToRetrieve?: string[];
  relevancyStrictness?: number;
  explain?: boolean;
  facetName?: string;
  facetQuery?: string;
  maxFacetHits?: number;
  [other: string]: unknown;
}

export type FacetFilters = string | (string | string[])[];

export interface SearchRequest {
  indexName: string;
  params?: SearchParams;
  type?: string;
  facet?: string;
}

export interface Highlighted {
  value: string;
  matchLevel: "none" | "partial" | "full";
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

/** Which word of the query met what in this hit. */
export interface Reason {
  word: string;
  kind: "word" | "form" | "part" | "beginning" | "sound" | "typo" | "synonym" | "facet" | "size" | "not";
  matched: string;
  facet?: string;
}

export interface SearchHit {
  objectID: string;
  slug: string;
  name: string;
  _highlightResult: Record<string, Highlighted>;
  _snippetResult: Record<string, Highlighted>;
  _why: Reason[];
  _rankingInfo?: { score: number; rank: number; pinned: boolean };
  [field: string]: unknown;
}

export interface FacetStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/** A word of the query that is really a filter, with how many of the results have it. */
export interface SuggestedFilter {
  word: string;
  facet: string;
  value: string;
  count: number;
}

export interface SearchResult {
  index: string;
  query: string;
  params: string;
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, FacetStats>;
  exhaustiveNbHits: boolean;
  exhaustiveFacetsCount: boolean;
  processingTimeMS: number;
  /** results that meet every word; the ones behind them come near */
  nbExactHits: number;
  /** words that had to be left out to find anything */
  droppedWords: string[];
  /** words read as another one: "hortesia" as "hortensia" */
  corrections: { from: string; to: string }[];
  suggestedFilters: SuggestedFilter[];
  appliedRules?: { objectID: string }[];
  userData?: unknown[];
  renderingContent?: { redirect?: { url: string } };
  nbSortedHits?: number;
  appliedRelevancyStrictness?: number;
  /** guard remarks: a query cut short, a page moved inside the range */
  notices?: string[];
  /** not all words were compared with those we know: that would have taken too long */
  cutShort?: boolean;
}

export interface FacetHit {
  value: string;
  highlighted: string;
  count: number;
}

export interface FacetValuesResult {
  facetHits: FacetHit[];
  exhaustiveFacetsCount: boolean;
  processingTimeMS: number;
}

export interface Suggestions {
  queries: { text: string; highlighted: string }[];
  products: SearchHit[];
  categories: SearchHit[];
  articles: SearchHit[];
}

export interface EngineHealth {
  ok: boolean;
  indices: Record<string, { documents: number; terms: number; pending: number; version: number }>;
}

/** What the owner adds to the house's own knowledge. */
export interface OwnersSettings {
  rules: SearchRule[];
  /** one per line: "a = b" or "a > b | c" */
  synonyms: string[];
}

/** The port every search service fits in. */
export interface SearchEngine {
  search(requests: SearchRequest[]): Promise<{ results: (SearchResult | FacetValuesResult)[] }>;
  searchForFacetValues(requests: SearchRequest[]): Promise<FacetValuesResult[]>;
  suggest(query: string): Promise<Suggestions>;
  upsert(index: string, documents: SearchDocument[]): Promise<void>;
  remove(index: string, ids: string[]): Promise<void>;
  replaceAll(index: string, documents: Iterable<SearchDocument>): Promise<void>;
  configure(index: string, settings: OwnersSettings): void | Promise<void>;
  health(): Promise<EngineHealth>;
}
