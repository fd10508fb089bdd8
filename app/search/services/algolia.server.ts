import { type Algoliasearch, algoliasearch, type SearchResponse } from "algoliasearch";
import type { ServiceRecord } from "./record.ts";
import {
  type Condition,
  fieldsOf,
  type SearchService,
  type ServiceResult,
  type ServiceQuery,
} from "./hosted-service.ts";

const orders = {
  price_asc: "asc(price)",
  price_desc: "desc(price)",
  newest: "desc(added)",
  popularity: "desc(popularity)",
};

/** Algolia: one search call per batch; every order is a replica, as the wire asks for it by name. */
export class AlgoliaService implements SearchService {
  readonly #client: Algoliasearch;

  constructor(options: { appId: string; key: string; url?: string; timeoutMs?: number }) {
    const read = options.timeoutMs ?? 2000;
    const own = options.url ? new URL(options.url) : undefined;
    this.#client = algoliasearch(options.appId, options.key, {
      timeouts: { connect: read, read, write: 30_000 },
      maxRateLimitRetries: 0,
      ...(own && {
        hosts: [{ url: own.host, protocol: own.protocol === "https:" ? "https" : "http", accept: "readWrite" }],
      }),
    });
  }

  async ask(queries: ServiceQuery[]): Promise<ServiceResult[]> {
    const { results } = await this.#client.search<ServiceRecord>({ requests: queries.map(toRequest) });
    return (results as SearchResponse<ServiceRecord>[]).map(({ hits, nbHits = 0, facets = {} }) => ({
      records: hits.map(({ objectID, source }) => ({ id: objectID, source })),
      total: nbHits,
      counts: facets,
    }));
  }

  async save(index: string, records: ServiceRecord[]): Promise<void> {
    await this.#client.saveObjects({ indexName: index, objects: records.map(toObject), waitForTasks: true });
  }

  async remove(index: string, ids: string[]): Promise<void> {
    await this.#client.deleteObjects({ indexName: index, objectIDs: ids, waitForTasks: true });
  }

  async replace(index: string, records: ServiceRecord[]): Promise<void> {
    const { facets, numbers } = fieldsOf(records);
    const ranking = ["typo", "words", "filters", "proximity", "attribute", "exact", "custom"];
    const indexSettings = {
      searchableAttributes: ["search_terms", "unordered(search_text)"],
      attributesForFaceting: [...facets, ...numbers],
      attributesToRetrieve: ["source"],
      attributesToHighlight: [],
      attributesToSnippet: [],
      customRanking: ["desc(available)", "desc(popularity)"],
      ranking,
      minWordSizefor1Typo: 4,
      minWordSizefor2Typos: 8,
      removeWordsIfNoResults: "allOptional" as const,
      paginationLimitedTo: 20_000,
      maxValuesPerFacet: 1000,
    };
    const replicas = Object.keys(orders).map((order) => `${index}_${order}`);
    await this.#client.setSettings({ indexName: index, indexSettings: { ...indexSettings, replicas } });
    for (const [order, first] of Object.entries(orders))
      await this.#client.setSettings({
        indexName: `${index}_${order}`,
        indexSettings: { ...indexSettings, ranking: [first, ...ranking] },
      });
    await this.#client.replaceAllObjects({
      indexName: index,
      objects: records.map(toObject),
      scopes: ["settings", "rules", "synonyms"],
    });
  }

  async count(index: string): Promise<number> {
    const { results } = await this.#client.search({ requests: [{ indexName: index, hitsPerPage: 0, query: "" }] });
    return (results[0] as SearchResponse).nbHits ?? 0;
  }
}

const toObject = ({ id, ...record }: ServiceRecord) => ({ objectID: id, ...record });

function toRequest({ index, sort, terms, filters, facets, maxValues, page, hitsPerPage }: ServiceQuery) {
  return {
    indexName: sort === "relevance" ? index : `${index}_${sort}`,
    query: terms,
    page,
    hitsPerPage,
    attributesToRetrieve: ["source"],
    attributesToHighlight: [],
    analytics: false,
    ...(filters.length > 0 && { filters: filters.map((any) => `(${any.map(condition).join(" OR ")})`).join(" AND ") }),
    ...(facets.length > 0 && { facets, maxValuesPerFacet: maxValues }),
  };
}

function condition(one: Condition): string {
  if (one.kind === "number") return `${one.field} ${one.comparison} ${one.bound}`;
  const value = `"${one.value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  return `${one.not ? "NOT " : ""}${one.field}:${value}`;
}
