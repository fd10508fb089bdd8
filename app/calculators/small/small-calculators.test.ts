import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateSmall, choicesOf, fieldsOf, SMALL } from "./small-calculators.ts";

const said = (key: (typeof SMALL)[number], query: string) =>
  calculateSmall(key, new URLSearchParams(query)).result?.said;

test.each([
  ["grond", "wat=bed&m2=12&diep=10", "1.260 liter"],
  ["grond", "wat=bak&lang=100&breed=40&hoog=40&stuks=2", "336 liter"],
  ["grond", "wat=zand&m2=10&diep=5", "600 liter"],
  ["gazon", "wat=nieuw&m2=40", "1,2 kg graszaad"],
  ["gazon", "wat=herstel&m2=10", "0,2 kg graszaad"],
  ["beplanting", "wat=tulip&m2=2,5", "88 stuks"],
  ["sedumdak", "m2=12", "13 matten van 1 m²"],
  ["vijver", "lang=3&breed=2&diep=0,8", "26 m² folie"],
] as const)("%s with %s says %s", (key, query, result) => {
  expect(said(key, query)).toBe(result);
});

test("zero, less than zero, far too much and words are answered kindly", () => {
  for (const m2 of ["0", "-3", "99999999", "veel", ""]) {
    const { result, problems } = calculateSmall("gazon", new URLSearchParams({ m2 }));
    expect([result, Object.keys(problems)]).toEqual([undefined, ["m2"]]);
  }
});

test("every choice of every calculator has an result to start with", () => {
  for (const key of SMALL)
    for (const [wat] of [...choicesOf(key), [""]]) {
      expect(fieldsOf(key, wat ?? "").length).toBeGreaterThan(0);
      expect(said(key, `wat=${wat}`)).toBeTruthy();
    }
});

test("whatever is typed, nothing breaks", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SMALL),
      fc.dictionary(fc.constantFrom("m2", "diep", "wat", "lang"), fc.string()),
      (key, typed) => {
        calculateSmall(key, new URLSearchParams(typed));
      },
    ),
  );
});
