import { Meilisearch } from "meilisearch";
import type { ServiceRecord } from "./record.ts";
import {
  type Condition,
  fieldsOf,
  type SearchService,
  type ServiceResult,
  type ServiceQuery,
} from "./hosted-service.ts";

type Found = {
  hits: { id: string; source: string }[];
  totalHits?: number;
  facetDistribution?: Record<string, Record<string, number>>;
};

const sorts = {
  relevance: undefined,
  price_asc: ["price:asc"],
  price_desc: ["price:desc"],
  newest: ["added:desc"],
  popularity: ["popularity:desc"],
};

const WAIT = { timeout: 120_000, interval: 100 };

/** Meilisearch: one multi-search per batch; a new index is filled beside the old one and swapped in. */
export class MeilisearchService implements SearchService {
  readonly #client: Meilisearch;

  constructor(options: { url: string; key?: string; timeoutMs?: number }) {
    this.#client = new Meilisearch({
      host: options.url,
      ...(options.key && { apiKey: options.key }),
      timeout: options.timeoutMs ?? 2000,
    });
  }

  async ask(queries: ServiceQuery[]): Promise<ServiceResult[]> {
    const { results } = (await this.#client.multiSearch({ queries: queries.map(toQuery) })) as unknown as {
      results: Found[];
    };
    return results.map(({ hits, totalHits = 0, facetDistribution = {} }) => ({
      records: hits,
      total: totalHits,
      counts: facetDistribution,
    }));
  }

  async save(index: string, records: ServiceRecord[]): Promise<void> {
    await this.#client.index(index).addDocuments(records, { primaryKey: "id" }).waitTask(WAIT);
  }

  async remove(index: string, ids: string[]): Promise<void> {
    await this.#client.index(index).deleteDocuments(ids).waitTask(WAIT);
  }

  async replace(index: string, records: ServiceRecord[]): Promise<void> {
    const next = `${index}_next`;
    await this.#client.deleteIndexIfExists(next);
    await this.#client.createIndex(next, { primaryKey: "id" }).waitTask(WAIT);
    // Swapping takes two that exist; the second time this changes nothing.
    await this.#client
      .createIndex(index, { primaryKey: "id" })
      .waitTask(WAIT)
      .catch(() => {});
    await this.#client.index(next).updateSettings(settingsFor(records)).waitTask(WAIT);
    for (let at = 0; at < records.length; at += 5000)
      await this.#client
        .index(next)
        .addDocuments(records.slice(at, at + 5000))
        .waitTask(WAIT);
    await this.#client.swapIndexes([{ indexes: [index, next], rename: false }]).waitTask(WAIT);
    await this.#client.deleteIndexIfExists(next);
  }

  async count(index: string): Promise<number> {
    return (await this.#client.index(index).getStats()).numberOfDocuments;
  }
}

function settingsFor(records: ServiceRecord[]) {
  const { facets, numbers } = fieldsOf(records);
  return {
    searchableAttributes: ["search_terms", "search_text"],
    displayedAttributes: ["id", "source"],
    filterableAttributes: [...facets, ...numbers],
    sortableAttributes: ["price", "added", "popularity"],
    rankingRules: ["words", "typo", "proximity", "attribute", "exactness", "sort", "available:desc", "popularity:desc"],
    typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
    pagination: { maxTotalHits: 20_000 },
    faceting: { maxValuesPerFacet: 1000 },
  };
}

function toQuery({ index, sort, terms, filters, facets, page, hitsPerPage }: ServiceQuery) {
  const order = sorts[sort];
  return {
    indexUid: index,
    q: terms,
    page: page + 1,
    hitsPerPage,
    attributesToRetrieve: ["id", "source"],
    matchingStrategy: "last" as const,
    ...(filters.length > 0 && { filter: filters.map((any) => any.map(condition)) }),
    ...(facets.length > 0 && { facets }),
    ...(order && { sort: order }),
  };
}

/** Outer list AND, inner list OR: Meilisearch reads lists of filters as we do. */
function condition(one: Condition): string {
  if (one.kind === "number") return `${one.field} ${one.comparison} ${one.bound}`;
  const value = `"${one.value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  return one.not ? `NOT ${one.field} = ${value}` : `${one.field} = ${value}`;
}
