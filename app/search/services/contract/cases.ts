import { expect } from "vitest";
import type { SearchDocument } from "../../search-document.ts";
import type { FacetValuesResult, SearchEngine, SearchParams, SearchResult } from "../../search-engine.ts";

/** What every engine behind the port must do, told as questions to a small range. */
export interface Case {
  name: string;
  run(engine: SearchEngine, range: SearchDocument[]): Promise<void>;
}

export const ask = async (engine: SearchEngine, params: SearchParams, indexName = "products"): Promise<SearchResult> =>
  (await engine.search([{ indexName, params }])).results[0] as SearchResult;

const idsOf = (result: SearchResult): string[] => result.hits.map(({ objectID }) => objectID).sort();
const idsWhere = (range: SearchDocument[], fits: (document: SearchDocument) => boolean): string[] =>
  range
    .filter(fits)
    .map(({ id }) => id)
    .sort();
const has =
  (name: string, ...values: string[]) =>
  (document: SearchDocument): boolean =>
    (document.facets[name] ?? []).some((value) => values.includes(value));
const number =
  (name: string, fits: (value: number) => boolean) =>
  (document: SearchDocument): boolean =>
    (document.numbers[name] ?? []).some(fits);
const countsOf = (range: SearchDocument[], name: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of range.flatMap((document) => document.facets[name] ?? []))
    counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

/** A filter gives exactly what a plain look through the range gives. */
const filter = (name: string, params: SearchParams, fits: (document: SearchDocument) => boolean): Case => ({
  name,
  async run(engine, range) {
    const result = await ask(engine, { hitsPerPage: 1000, ...params });
    expect(idsOf(result)).toEqual(idsWhere(range, fits));
    expect(result.nbHits).toBe(result.hits.length);
  },
});

const finds = (name: string, query: string, first: RegExp): Case => ({
  name,
  async run(engine) {
    expect((await ask(engine, { query })).hits[0]?.name).toMatch(first);
  },
});

const white = has("bloemkleur", "Wit");
const sun = has("standplaats", "Zon");
const shade = has("standplaats", "Schaduw");

