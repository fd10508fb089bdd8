import fc from "fast-check";
import { expect, test } from "vitest";
import { readLength, sayMetres, sayNumber } from "./measure.ts";

const range = { from: 20, to: 50_000 };

test.each([
  ["8,00", 800],
  ["8.5", 850],
  [" 12 m ", 1200],
  ["12,25 meter", 1225],
  ["480 cm", 480],
  ["0,2", 20],
])("%s is %i cm", (text, cm) => {
  expect(readLength(text, range)).toEqual({ ok: true, cm });
});

test.each([
  ["", "empty"],
  ["acht", "no-number"],
  ["1,2,3", "no-number"],
  ["0", "too-small"],
  ["-4", "too-small"],
  ["10000", "too-long"],
  ["1e9", "no-number"],
  ["99999999999999999999", "no-number"],
] as const)("%s is refused as %s", (text, reason) => {
  expect(readLength(text, range)).toEqual({ ok: false, reason });
});

test("what is said can be read again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 50_000 }), (cm) => {
      expect(readLength(sayMetres(cm), range)).toEqual({ ok: true, cm });
    }),
  );
});

test("numbers are said the Dutch way", () => {
  expect([sayNumber(2.5), sayNumber(1234.56, 2), sayNumber(3)]).toEqual(["2,5", "1.234,56", "3"]);
});
