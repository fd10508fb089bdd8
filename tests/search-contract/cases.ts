import { expect } from "vitest";
import type { SizeFacts } from "#search/list/sized.ts";
import type { SearchParams } from "#search/search-engine.ts";
import { ask, type Case, finds, idsOf } from "./case.ts";
import { facetCases, pagingCases } from "./facet-cases.ts";
import { filterCases } from "./filter-cases.ts";

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
      name: `${JSON.stringify(query.slice(0, 20))} gets an result`,
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
      const sizes = one.sizes?.map((size) => ({
        ...size,
        numbers: { ...size.numbers, prijs: [777, 777] as [number, number] },
      }));
      await engine.upsert("products", [{ ...one, sizes, numbers: { ...one.numbers, prijs: [777] } }]);
      expect(idsOf(await ask(engine, { numericFilters: ["prijs=777"] }))).toEqual(["klimop"]);
      await engine.remove("products", ["klimop"]);
      expect((await ask(engine, {})).nbHits).toBe(range.length - 1);
      await engine.replaceAll("products", range);
      expect((await ask(engine, {})).nbHits).toBe(range.length);
      expect(await engine.health()).toMatchObject({ ok: true, indices: { products: { documents: range.length } } });
    },
  },
  {
    name: "a price and a height are asked of one size, by itself and in its counts",
    async run(engine, range) {
      const [beech] = range;
      if (!beech) throw new Error("no range");
      const size = (sku: string, cents: number, hoogte: [number, number], wortelvorm: string): SizeFacts => ({
        sku,
        numbers: { prijs: [cents, cents], hoogte },
        facets: { wortelvorm: [wortelvorm] },
      });
      const both = {
        ...beech,
        id: "twee-maten",
        name: "Beuk in twee maten",
        facets: { ...beech.facets, wortelvorm: ["Blote wortel", "In pot"] },
        numbers: { ...beech.numbers, prijs: [3, 300], hoogte: [20, 40, 300, 350] },
        sizes: [size("klein", 3, [20, 40], "Blote wortel"), size("groot", 300, [300, 350], "In pot")],
      };
      await engine.upsert("products", [both]);
      const found = async (params: SearchParams) => {
        const result = await ask(engine, { hitsPerPage: 1000, facets: ["wortelvorm"], ...params });
        return { has: idsOf(result).includes("twee-maten"), all: result.nbHits === result.hits.length, result };
      };
      expect(await found({ numericFilters: ["prijs<=5", "hoogte>=250"] })).toMatchObject({ has: false, all: true });
      expect(await found({ numericFilters: ["hoogte>=100", "hoogte<=200"] })).toMatchObject({ has: false, all: true });
      const asPot = { facetFilters: ["wortelvorm:In pot"], numericFilters: ["prijs<=5"] };
      expect(await found(asPot)).toMatchObject({ has: false, all: true });
      const large = await found({ numericFilters: ["prijs>=250", "hoogte>=250"] });
      expect(large).toMatchObject({ has: true, all: true });
      expect(large.result.facets.wortelvorm).toEqual({ "In pot": 1 });
      await engine.remove("products", ["twee-maten"]);
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