const filterCases: Case[] = [
  filter("nothing asked is everything", {}, () => true),
  filter("one value", { facetFilters: ["bloemkleur:Wit"] }, white),
  filter("one value as a plain string", { facetFilters: "bloemkleur:Wit" }, white),
  filter(
    "AND of two facets",
    { facetFilters: ["bloemkleur:Wit", "standplaats:Schaduw"] },
    (one) => white(one) && shade(one),
  ),
  filter(
    "AND of two values of one facet",
    { facetFilters: ["standplaats:Zon", "standplaats:Schaduw"] },
    (one) => sun(one) && shade(one),
  ),
  filter(
    "OR within a list",
    { facetFilters: [["bloemkleur:Wit", "bloemkleur:Roze"]] },
    has("bloemkleur", "Wit", "Roze"),
  ),
  filter(
    "OR over two facets",
    { facetFilters: [["bloemkleur:Wit", "standplaats:Schaduw"]] },
    (one) => white(one) || shade(one),
  ),
  filter(
    "AND of ORs",
    {
      facetFilters: [
        ["bloemkleur:Wit", "bloemkleur:Roze"],
        ["standplaats:Schaduw", "standplaats:Halfschaduw"],
      ],
    },
    (one) => has("bloemkleur", "Wit", "Roze")(one) && has("standplaats", "Schaduw", "Halfschaduw")(one),
  ),
  filter("NOT", { facetFilters: ["bloemkleur:-Wit"] }, (one) => !white(one)),
  filter("NOT with the minus before the name", { facetFilters: ["-bloemkleur:Wit"] }, (one) => !white(one)),
  filter("NOT beside AND", { facetFilters: ["standplaats:Zon", "bloemkleur:-Wit"] }, (one) => sun(one) && !white(one)),
  filter("NOT of what nobody has is everything", { facetFilters: ["nergens:-x"] }, () => true),
  filter("a value nobody has", { facetFilters: ["bloemkleur:Ultraviolet"] }, () => false),
  filter("a facet nobody has", { facetFilters: ["nergens:x"] }, () => false),
  filter(
    "a value with brackets, a degree sign and a minus",
    { facetFilters: ["winterhardheid:Goed (-15 °C)"] },
    has("winterhardheid", "Goed (-15 °C)"),
  ),
  filter(
    "a value with quotes finds nothing and breaks nothing",
    { facetFilters: ['bloemkleur:Wit" OR "1"="1'] },
    () => false,
  ),
  filter("a value with a backtick and a backslash", { facetFilters: ["bloemkleur:Wi`t\\"] }, () => false),
  filter("a name with odd signs is no filter language", { facetFilters: ["bloemkleur || true:x"] }, () => false),
  filter(
    "at least",
    { numericFilters: ["prijs>=15.95"] },
    number("prijs", (price) => price >= 15.95),
  ),
  filter(
    "more than",
    { numericFilters: ["prijs>15.95"] },
    number("prijs", (price) => price > 15.95),
  ),
  filter(
    "at most",
    { numericFilters: ["prijs<=3.95"] },
    number("prijs", (price) => price <= 3.95),
  ),
  filter(
    "less than",
    { numericFilters: ["prijs<3.95"] },
    number("prijs", (price) => price < 3.95),
  ),
  filter(
    "equal",
    { numericFilters: ["prijs=3.95"] },
    number("prijs", (price) => price === 3.95),
  ),
  filter(
    "between",
    { numericFilters: ["prijs>=5", "prijs<=10"] },
    number("prijs", (price) => price >= 5 && price <= 10),
  ),
  filter(
    "a range in words",
    { numericFilters: ["prijs:5 TO 10"] },
    number("prijs", (price) => price >= 5 && price <= 10),
  ),
  filter(
    "OR of numbers",
    { numericFilters: [["prijs<3", "prijs>80"]] },
    number("prijs", (price) => price < 3 || price > 80),
  ),
  filter("a range the wrong way round", { numericFilters: ["prijs>=10", "prijs<=5"] }, () => false),
  filter("a number nobody has", { numericFilters: ["gewicht>=1"] }, () => false),
  filter(
    "facet and number together",
    { facetFilters: ["standplaats:Zon"], numericFilters: ["prijs<=5"] },
    (one) => sun(one) && number("prijs", (price) => price <= 5)(one),
  ),
  filter(
    "rating from both sides",
    { numericFilters: ["beoordeling<=5", "beoordeling>=4"] },
    number("beoordeling", (stars) => stars >= 4 && stars <= 5),
  ),
];

const pagingCases: Case[] = [
  {
    name: "pages follow each other without gap or double",
    async run(engine, range) {
      const seen: string[] = [];
      for (let page = 0; page < Math.ceil(range.length / 7); page++) {
        const result = await ask(engine, { page, hitsPerPage: 7 });
        expect(result).toMatchObject({
          page,
          hitsPerPage: 7,
          nbHits: range.length,
          nbPages: Math.ceil(range.length / 7),
        });
        seen.push(...result.hits.map(({ objectID }) => objectID));
      }
      expect(seen.sort()).toEqual(idsWhere(range, () => true));
    },
  },
  {
    name: "a page behind the last is empty, a negative one is the first",
    async run(engine, range) {
      expect(await ask(engine, { page: 999, hitsPerPage: 10 })).toMatchObject({ hits: [], nbHits: range.length });
      expect((await ask(engine, { page: -2, hitsPerPage: 10 })).page).toBe(0);
    },
  },
  {
    name: "no hits wanted still counts",
    async run(engine, range) {
      const result = await ask(engine, { hitsPerPage: 0, facets: "soort" });
      expect(result).toMatchObject({ hits: [], nbHits: range.length, nbPages: 0 });
      expect(result.facets.soort).toEqual(countsOf(range, "soort"));
    },
  },
  ...(["price_asc", "price_desc"] as const).map(
    (order): Case => ({
      name: `sorted by another index name: ${order}`,
      async run(engine) {
        const { hits } = await ask(engine, { hitsPerPage: 1000 }, `products_${order}`);
        const prices = hits.map(({ numbers }) => (numbers as { prijs: number[] }).prijs[0] ?? 0);
        expect(prices).toEqual([...prices].sort((a, b) => (order === "price_asc" ? a - b : b - a)));
      },
    }),
  ),
];

