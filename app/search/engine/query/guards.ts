import { cleanText } from "../../dutch/fold.ts";
import type { SearchParams, SearchRequest } from "../../search-engine.ts";
import { facetNamePattern } from "./filters.ts";

export const limits = {
  queryLength: 512,
  /** A sentence, and how many of its words may carry a wish. */
  words: 24,
  wishes: 10,
  requests: 20,
  /** Different texts in one call. */
  queries: 4,
  hitsPerPage: 1000,
  facetHits: 100,
  ruleContexts: 10,
  facets: 100,
  valuesPerFacet: 1000,
} as const;

/** A query that cannot be run; the door makes a 400 of it. */
export class BadSearch extends Error {
  override name = "BadSearch";
}

export interface SafeParams {
  query: string;
  page: number;
  hitsPerPage: number;
  facets: string[];
  everyFacet: boolean;
  maxValuesPerFacet: number;
  ruleContexts: string[];
  optionalWords: string[];
  notices: string[];
}

const wholeNumber = (value: unknown, otherwise: number, least: number, most: number): number => {
  const number = typeof value === "string" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return otherwise;
  return Math.min(most, Math.max(least, Math.floor(number)));
};

const stringList = (value: unknown): string[] =>
  (typeof value === "string" ? [value] : Array.isArray(value) ? value : []).filter((one) => typeof one === "string");

/** Every value made safe; nothing a client sends gets past this as it came. */
export function guardParams(params: SearchParams): SafeParams {
  const notices: string[] = [];
  const raw = typeof params.query === "string" ? params.query : "";
  if (raw.length > limits.queryLength) notices.push(`query cut to ${limits.queryLength} characters`);
  const query = cleanText(raw.slice(0, limits.queryLength)).replace(/\s+/g, " ").trimStart();
  if (query.split(" ").filter(Boolean).length > limits.words)
    notices.push(`only the first ${limits.words} words are used`);
  if (typeof params.page === "number" && params.page < 0) notices.push("negative page read as the first");
  const facets = stringList(params.facets);
  return {
    query,
    page: wholeNumber(params.page, 0, 0, 1_000_000),
    hitsPerPage: wholeNumber(params.hitsPerPage, 24, 0, limits.hitsPerPage),
    facets: facets.filter((name) => facetNamePattern.test(name)).slice(0, limits.facets),
    everyFacet: facets.includes("*"),
    maxValuesPerFacet: wholeNumber(params.maxValuesPerFacet, 100, 1, limits.valuesPerFacet),
    ruleContexts: stringList(params.ruleContexts).slice(0, limits.ruleContexts),
    optionalWords: stringList(params.optionalWords)
      .flatMap((words) => words.toLowerCase().split(/[\s,]+/))
      .slice(0, limits.wishes),
    notices,
  };
}

export function guardBatch(requests: unknown): SearchRequest[] {
  if (!Array.isArray(requests)) throw new BadSearch("requests must be a list");
  if (requests.length > limits.requests) throw new BadSearch(`at most ${limits.requests} requests in one call`);
  return requests.map((request: unknown) => {
    if (typeof request !== "object" || request === null) throw new BadSearch("a request must be an object");
    const { indexName, params, type, facet } = request as Record<string, unknown>;
    if (typeof indexName !== "string" || !/^[A-Za-z0-9_-]{1,64}$/.test(indexName))
      throw new BadSearch("indexName is missing or malformed");
    if (params !== undefined && (typeof params !== "object" || params === null || Array.isArray(params)))
      throw new BadSearch("params must be an object");
    return {
      indexName,
      params: (params ?? {}) as SearchParams,
      ...(typeof type === "string" && { type }),
      ...(typeof facet === "string" && { facet }),
    };
  });
}
