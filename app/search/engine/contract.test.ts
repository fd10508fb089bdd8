import { beforeEach, expect, test } from "vitest";
import { sampleRange } from "../../../bench/search/judged/sample.ts";
import type { FacetValuesResult, SearchRequest, SearchResult } from "../search-engine.ts";
import { OwnSearchEngine } from "./own-engine.ts";
import { readSnapshot, writeSnapshot } from "./index/snapshot.ts";

let engine: OwnSearchEngine;
beforeEach(async () => {
  engine = new OwnSearchEngine({ today: () => "2026-11-15" });
  await engine.replaceAll("products", sampleRange());
});
const first = async (request: SearchRequest): Promise<SearchResult> =>
  (await engine.search([request])).results[0] as SearchResult;
const names = (result: SearchResult): string[] => result.hits.map((hit) => hit.name);

test("a result has every field of the wire contract (R53, R83)", async () => {
  const result = await first({
    indexName: "products",
    params: { query: "lavendel", facets: ["bloemkleur", "prijs"], attributesToSnippet: ["name:2"] },
  });
  expect(result).toMatchObject({
    index: "products",
    query: "lavendel",
    page: 0,
    hitsPerPage: 24,
    nbHits: 5,
    nbExactHits: 2,
    nbPages: 1,
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
  });
  expect(result.facets).toEqual({ bloemkleur: { Wit: 3, Paars: 2 }, prijs: {} });
  expect(result.facets_stats.prijs).toMatchObject({ min: 2.75, max: 19.95 });
  const hit = result.hits[0]!;
  expect(hit._highlightResult.name).toMatchObject({ matchLevel: "full", matchedWords: ["lavendel"] });
  expect(hit._snippetResult.name!.value).toContain("__ais-highlight__Lavendel__/ais-highlight__");
  expect(result.processingTimeMS).toBeGreaterThan(0);
});

test("a facet may come as a plain string, all of them as a star", async () => {
  expect(Object.keys((await first({ indexName: "products", params: { facets: "soort" } })).facets)).toEqual(["soort"]);
  expect(Object.keys((await first({ indexName: "products", params: { facets: ["*"] } })).facets)).toEqual(
    expect.arrayContaining(["soort", "standplaats", "prijs", "beoordeling"]),
  );
});

test("a rating is a range on both ends and is counted per star (R107)", async () => {
  const result = await first({
    indexName: "products",
    params: { facets: ["beoordeling"], numericFilters: ["beoordeling<=5", "beoordeling>=4"], hitsPerPage: 100 },
  });
  expect(Object.keys(result.facets.beoordeling!).sort()).toEqual(["4", "5"]);
});

test("values of a facet are searched by the start of a word, a hundred at most (R106)", async () => {
  const ask = {
    indexName: "products",
    params: {
      facetName: "soort",
      facetQuery: "hort",
      maxFacetHits: 500,
      highlightPreTag: "<b>",
      highlightPostTag: "</b>",
    },
  };
  const [way] = await engine.searchForFacetValues([ask]);
  expect(way!.facetHits.map((hit) => hit.value)).toEqual(expect.arrayContaining(["Klimhortensia", "Pluimhortensia"]));
  expect(way!.facetHits[0]!.highlighted).toMatch(/<b>hort<\/b>ensia/);
  const inline = (await engine.search([{ ...ask, type: "facet", facet: "soort" }])).results[0] as FacetValuesResult;
  expect(inline.facetHits).toEqual(way!.facetHits);
});

test("the owner pins, buries, hides, redirects and adds synonyms (R110 caps contexts at ten)", async () => {
  engine.configure("products", {
    synonyms: ["paarse pracht = lavendel"],
    rules: [
      {
        id: "pin",
        when: { query: "lavendel" },
        do: { pin: [{ id: "klimop", position: 0 }], bury: ["lavendel-hidcote-"] },
      },
      { id: "retour", when: { query: "retour", match: "starts" }, do: { redirect: "/annuleren-retouren" } },
      { id: "hide", when: { context: "ais-soort-Beuk" }, do: { hide: ["rode-beuk"], show: { text: "Nu planten" } } },
      { id: "past", when: { query: "lavendel" }, do: { redirect: "/oud" }, until: "2026-11-14" },
    ],
  });
  const pinned = await first({ indexName: "products", params: { query: "lavendel" } });
  expect(names(pinned).slice(0, 2)).toEqual(["Klimop", "Lavendel 'Edelweiss' wit"]);
  expect(names(pinned).at(-1)).toBe("Lavendel 'Hidcote'");
  expect(pinned.appliedRules).toEqual([{ objectID: "pin" }]);
  expect((await first({ indexName: "products", params: { query: "retour pakket" } })).renderingContent).toEqual({
    redirect: { url: "/annuleren-retouren" },
  });
  expect(
    names(await first({ indexName: "products", params: { query: "paarse pracht" } })).filter((name) =>
      name.startsWith("Lavendel"),
    ),
  ).toHaveLength(2);
  const contexts = (place: number): string[] =>
    Array.from({ length: 12 }, (_, at) => (at === place ? "ais-soort-Beuk" : `c${at}`));
  const hidden = await first({ indexName: "products", params: { query: "beuk", ruleContexts: contexts(9) } });
  expect(names(hidden)).not.toContain("Rode beuk");
  expect(hidden.userData).toEqual([{ text: "Nu planten" }]);
  expect(
    names(await first({ indexName: "products", params: { query: "beuk", ruleContexts: contexts(10) } })),
  ).toContain("Rode beuk");
});

