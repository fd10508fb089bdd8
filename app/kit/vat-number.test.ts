import { expect, test } from "vitest";
import { isBelgianVatNumber, isVatNumber } from "./vat-number.ts";

test.each([
  ["NL123456789B01", true],
  ["nl 1234.56.789.b01", true],
  ["BE0403019261", true],
  ["BE 0403.170.701", true],
  ["BE0403019262", false],
  ["12345678", false],
  ["", false],
])("btw-nummer %s: %s", (number, good) => {
  expect(isVatNumber(number)).toBe(good);
});

test("only a Belgian number that holds is a Belgian number", () => {
  expect(["be 0403.019.261", "BE0403019262", "NL123456789B01"].map(isBelgianVatNumber)).toEqual([true, false, false]);
});
