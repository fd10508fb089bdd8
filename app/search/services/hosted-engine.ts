import { Decompounder } from "../dutch/decompound.ts";
import { addSynonymLine, dutchSynonyms, type Synonyms } from "../dutch/synonyms.ts";
import { compoundWords } from "../engine/index/document-words.ts";
import { sizeClauses } from "../engine/index/size-column.ts";
import { matchFacetValues } from "../engine/rank/facet-values.ts";
import { facetNamePattern, parseFacetFilters, parseNumericFilters } from "../engine/query/filters.ts";
import { guardBatch, guardParams } from "../engine/query/guards.ts";
import type { Sort } from "../engine/rank/rank.ts";
import { rulesFor } from "../engine/rank/rules.ts";
import { SearchAway } from "../search-away.ts";
import type { SearchDocument } from "../search-document.ts";
import type {
  EngineHealth,
  FacetValuesResult,
  OwnersSettings,
  SearchEngine,
  SearchParams,
  SearchRequest,
  SearchResult,
  Suggestions,
} from "../search-engine.ts";
import { askBySize, type Asked } from "./ask-by-size.ts";
import { emptyResult, toResult } from "./results.ts";
import { type ServiceRecord, toRecord, toTerms } from "./record.ts";
import type { Condition, SearchService, ServiceResult, ServiceQuery } from "./hosted-service.ts";

const sorts: readonly Sort[] = ["price_asc", "price_desc", "newest", "popularity"];
const indices = ["products", "categories", "articles"];

/** The port on a hosted service: our guards, our Dutch and our rules around its index. */
export class HostedEngine implements SearchEngine {
  readonly #service: SearchService;
  readonly #today: () => string;
  readonly #fields = new Map<string, Set<string>>();
  readonly #keys = new Map<string, Set<string>>();
  readonly #sizes = new Map<string, { numbers: Set<string>; facets: Set<string> }>();
  readonly #decompounders = new Map<string, Decompounder>();
  #settings = new Map<string, OwnersSettings>();
  #synonyms: Synonyms = dutchSynonyms();

  constructor(service: SearchService, options: { today?: () => string } = {}) {
    this.#service = service;
    this.#today = options.today ?? (() => new Date().toISOString().slice(0, 10));
  }