test("a changed price is found at once, a removed product no more", async () => {
  const [taxus] = sampleRange().filter((document) => document.name === "Taxus");
  await engine.upsert("products", [{ ...taxus!, sizes: [], numbers: { ...taxus!.numbers, prijs: [99] } }]);
  expect((await first({ indexName: "products", params: { numericFilters: ["prijs=99"] } })).nbHits).toBe(1);
  await engine.remove("products", ["taxus"]);
  const left = await first({ indexName: "products", params: { query: "taxus" } });
  expect(names(left).slice(0, left.nbExactHits)).toEqual(["Taxus 'Hicksii'"]);
});

test("a list is counted once for its pages and orders, and anew for another list and after a change", async () => {
  const ask = (indexName: string, params: SearchRequest["params"]) =>
    first({ indexName, params: { facets: ["soort", "prijs"], hitsPerPage: 2, ...params } });
  const list = await ask("products", {});
  expect((await ask("products", { page: 1 })).facets).toBe(list.facets);
  expect((await ask("products_price_asc", {})).facets).toBe(list.facets);
  const [soort = ""] = Object.keys(list.facets.soort!);
  const narrow = await ask("products", { facetFilters: [`soort:${soort}`] });
  expect(Object.keys(narrow.facets.soort!)).toEqual([soort]);
  const [gone] = narrow.hits;
  await engine.remove("products", [gone!.objectID]);
  expect((await ask("products", {})).facets.soort![soort]).toBe(list.facets.soort![soort]! - 1);
});

test("a snapshot gives the same answers; a damaged one is refused", async () => {
  const bytes = writeSnapshot(engine.index("products").main);
  const copy = new OwnSearchEngine();
  copy.index("products").use(readSnapshot(bytes)!);
  for (const query of ["hortensia wit", "taxus 80 cm", "hortesia", ""]) {
    const request = { indexName: "products", params: { query, facets: ["*"], hitsPerPage: 50 } };
    const [one, other] = [await first(request), (await copy.search([request])).results[0] as SearchResult];
    expect({ ...other, processingTimeMS: 0 }).toEqual({ ...one, processingTimeMS: 0 });
  }
  expect(readSnapshot(bytes.slice(0, 40))).toBeUndefined();
  expect(readSnapshot(new Uint8Array([1, 2, 3]))).toBeUndefined();
});

test("optional words help but never keep a product out", async () => {
  const result = await first({ indexName: "products", params: { query: "lavendel xyzzy", optionalWords: ["xyzzy"] } });
  expect(result.droppedWords).toEqual([]);
  expect(result.nbExactHits).toBe(2);
});

test("suggestions come from products, categories and articles together", async () => {
  await engine.replaceAll("articles", [
    {
      id: "a1",
      slug: "hortensia-snoeien",
      name: "Hortensia snoeien: wanneer en hoe?",
      facets: {},
      numbers: {},
      popularity: 1,
      availableNow: true,
    },
  ]);
  await engine.replaceAll("categories", [
    { id: "c1", slug: "hortensia", name: "Hortensia's", facets: {}, numbers: {}, popularity: 1, availableNow: true },
  ]);
  const found = await engine.suggest("horten");
  expect(found.products.length).toBeGreaterThan(3);
  expect(found.articles.map((hit) => hit.slug)).toEqual(["hortensia-snoeien"]);
  expect(found.categories.map((hit) => hit.slug)).toEqual(["hortensia"]);
  expect(found.queries[0]!.text).toMatch(/hortensia/);
  expect(await engine.suggest("   ")).toEqual({ queries: [], products: [], categories: [], articles: [] });
});

test("explain shows score and place", async () => {
  const result = await first({ indexName: "products", params: { query: "beuk", explain: true } });
  expect(result.hits[0]!._rankingInfo).toMatchObject({ rank: 0, pinned: false });
});

test("behind few answers stands what is most like them: the same kind first, and never because of a filter", async () => {
  const result = await first({ indexName: "products", params: { query: "zuileik" } });
  expect(result.nbExactHits).toBe(1);
  expect(names(result)[0]).toBe("Zuileik");
  const rest = await first({ indexName: "products", params: { query: "boerenhortensia" } });
  expect(
    names(rest)
      .slice(1, 4)
      .every((name) => /hortensia/i.test(name)),
  ).toBe(true);
  const all = names(rest);
  const white = await first({
    indexName: "products",
    params: { query: "boerenhortensia", facetFilters: [["bloemkleur:Wit"]] },
  });
  expect(names(white).every((name) => all.includes(name))).toBe(true);
  expect((await first({ indexName: "products", params: { query: "xqzvwk" } })).hits).toEqual([]);
});

test("what only looks alike is left out when sorted by price", async () => {
  const cheap = await first({ indexName: "products_price_asc", params: { query: "lavendel" } });
  expect(names(cheap)).toEqual(["Lavendel 'Hidcote'", "Lavendel 'Edelweiss' wit"]);
});
