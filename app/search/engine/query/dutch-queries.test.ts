import { beforeAll, expect, test } from "vitest";
import { sampleRange } from "../../../../bench/search/judged/sample.ts";
import type { SearchParams, SearchResult } from "../../search-engine.ts";
import { OwnSearchEngine } from "../own-engine.ts";

const engine = new OwnSearchEngine({ remember: 0 });
beforeAll(async () => engine.replaceAll("products", sampleRange()));

const ask = async (query: string, params: SearchParams = {}): Promise<SearchResult> =>
  (await engine.search([{ indexName: "products", params: { query, hitsPerPage: 10, ...params } }]))
    .results[0] as SearchResult;
const names = async (query: string): Promise<string[]> => (await ask(query)).hits.map((hit) => hit.name);

test.each([
  ["roos", "rozen"],
  ["hortensia", "hortensia's"],
  ["lavendel", "LAVENDEL"],
  ["boom", "boompje"],
  ["witte hortensia", "hortensia wit"],
  ["vlinderstruik", "vlinder struik"],
  ["heggenschaar", "heggen schaar"],
  ["aloë vera", "aloe vera"],
  ["tête à tête", "tete-a-tete"],
  ["taxus 80 cm", "taxus 80cm"],
  ["plantenbak", "planten bakken"],
  ["tuinslang", "tuin slang"],
])("%s and %s give the same ten", async (one, other) => {
  expect(await names(other)).toEqual(await names(one));
});

test.each([
  ["hortesia", "hortensia"],
  ["lavandel", "lavendel"],
  ["vlinderstruk", "vlinderstruik"],
  ["magnolai", "magnolia"],
  ["rododendorn", "rododendron"],
  ["heggenschar", "heggenschaar"],
])("%s finds at least eight of ten of what %s finds", async (typo, right) => {
  const expected = await names(right);
  const found = await names(typo);
  expect(found.filter((name) => expected.includes(name)).length).toBeGreaterThanOrEqual(
    Math.floor(expected.length * 0.8),
  );
});

test.each([
  ["rozen", /Klimroos|Trosroos/, 2],
  ["slang", /^Tuinslang/, 1],
  ["heg", /beuk|Taxus|aurier/, 5],
  ["pot 20 cm", /Ø 21/, 1],
  ["taxus 60-80", /^Taxus$/, 1],
  ["buddleja", /Vlinderstruik/, 2],
  ["buksus wit", /./, 0],
  ["japanse kers", /sierkers/, 1],
  ["winterharde palm", /Winterharde waaierpalm/, 1],
  ["niet winterharde palm", /Canarische/, 1],
  ["niet woekerende bamboe", /Fargesia/, 1],
  ["kamerplant kat veilig", /Nestvaren/, 1],
  ["zwarte tulp", /Queen of Night/, 1],
  ["otto luyken", /Otto/, 1],
  ["LM-1003", /^Taxus$/, 1],
  ["beuk niet rood", /Groene beuk/, 1],
])("%s puts %s in the first %i", async (query, pattern, count) => {
  const found = await names(query);
  expect(found.length).toBeGreaterThan(0);
  for (const name of found.slice(0, count)) expect(name).toMatch(pattern);
});

test("pink cherries are no roses, and goods for hydrangeas come after hydrangeas", async () => {
  expect(await names("rozen")).not.toContain("Japanse sierkers");
  const found = await names("hortensia");
  expect(found.indexOf("Hortensiamest 2 kg")).toBeGreaterThan(
    found.findLastIndex((name) => /(boeren|pluim|rand|klim)hortensia/i.test(name)),
  );
});

test("a correction is told, and the form that matched is lit, not what was typed (R53)", async () => {
  const result = await ask("hortesia wit schaduw");
  expect(result.corrections).toEqual([{ from: "hortesia", to: "hortensia" }]);
  expect(result.hits[0]!._highlightResult.name!.value).toBe(
    "Rand__ais-highlight__hortensia__/ais-highlight__ 'Teller White'",
  );
  expect(result.suggestedFilters.map((one) => `${one.facet}:${one.value}`)).toEqual(
    expect.arrayContaining(["bloemkleur:Wit", "standplaats:Schaduw"]),
  );
  expect(result.hits[0]!._why.map((reason) => [reason.word, reason.kind])).toEqual([
    ["hortesia", "typo"],
    ["wit", "facet"],
    ["schaduw", "facet"],
  ]);
});

test("words that meet nothing are left out and named, the search never ends empty", async () => {
  const result = await ask("gardena tuinslang");
  expect(result.droppedWords).toEqual(["gardena"]);
  expect(result.hits[0]!.name).toBe("Tuinslang 20 m set");
});

test("what comes near stands behind what was asked, and is counted apart", async () => {
  const result = await ask("rode beuk");
  expect(result.hits.map((hit) => hit.name)).toEqual(["Rode beuk", "Groene beuk", "Haagbeuk"]);
  expect(result.nbExactHits).toBe(1);
});

test("a filter never adds hits, and a counted value gives as many hits as it says", async () => {
  for (const query of ["", "hortensia", "wintergroene haag", "rode beuk", "klimplant schaduw"]) {
    const whole = await ask(query, { facets: ["standplaats", "soort", "bloemkleur"], hitsPerPage: 100 });
    const all = new Set(whole.hits.map((hit) => hit.objectID));
    for (const [facet, counts] of Object.entries(whole.facets)) {
      for (const [value, count] of Object.entries(counts)) {
        const refined = await ask(query, { facetFilters: [[`${facet}:${value}`]], hitsPerPage: 100 });
        expect(refined.nbHits).toBe(count);
        expect(refined.hits.every((hit) => all.has(hit.objectID))).toBe(true);
      }
    }
  }
});

test("typing on, letter by letter, always shows something and ends at the thing", async () => {
  for (const word of ["hortensia", "lavendel", "vlinderstruik", "japanse esdoorn"]) {
    for (let length = 1; length <= word.length; length++)
      expect((await ask(word.slice(0, length))).nbHits).toBeGreaterThan(0);
  }
  expect((await names("lave"))[0]).toMatch(/Lavendel/);
});

test("sorted by price, what is only near the question stays out until asked for (R115)", async () => {
  const cheap = async (strictness?: number) =>
    (
      await engine.search([
        {
          indexName: "products_price_asc",
          params: { query: "hortensia", ...(strictness !== undefined && { relevancyStrictness: strictness }) },
        },
      ])
    ).results[0] as SearchResult;
  const relevant = await cheap();
  expect(relevant.hits.map((hit) => hit.name)).not.toContain("Hortensiamest 2 kg");
  expect(relevant.nbSortedHits).toBeLessThan(relevant.nbHits);
  expect((await cheap(0)).hits[0]!.name).toMatch(/^Hortensia(mest|- en)/);
});

test("what comes after ‘voor’ is what it is for, not what is wanted", async () => {
  const result = await ask("klimop voor in een pot");
  expect(result.hits[0]?.name).toMatch(/klimop/i);
});

test("an unknown word is looked into before giving up", async () => {
  const result = await ask("feestlavendel");
  expect(result.hits[0]?.name).toMatch(/lavendel/i);
});
