import { expect } from "vitest";
import type { FacetValuesResult, SearchResult } from "#search/search-engine.ts";
import { ask, type Case, countsOf, has, idsWhere } from "./case.ts";

const white = has("bloemkleur", "Wit");

export const pagingCases: Case[] = [
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

export const facetCases: Case[] = [
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
        const [result] = (
          way === "call"
            ? await engine.searchForFacetValues([request])
            : (await engine.search([{ ...request, type: "facet", facet: "soort" }])).results
        ) as FacetValuesResult[];
        expect(result?.facetHits.length).toBeGreaterThan(1);
        for (const { value, highlighted, count } of result?.facetHits ?? []) {
          expect(value.toLowerCase()).toContain("hort");
          expect(highlighted.toLowerCase()).toContain("<b>hort</b>");
          expect(count).toBeGreaterThan(0);
        }
      },
    }),
  ),
];
