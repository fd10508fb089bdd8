import { expect, test } from "vitest";
import { furtherNeeds } from "../../../../bench/search/further-needs.ts";
import { laterNeeds } from "../../../../bench/search/later-needs.ts";
import { unseenNeeds } from "../../../../bench/search/unseen-needs.ts";
import { needs } from "../../../../bench/search/judged/needs.ts";
import { readRange } from "../../../../bench/search/range.ts";
import type { SearchResult } from "../../search-engine.ts";
import { OwnSearchEngine } from "../own-engine.ts";

test("eighty needs in sentences, short and long: the first six hits have the facts that were asked for", async () => {
  const documents = readRange();
  const engine = new OwnSearchEngine({ remember: 0 });
  await engine.replaceAll("products", documents);
  const all = [...needs, ...furtherNeeds, ...unseenNeeds, ...laterNeeds];
  expect(all.length).toBeGreaterThan(80);
  for (const { query, meets } of all) {
    const { results } = await engine.search([{ indexName: "products", params: { query, hitsPerPage: 6 } }]);
    const first = (results[0] as SearchResult).hits.map(({ slug }) => documents.find((one) => one.slug === slug)!);
    const able = documents.filter(meets).length;
    const right = first.filter(meets).length;
    expect(right, `${query}: ${first.map(({ name }) => name).join(", ")}`).toBe(Math.min(first.length, able));
  }
}, 60_000);
