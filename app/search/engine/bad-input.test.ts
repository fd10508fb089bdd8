import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { sampleRange } from "../../../bench/search/judged/sample.ts";
import type { SearchRequest, SearchResult } from "../search-engine.ts";
import { BadSearch } from "./query/guards.ts";
import { OwnSearchEngine } from "./own-engine.ts";

const engine = new OwnSearchEngine({ remember: 0 });
beforeAll(async () => engine.replaceAll("products", sampleRange()));
const first = async (params: Record<string, unknown>): Promise<SearchResult> =>
  (await engine.search([{ indexName: "products", params } as SearchRequest])).results[0] as SearchResult;

test("a question is cut at 512 characters and ten words (R73)", async () => {
  const result = await first({ query: "roos ".repeat(500) });
  expect(result.query.length).toBeLessThanOrEqual(512);
  expect(result.notices).toHaveLength(2);
});

test.each([
  "\u0000\u0001roos\u001b",
  "'; DROP TABLE products; --",
  "(a+)+$[",
  "%%%%",
  "<script>alert(1)</script>",
  "\ud800",
  "🌹🌹🌹",
  "__proto__",
  "constructor",
  "''''",
  "-",
  "niet",
  "zonder",
  "x".repeat(512),
  "1e999",
  "€",
  "٣٤",
  "١٠ سم",
])("%j is a question like any other", async (query) => {
  const result = await first({ query, facets: ["*"] });
  expect(result.nbHits).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(result)).not.toContain("\\u0000");
});

test("unknown and malformed facets give an empty object or nothing, never an error (R119)", async () => {
  const result = await first({
    facets: ["nergens", "a b", "x".repeat(65), "__proto__", "constructor"],
    facetFilters: ["nergens:x"],
  });
  expect(result.facets.nergens).toEqual({});
  expect(Object.keys(result.facets)).toEqual(["nergens", "__proto__", "constructor"]);
  expect(result.nbHits).toBe(0);
});

test("pages and sizes out of reach are moved inside", async () => {
  expect((await first({ page: -3 })).page).toBe(0);
  expect((await first({ page: -3 })).notices).toEqual(["negative page read as the first"]);
  expect((await first({ page: 99 })).hits).toEqual([]);
  expect((await first({ hitsPerPage: 5000 })).hitsPerPage).toBe(1000);
  expect((await first({ hitsPerPage: -1 })).hitsPerPage).toBe(0);
  expect((await first({ page: Number.NaN, hitsPerPage: "abc" })).hitsPerPage).toBe(24);
});

test("more than twenty requests, or requests that are none, are refused by name", async () => {
  const many = Array.from({ length: 21 }, () => ({ indexName: "products" }));
  await expect(engine.search(many)).rejects.toBeInstanceOf(BadSearch);
  for (const wrong of [null, {}, [null], [{}], [{ indexName: "a b" }], [{ indexName: "products", params: [] }]]) {
    await expect(engine.search(wrong as SearchRequest[])).rejects.toBeInstanceOf(BadSearch);
  }
});

test("an index that does not exist is empty", async () => {
  const { results } = await engine.search([{ indexName: "elders", params: { query: "roos" } }]);
  expect((results[0] as SearchResult).nbHits).toBe(0);
});

test("whatever the parameters hold, there is a result", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        query: fc.string({ unit: "binary" }),
        page: fc.anything(),
        hitsPerPage: fc.anything(),
        facets: fc.anything(),
        facetFilters: fc.anything(),
        numericFilters: fc.anything(),
        ruleContexts: fc.anything(),
        optionalWords: fc.anything(),
        maxValuesPerFacet: fc.anything(),
        attributesToSnippet: fc.anything(),
        attributesToHighlight: fc.anything(),
      }),
      async (params) => {
        const result = await first(params);
        expect(Number.isInteger(result.nbHits)).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
}, 60_000);
