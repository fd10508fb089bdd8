import { beforeAll, expect, test } from "vitest";
import { sampleRange } from "../../../../bench/search/judged/sample.ts";
import type { SearchDocument } from "../../search-document.ts";
import type { SearchResult } from "../../search-engine.ts";
import { OwnSearchEngine } from "../own-engine.ts";

const engine = new OwnSearchEngine();
const few: Pick<SearchDocument, "name" | "latin" | "soort" | "facets">[] = [
  { name: "Klaproos (zaad)", latin: "Papaver rhoeas", soort: "Bloemzaad", facets: { groep: ["zaden"] } },
  { name: "Speelzand", soort: "Zand", facets: { groep: ["grond"] } },
  { name: "Elektrische terraskachel", soort: "Heater", facets: { groep: ["vuur-sfeer"] } },
  { name: "Rietmat", soort: "Rietmat", facets: { groep: ["hout"] } },
  { name: "Wilgenmat", soort: "Wilgenmat", facets: { groep: ["hout"] } },
  { name: "Stenen kruik", soort: "Bloempot", facets: { groep: ["potten"], vorstbestendig: ["Ja"] } },
  { name: "Winterlinde", soort: "Linde", facets: { groep: ["bomen-sier"], stamomtrek: ["10-12 cm"] } },
  { name: "Windscherm", soort: "Windscherm", facets: { groep: ["hout"] } },
  {
    name: "Olijfwilg",
    soort: "Olijfwilg",
    facets: { groep: ["haag-groen"], eigenschap: ["Windbestendig"], standplaats: ["Zon"] },
  },
];
const more = few.map(
  (one, at): SearchDocument => ({
    id: `m${at}`,
    slug: `m${at}`,
    numbers: {},
    popularity: 1,
    availableNow: true,
    ...one,
  }),
);

beforeAll(() => engine.replaceAll("products", [...sampleRange(), ...more]));

async function names(query: string): Promise<string[]> {
  const { results } = await engine.search([{ indexName: "products", params: { query, hitsPerPage: 20 } }]);
  return (results[0] as SearchResult).hits.map(({ name }) => name);
}

test.each([
  ["papaver", "Klaproos (zaad)"],
  ["tuinzand", "Speelzand"],
  ["verwarming voor op het terras", "Elektrische terraskachel"],
  ["rieten mat", "Rietmat"],
  ["vorstbestendige bloempot", "Stenen kruik"],
  ["boom stamomtrek 10-12", "Winterlinde"],
  ["lindeboom", "Winterlinde"],
  ["planten tegen wind", "Olijfwilg"],
])("%s finds %s first", async (query, first) => {
  expect((await names(query))[0]).toBe(first);
});

test("who begins with plants gets nothing but plants", async () => {
  expect(await names("planten tegen wind")).not.toContain("Windscherm");
  expect(await names("tegen wind")).toContain("Windscherm");
});

test("in ‘niet giftig’ nothing poisonous is asked for", async () => {
  expect((await names("haag die niet giftig is voor paarden"))[0]).not.toMatch(/^Taxus/);
});

test("a question of small words, of one denial or of nothing known still ends somewhere or says so", async () => {
  for (const query of ["niet", "voor in de", "hoe dan", "waait altijd hard op ons balkon"])
    expect((await names(query)).length, query).toBeGreaterThan(0);
  expect(await names("xqzvw")).toEqual([]);
});