  async search(requests: SearchRequest[]): Promise<{ results: (SearchResult | FacetValuesResult)[] }> {
    const batch = guardBatch(requests);
    const started = performance.now();
    const queries = batch.map((request) => this.#query(request));
    const asked = queries.filter((query) => query !== undefined);
    const results = asked.length > 0 ? await reach(() => askBySize(this.#service, asked)) : [];
    const ms = Math.max(1, Math.round(performance.now() - started));
    const given = new Map(asked.map((one, at) => [one, results[at]]));
    return {
      results: batch.map((request, at) => this.#result(request, given.get(queries[at]!), ms)),
    };
  }

  async searchForFacetValues(requests: SearchRequest[]): Promise<FacetValuesResult[]> {
    const facets = guardBatch(requests).map((request) => ({
      ...request,
      type: "facet",
      facet: request.facet ?? request.params?.facetName ?? "",
    }));
    return (await this.search(facets)).results as FacetValuesResult[];
  }

  async suggest(query: string): Promise<Suggestions> {
    if (!query.trim()) return { queries: [], products: [], categories: [], articles: [] };
    const ask = (indexName: string, hitsPerPage: number, facets: string[] = []): SearchRequest => ({
      indexName,
      params: { query, hitsPerPage, facets },
    });
    const { results } = await this.search([ask("products", 6, ["soort"]), ask("categories", 4), ask("articles", 4)]);
    const [products, categories, articles] = results as SearchResult[];
    const kinds = matchFacetValues(products?.facets.soort ?? {}, query, { most: 5 });
    return {
      queries: kinds.map(({ value }) => ({ text: value.toLowerCase(), highlighted: value.toLowerCase() })),
      products: products?.hits ?? [],
      categories: categories?.hits ?? [],
      articles: articles?.hits ?? [],
    };
  }

  async upsert(index: string, documents: SearchDocument[]): Promise<void> {
    if (documents.length > 0) await reach(() => this.#service.save(index, this.#records(index, documents)));
  }

  async remove(index: string, ids: string[]): Promise<void> {
    if (ids.length > 0) await reach(() => this.#service.remove(index, ids));
  }

  async replaceAll(index: string, documents: Iterable<SearchDocument>): Promise<void> {
    const all = [...documents];
    this.#decompounders.set(index, new Decompounder(compoundWords(all)));
    this.#fields.set(index, new Set());
    this.#keys.set(index, new Set());
    this.#sizes.set(index, { numbers: new Set(), facets: new Set() });
    await reach(() => this.#service.replace(index, this.#records(index, all)));
  }

  configure(index: string, settings: OwnersSettings): void {
    this.#settings.set(index, settings);
    this.#synonyms = new Map([...dutchSynonyms()].map(([key, targets]) => [key, [...targets]]));
    for (const line of settings.synonyms) addSynonymLine(this.#synonyms, line);
  }

  async health(): Promise<EngineHealth> {
    const counts = await Promise.all(indices.map((index) => reach(() => this.#service.count(index))));
    return {
      ok: (counts[0] ?? 0) > 0,
      indices: Object.fromEntries(
        indices.map((index, at) => [index, { documents: counts[at] ?? 0, terms: 0, pending: 0, version: 0 }]),
      ),
    };
  }

  #records(index: string, documents: SearchDocument[]): ServiceRecord[] {
    const decompounder = this.#decompounders.get(index) ?? new Decompounder(compoundWords(documents));
    const fields = this.#fields.get(index) ?? new Set();
    const keys = this.#keys.get(index) ?? new Set();
    const sizes = this.#sizes.get(index) ?? { numbers: new Set(), facets: new Set() };
    for (const { numbers, facets } of documents.flatMap((document) => document.sizes ?? [])) {
      for (const name of Object.keys(numbers)) sizes.numbers.add(name);
      for (const name of Object.keys(facets)) sizes.facets.add(name);
    }
    this.#sizes.set(index, sizes);
    const records = documents.map((document) => toRecord(document, decompounder, this.#synonyms));
    for (const record of records) {
      for (const name of Object.keys(record)) if (/^[fn]_/.test(name)) fields.add(name);
      for (const term of record.search_terms) keys.add(term);
    }
    this.#fields.set(index, fields);
    this.#keys.set(index, keys);
    return records;
  }

  /** Undefined when nothing can match: then nobody need be asked. */
  #query({ indexName, params = {}, type, facet }: SearchRequest): Asked | undefined {
    const { index, sort } = baseOf(indexName);
    const fields = this.#fields.get(index);
    const safe = guardParams(params);
    const filters = fields ? this.#filters(fields, params) : undefined;
    if (!fields || !filters) return undefined;
    const wanted = type === "facet" ? [facet ?? params.facetName ?? ""] : safe.facets;
    const every = safe.everyFacet && type !== "facet" ? [...fields] : [];
    const named = wanted.flatMap((name) => [`f_${name}`, `n_${name}`]).filter((name) => fields.has(name));
    const query: ServiceQuery = {
      index,
      sort,
      terms: safe.query ? toTerms(safe.query, (key) => this.#keys.get(index)?.has(key) ?? false) : "",
      filters,
      facets: [...new Set([...every, ...named])],
      maxValues: type === "facet" ? 1000 : safe.maxValuesPerFacet,
      page: type === "facet" ? 0 : safe.page,
      hitsPerPage: type === "facet" ? 0 : safe.hitsPerPage,
    };
    return { query, sized: this.#sized(index, params) };
  }

  /** What is asked of a size. One price or form alone is known of the plant; a height is a span, and its ends count twice. */
  #sized(index: string, { facetFilters, numericFilters }: SearchParams): Asked["sized"] {
    const sizes = this.#sizes.get(index);
    const clauses = [...parseFacetFilters(facetFilters), ...parseNumericFilters(numericFilters)];
    const sized = sizes ? sizeClauses(sizes, clauses) : [];
    return sized.length > 1 || sized.flat().some(({ kind, name }) => kind === "number" && name !== "prijs")
      ? sized
      : [];
  }

  #filters(fields: ReadonlySet<string>, params: SearchParams): Condition[][] | undefined {
    const clauses = [...parseFacetFilters(params.facetFilters), ...parseNumericFilters(params.numericFilters)];
    const filters: Condition[][] = [];
    for (const clause of clauses) {
      const conditions = clause.flatMap((term): (Condition | "all")[] => {
        if (!facetNamePattern.test(term.name)) return [];
        if (term.kind === "number") {
          const { comparison, bound } = term;
          return fields.has(`n_${term.name}`) ? [{ kind: "number", field: `n_${term.name}`, comparison, bound }] : [];
        }
        if (fields.has(`f_${term.name}`))
          return [{ kind: "facet", field: `f_${term.name}`, value: term.value, not: term.not }];
        const bound = Number(term.value);
        if (fields.has(`n_${term.name}`) && Number.isFinite(bound))
          return [{ kind: "number", field: `n_${term.name}`, comparison: term.not ? "!=" : "=", bound }];
        return term.not ? ["all"] : [];
      });
      if (conditions.includes("all")) continue;
      if (conditions.length === 0) return undefined;
      filters.push(conditions.filter((one) => one !== "all"));
    }
    return filters;
  }

  #result(request: SearchRequest, result: ServiceResult | undefined, ms: number): SearchResult | FacetValuesResult {
    const { indexName, params = {}, type, facet } = request;
    if (type === "facet") {
      const name = facet ?? params.facetName ?? "";
      const counts = result?.counts[`f_${name}`] ?? result?.counts[`n_${name}`] ?? {};
      const facetHits = matchFacetValues(counts, params.facetQuery, {
        most: params.maxFacetHits,
        before: params.highlightPreTag,
        after: params.highlightPostTag,
      });
      return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: ms };
    }
    const safe = guardParams(params);
    const { rules = [] } = this.#settings.get(baseOf(indexName).index) ?? {};
    const held = rulesFor(rules, indexName, safe.query, safe.ruleContexts, this.#today());
    return result ? toResult(indexName, params, safe, result, held, ms) : emptyResult(indexName, safe, held, ms);
  }
}

function baseOf(indexName: string): { index: string; sort: Sort } {
  const sort = sorts.find((one) => indexName.endsWith(`_${one}`));
  return { index: sort ? indexName.slice(0, -sort.length - 1) : indexName, sort: sort ?? "relevance" };
}

/** Whatever goes wrong out there is one thing here: search is away. */
async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SearchAway) throw error;
    throw new SearchAway(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