const facetCases: Case[] = [
  {
    name: "counts and stats are whole",
    async run(engine, range) {
      const result = await ask(engine, { facets: ["bloemkleur", "standplaats", "prijs"], hitsPerPage: 1 });
      expect(result.facets.bloemkleur).toEqual(countsOf(range, "bloemkleur"));
      expect(result.facets.standplaats).toEqual(countsOf(range, "standplaats"));
      const prices = range.flatMap(({ numbers }) => numbers.prijs ?? []);
      const sum = prices.reduce((all, price) => all + price, 0);
      expect(result.facets.prijs).toEqual({});
      expect(result.facets_stats.prijs?.min).toBe(Math.min(...prices));
      expect(result.facets_stats.prijs?.max).toBe(Math.max(...prices));
      expect(result.facets_stats.prijs?.sum).toBeCloseTo(sum, 4);
      expect(result.facets_stats.prijs?.avg).toBeCloseTo(sum / prices.length, 4);
    },
  },
  {
    name: "stars are counted per number",
    async run(engine, range) {
      const { facets } = await ask(engine, { facets: ["beoordeling"] });
      const stars = range.flatMap(({ numbers }) => numbers.beoordeling ?? []);
      expect(Object.values(facets.beoordeling ?? {}).reduce((all, one) => all + one, 0)).toBe(stars.length);
    },
  },
  {
    name: "counts follow the filter; another request of the batch has its own",
    async run(engine, range) {
      const { results } = await engine.search([
        { indexName: "products", params: { facets: ["standplaats"], facetFilters: [["bloemkleur:Wit"]] } },
        { indexName: "products", params: { facets: "bloemkleur", hitsPerPage: 0 } },
      ]);
      const [main, side] = results as SearchResult[];
      expect(main?.facets.standplaats).toEqual(countsOf(range.filter(white), "standplaats"));
      expect(side?.facets.bloemkleur).toEqual(countsOf(range, "bloemkleur"));
    },
  },
  {
    name: "an unknown facet is an empty object, a star is all of them",
    async run(engine) {
      expect((await ask(engine, { facets: ["nergens"] })).facets).toEqual({ nergens: {} });
      expect(Object.keys((await ask(engine, { facets: ["*"] })).facets)).toEqual(
        expect.arrayContaining(["soort", "standplaats", "prijs"]),
      );
    },
  },
  {
    name: "no more values than asked for, the largest first",
    async run(engine, range) {
      const { facets } = await ask(engine, { facets: ["soort"], maxValuesPerFacet: 3 });
      const counts = Object.values(facets.soort ?? {});
      expect(counts).toHaveLength(3);
      expect(counts[0]).toBe(Math.max(...Object.values(countsOf(range, "soort"))));
    },
  },
  ...["call", "inline"].map(
    (way): Case => ({
      name: `values of a facet are searched (${way})`,
      async run(engine) {
        const params = {
          facetName: "soort",
          facetQuery: "HORT",
          maxFacetHits: 500,
          highlightPreTag: "<b>",
          highlightPostTag: "</b>",
        };
        const request = { indexName: "products", params };
        const [answer] = (
          way === "call"
            ? await engine.searchForFacetValues([request])
            : (await engine.search([{ ...request, type: "facet", facet: "soort" }])).results
        ) as FacetValuesResult[];
        expect(answer?.facetHits.length).toBeGreaterThan(1);
        for (const { value, highlighted, count } of answer?.facetHits ?? []) {
          expect(value.toLowerCase()).toContain("hort");
          expect(highlighted.toLowerCase()).toContain("<b>hort</b>");
          expect(count).toBeGreaterThan(0);
        }
      },
    }),
  ),
];

