import { expect, test } from "vitest";
import { needs } from "../../../../bench/search/judged/needs.ts";
import { readRange } from "../../../../bench/search/range.ts";
import type { SearchResult } from "../../search-engine.ts";
import { OwnSearchEngine } from "../own-engine.ts";

test("twenty needs in sentences: the first six hits have the facts that were asked for", async () => {
  const documents = readRange(undefined, true);
  const engine = new OwnSearchEngine({ remember: 0 });
  await engine.replaceAll("products", documents);
  expect(needs).toHaveLength(20);
  for (const { query, meets } of needs) {
    const { results } = await engine.search([{ indexName: "products", params: { query, hitsPerPage: 6 } }]);
    const first = (results[0] as SearchResult).hits.map(({ slug }) => documents.find((one) => one.slug === slug)!);
    const able = documents.filter(meets).length;
    const right = first.filter(meets).length;
    expect(right, `${query}: ${first.map(({ name }) => name).join(", ")}`).toBe(Math.min(first.length, able));
  }
}, 60_000);
