import fc from "fast-check";
import { expect, test } from "vitest";
import type { SearchDocument } from "../search-document.ts";
import type { SearchResult } from "../search-engine.ts";
import { OwnSearchEngine } from "./own-engine.ts";

const colours = ["Wit", "Roze", "Rood", "-5 graden"];
const lights = ["Zon", "Halfschaduw", "Schaduw"];

const aDocument = fc.record({
  kleur: fc.uniqueArray(fc.constantFrom(...colours), { maxLength: 3 }),
  licht: fc.uniqueArray(fc.constantFrom(...lights), { maxLength: 2 }),
  prijs: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 2 }),
  stars: fc.integer({ min: 1, max: 5 }),
  popularity: fc.integer({ min: 0, max: 20 }),
  available: fc.boolean(),
  word: fc.constantFrom("roos", "beuk", "tulp"),
});

type Facts = typeof aDocument extends fc.Arbitrary<infer F> ? F : never;

const toDocuments = (facts: Facts[]): SearchDocument[] =>
  facts.map(({ kleur, licht, prijs, stars, popularity, available, word }, at) => ({
    id: `d${at}`,
    slug: `d${at}`,
    name: word,
    soort: word,
    facets: { kleur, licht },
    numbers: { prijs, beoordeling: [stars] },
    popularity,
    availableNow: available,
  }));

type Term = { facet: "kleur" | "licht"; value: string; not: boolean };
const aTerm: fc.Arbitrary<Term> = fc.oneof(
  fc.record({ facet: fc.constant("kleur" as const), value: fc.constantFrom(...colours), not: fc.boolean() }),
  fc.record({ facet: fc.constant("licht" as const), value: fc.constantFrom(...lights, "Nergens"), not: fc.boolean() }),
);
const aState = fc.record({
  clauses: fc.array(fc.array(aTerm, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
  least: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  most: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  query: fc.constantFrom("", "roos", "beuk", "rozen"),
});

const meets = (document: SearchDocument, { facet, value, not }: Term): boolean =>
  (document.facets[facet] ?? []).includes(value) !== not;
const written = ({ facet, value, not }: Term): string =>
  `${facet}:${not ? "-" : ""}${value.startsWith("-") && !not ? `\\${value}` : value}`;
const named: Record<string, string> = { roos: "roos", rozen: "roos", beuk: "beuk" };

test("hits, counts and stats equal those of a plain filter, in thousands of random states (R18)", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aDocument, { maxLength: 70 }),
      fc.array(aState, { minLength: 5, maxLength: 5 }),
      async (facts, states) => {
        const documents = toDocuments(facts);
        const engine = new OwnSearchEngine({ remember: 0 });
        await engine.replaceAll("products", documents);
        for (const { clauses, least, most, query } of states) {
          const numericFilters = [
            ...(least === undefined ? [] : [`prijs>=${least}`]),
            ...(most === undefined ? [] : [`prijs<=${most}`]),
          ];
          const facetFilters = clauses.map((clause) => clause.map(written));
          const { results } = await engine.search([
            {
              indexName: "products",
              params: {
                query,
                hitsPerPage: 100,
                facets: ["kleur", "licht", "beoordeling", "prijs"],
                facetFilters,
                numericFilters,
              },
            },
          ]);
          const result = results[0] as SearchResult;
          const expected = documents.filter(
            (document) =>
              clauses.every((clause) => clause.some((term) => meets(document, term))) &&
              (least === undefined || document.numbers.prijs!.some((price) => price >= least)) &&
              (most === undefined || document.numbers.prijs!.some((price) => price <= most)) &&
              (query === "" || document.name === named[query]),
          );
          expect(result.nbHits).toBe(expected.length);
          expect(new Set(result.hits.map((hit) => hit.objectID))).toEqual(
            new Set(expected.map((document) => document.id)),
          );
          for (const facet of ["kleur", "licht"] as const) {
            const counts: Record<string, number> = {};
            for (const document of expected)
              for (const value of document.facets[facet]!) counts[value] = (counts[value] ?? 0) + 1;
            expect(result.facets[facet]).toEqual(counts);
          }
          const prices = expected.flatMap((document) => document.numbers.prijs!);
          if (prices.length === 0) expect(result.facets_stats.prijs).toBeUndefined();
          else
            expect(result.facets_stats.prijs).toMatchObject({
              min: Math.min(...prices),
              max: Math.max(...prices),
              sum: prices.reduce((a, b) => a + b, 0),
            });
          const stars = Object.values(result.facets.beoordeling!).reduce((a, b) => a + b, 0);
          expect(stars).toBe(expected.length);
          expect(result.facets.prijs).toEqual({});
        }
      },
    ),
    { numRuns: 500 },
  );
}, 120_000);

