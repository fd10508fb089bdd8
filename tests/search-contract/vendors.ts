import { AlgoliaService } from "#search/services/algolia.server.ts";
import { MeilisearchService } from "#search/services/meilisearch.server.ts";
import type { SearchService, ServiceResult } from "#search/services/hosted-service.ts";
import { TypesenseService } from "#search/services/typesense.server.ts";
import type { Recorded, Reply } from "./recorder.ts";

export interface Vendor {
  open(url: string, timeoutMs?: number): SearchService;
  /** the path of a search call */
  searches: RegExp;
  /** our results as this service sends them */
  shape(results: ServiceResult[]): unknown;
  /** replies to all other calls: making, filling, swapping, counting */
  other(call: Recorded, count: number): Reply;
}

const task = {
  taskUid: 1,
  uid: 1,
  indexUid: "products",
  status: "succeeded",
  type: "x",
  enqueuedAt: "2026-11-15T00:00:00Z",
  error: null,
};

const key = process.env.SEARCH_TEST_KEY ?? "sleutel";

export const vendors: Record<string, Vendor> = {
  meilisearch: {
    open: (url, timeoutMs) => new MeilisearchService({ url, key, ...(timeoutMs && { timeoutMs }) }),
    searches: /^\/multi-search/,
    shape: (results) => ({
      results: results.map(({ records, total, counts }) => ({
        hits: records,
        totalHits: total,
        facetDistribution: counts,
        processingTimeMs: 1,
      })),
    }),
    other: ({ path }, count) =>
      path.endsWith("/stats")
        ? { body: { numberOfDocuments: count, isIndexing: false, fieldDistribution: {} } }
        : { status: path.startsWith("/tasks") ? 200 : 202, body: task },
  },
  typesense: {
    open: (url, timeoutMs) => new TypesenseService({ url, key, ...(timeoutMs && { timeoutMs }) }),
    searches: /^\/multi_search/,
    shape: (results) => ({
      results: results.map(({ records, total, counts }) => ({
        found: total,
        hits: records.map((document) => ({ document, highlights: [] })),
        facet_counts: Object.entries(counts).map(([field, values]) => ({
          field_name: field,
          counts: Object.entries(values).map(([value, count]) => ({ value, count, highlighted: value })),
          stats: {},
        })),
      })),
    }),
    other: ({ method, path, body }, count) => {
      if (/documents\/import/.test(path))
        return {
          headers: { "content-type": "text/plain" },
          body: String(typeof body === "string" ? body : JSON.stringify(body))
            .split("\n")
            .map(() => '{"success":true}')
            .join("\n"),
        };
      if (path.startsWith("/aliases")) return { body: { name: "products", collection_name: "products_oud" } };
      return {
        status: method === "POST" ? 201 : 200,
        body: { name: "products", num_documents: count, num_deleted: 1, fields: [] },
      };
    },
  },
  algolia: {
    open: (url, timeoutMs) =>
      new AlgoliaService({ url, appId: process.env.SEARCH_TEST_APP_ID ?? "APP", key, ...(timeoutMs && { timeoutMs }) }),
    searches: /^\/1\/indexes\/\*\/queries/,
    shape: (results) => ({
      results: results.map(({ records, total, counts }) => ({
        hits: records.map(({ id, source }) => ({ objectID: id, source })),
        nbHits: total,
        facets: counts,
        page: 0,
        hitsPerPage: 20,
        processingTimeMS: 1,
      })),
    }),
    other: ({ path }) => ({
      body: /\/task\//.test(path)
        ? { status: "published", pendingTask: false }
        : { taskID: 1, updatedAt: "2026-11-15T00:00:00Z", objectIDs: [] },
    }),
  },
};