const wordCases: Case[] = [
  finds("a name", "taxus", /taxus/i),
  finds("a plural", "olijfbomen", /olijfboom/i),
  finds("a synonym", "buddleja", /vlinderstruik/i),
  finds("Latin", "carpinus betulus", /haagbeuk/i),
  finds("accents may be left out", "tete a tete", /Tête-à-tête/),
  finds("part of a compound", "hortensia", /hortensia/i),
  finds("the beginning of a word", "lavend", /lavendel/i),
  {
    name: "a filter never adds",
    async run(engine) {
      const all = idsOf(await ask(engine, { query: "hortensia", hitsPerPage: 100 }));
      const some = await ask(engine, { query: "hortensia", hitsPerPage: 100, facetFilters: ["bloemkleur:Wit"] });
      expect(all).toEqual(expect.arrayContaining(idsOf(some)));
      expect(some.nbHits).toBeLessThan(all.length);
    },
  },
  {
    name: "highlights bear the client's tags and are never escaped or made HTML here",
    async run(engine) {
      const { hits } = await ask(engine, {
        query: "lavendel",
        highlightPreTag: "__ais-highlight__",
        highlightPostTag: "__/ais-highlight__",
      });
      const { name } = hits[0]!._highlightResult;
      expect(name?.value).toMatch(/^__ais-highlight__Lavendel__\/ais-highlight__ '/);
      expect(name).toMatchObject({ matchLevel: "full", matchedWords: ["lavendel"] });
    },
  },
  ...["\u0000roos", "'; drop table x; --", "(a+)+$[", "🌹🌹", "\ud800", "x".repeat(600), "日本のカエデ", "   "].map(
    (query): Case => ({
      name: `${JSON.stringify(query.slice(0, 20))} gets an answer`,
      async run(engine) {
        const result = await ask(engine, { query, facets: ["*"] });
        expect(result.nbHits).toBeGreaterThanOrEqual(0);
        expect(result.query.length).toBeLessThanOrEqual(512);
      },
    }),
  ),
];

const changeCases: Case[] = [
  {
    name: "an index nobody filled is empty",
    async run(engine) {
      expect(await ask(engine, { query: "roos", facets: ["soort"] }, "elders")).toMatchObject({
        hits: [],
        nbHits: 0,
        facets: { soort: {} },
      });
    },
  },
  {
    name: "a changed price is found, a removed product is not, and all can be put back",
    async run(engine, range) {
      const one = range.find(({ id }) => id === "klimop")!;
      await engine.upsert("products", [{ ...one, numbers: { ...one.numbers, prijs: [777] } }]);
      expect(idsOf(await ask(engine, { numericFilters: ["prijs=777"] }))).toEqual(["klimop"]);
      await engine.remove("products", ["klimop"]);
      expect((await ask(engine, {})).nbHits).toBe(range.length - 1);
      await engine.replaceAll("products", range);
      expect((await ask(engine, {})).nbHits).toBe(range.length);
      expect(await engine.health()).toMatchObject({ ok: true, indices: { products: { documents: range.length } } });
    },
  },
  {
    name: "rules lead on and show, by word and by place",
    async run(engine) {
      await engine.configure("products", {
        synonyms: [],
        rules: [
          { id: "a", when: { query: "retour", match: "contains" }, do: { redirect: "/annuleren-retouren" } },
          { id: "b", when: { context: "kerst" }, do: { show: { text: "Nu" } } },
        ],
      });
      expect((await ask(engine, { query: "hoe retour" })).renderingContent).toEqual({
        redirect: { url: "/annuleren-retouren" },
      });
      expect((await ask(engine, { ruleContexts: ["kerst"] })).userData).toEqual([{ text: "Nu" }]);
      await engine.configure("products", { synonyms: [], rules: [] });
      expect((await ask(engine, { query: "hoe retour" })).renderingContent).toBeUndefined();
    },
  },
  {
    name: "suggestions come from all three indices",
    async run(engine) {
      const { products } = await engine.suggest("lavend");
      expect(products[0]?.name).toMatch(/lavendel/i);
      expect(await engine.suggest("  ")).toEqual({ queries: [], products: [], categories: [], articles: [] });
    },
  },
];

export const contract: Case[] = [...filterCases, ...pagingCases, ...facetCases, ...wordCases, ...changeCases];