test("disjunctive counts from sub-queries say what a further click would give (R18)", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aDocument, { minLength: 1, maxLength: 50 }),
      fc.constantFrom(...colours),
      fc.constantFrom(...lights),
      async (facts, colour, light) => {
        const documents = toDocuments(facts);
        const engine = new OwnSearchEngine({ remember: 0 });
        await engine.replaceAll("products", documents);
        const kleur = [`kleur:${colour.startsWith("-") ? `\\${colour}` : colour}`];
        const licht = [`licht:${light}`];
        const { results } = await engine.search([
          { indexName: "products", params: { facets: ["kleur", "licht"], facetFilters: [kleur, licht] } },
          { indexName: "products", params: { facets: "kleur", facetFilters: [licht], hitsPerPage: 0 } },
        ]);
        const others = (results[1] as SearchResult).facets.kleur!;
        for (const [value, count] of Object.entries(others)) {
          expect(count).toBe(
            documents.filter(
              (document) => document.facets.licht!.includes(light) && document.facets.kleur!.includes(value),
            ).length,
          );
        }
        expect((results[0] as SearchResult).nbHits).toBe(others[colour] ?? 0);
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

test("pages cut the same list, whatever their size; the order is by rank when nothing is asked", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aDocument, { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom("products", "products_price_asc", "products_newest", "products_popularity"),
      async (facts, size, indexName) => {
        const engine = new OwnSearchEngine({ remember: 0 });
        const documents = toDocuments(facts);
        await engine.replaceAll("products", documents);
        const page = async (at: number, hitsPerPage: number): Promise<string[]> =>
          (
            (await engine.search([{ indexName, params: { page: at, hitsPerPage } }])).results[0] as SearchResult
          ).hits.map((hit) => hit.objectID);
        const whole = await page(0, 1000);
        const pieces: string[] = [];
        for (let at = 0; at * size < documents.length; at++) pieces.push(...(await page(at, size)));
        expect(pieces).toEqual(whole);
        if (indexName === "products") {
          const ranked = [...documents].sort(
            (a, b) =>
              Number(b.availableNow) - Number(a.availableNow) || b.popularity - a.popularity || (a.id < b.id ? -1 : 1),
          );
          expect(whole).toEqual(ranked.map((document) => document.id));
        }
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

test("changes one by one, few or many, give the same answers as a fresh index", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aDocument, { minLength: 1, maxLength: 25 }),
      fc.array(fc.record({ at: fc.nat(60), fact: fc.option(aDocument, { nil: undefined }) }), { maxLength: 60 }),
      async (facts, changes) => {
        const documents = new Map(toDocuments(facts).map((document) => [document.id, document]));
        const changed = new OwnSearchEngine({ remember: 0 });
        await changed.replaceAll("products", documents.values());
        for (const { at, fact } of changes) {
          const id = `d${at}`;
          if (fact) {
            const document = { ...toDocuments([fact])[0]!, id, slug: id };
            documents.set(id, document);
            await changed.upsert("products", [document]);
          } else {
            documents.delete(id);
            await changed.remove("products", [id]);
          }
        }
        const fresh = new OwnSearchEngine({ remember: 0 });
        await fresh.replaceAll("products", documents.values());
        for (const query of ["", "roos", "tulpen"]) {
          const ask = [
            { indexName: "products", params: { query, hitsPerPage: 100, facets: ["*"] } },
            { indexName: "products_price_asc", params: { query, hitsPerPage: 100 } },
          ];
          const [one, other] = [await changed.search(ask), await fresh.search(ask)];
          for (const at of [0, 1]) {
            const [a, b] = [one.results[at] as SearchResult, other.results[at] as SearchResult];
            expect(a.hits.map((hit) => hit.objectID)).toEqual(b.hits.map((hit) => hit.objectID));
            expect(a.facets).toEqual(b.facets);
            expect(a.nbHits).toBe(b.nbHits);
          }
        }
        expect((await changed.health()).indices.products!.documents).toBe(documents.size);
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);
