import { beforeAll, expect, test } from "vitest";
import { readRange } from "../../../bench/search/range.ts";
import { OwnSearchEngine } from "../engine/own-engine.ts";
import { spellValues } from "./spell-values.ts";

const engine = new OwnSearchEngine();
const documents = readRange();

beforeAll(() => engine.replaceAll("products", documents));

/** As people and other programs write a value: without capitals, without accents, a dash for a space. */
const ways: ((value: string) => string)[] = [
  (value) => value.toLowerCase(),
  (value) => value.toUpperCase(),
  (value) => value.normalize("NFD").replace(/[\u0300-\u036f]/g, ""),
  (value) => value.normalize("NFD"),
  (value) => value.replaceAll(" ", "-").toLowerCase(),
  (value) => value.replaceAll("-", " "),
  (value) => `  ${value} `,
];

test("every value of every facet is found in any spelling, and our own spelling is left alone", async () => {
  const facets = new Map<string, Set<string>>();
  for (const document of documents)
    for (const [name, values] of Object.entries(document.facets)) {
      const known = facets.get(name) ?? new Set<string>();
      for (const value of values) known.add(value);
      facets.set(name, known);
    }
  expect(facets.get("soort")!.size).toBeGreaterThan(200);
  for (const [name, values] of facets) {
    if (name === "in_categorie") continue;
    for (const value of values) {
      expect([name, await spellValues(engine, { [name]: [value] })]).toEqual([name, undefined]);
      for (const way of ways) {
        const written = way(value);
        if (written !== value)
          expect([name, written, await spellValues(engine, { [name]: [written] })]).toEqual([
            name,
            written,
            { [name]: [value] },
          ]);
      }
    }
  }
});

test("two spellings of one value are one; others beside it stay, also what nothing has", async () => {
  const spell = (soort: string[]) => spellValues(engine, { bloemkleur: ["Wit"], soort });
  expect(await spell(["klimroos", "Klimroos", "STAMROOS"])).toEqual({
    bloemkleur: ["Wit"],
    soort: ["Klimroos", "Stamroos"],
  });
  expect(await spell(["Klimroos", "constructor"])).toBeUndefined();
  expect(await spell(["klimroos", "bestaat niet"])).toEqual({
    bloemkleur: ["Wit"],
    soort: ["Klimroos", "bestaat niet"],
  });
  expect(await spellValues(engine, { constructor: ["x"] })).toBeUndefined();
});
