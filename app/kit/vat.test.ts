import { expect, test } from "vitest";
import { rateFor, vatInside, vatLines } from "./vat.ts";

test("VAT sits inside the price", () => {
  expect(vatInside(10900, 9)).toBe(900);
  expect(vatInside(12100, 21)).toBe(2100);
  expect(vatInside(995, 21)).toBe(173);
});

test("VAT is taken per rate over the sum of that rate, not per line", () => {
  const lines = vatLines([
    { rate: 9, grossCents: 333 },
    { rate: 9, grossCents: 333 },
    { rate: 9, grossCents: 333 },
    { rate: 21, grossCents: 995 },
    { rate: 0, grossCents: 2500 },
  ]);
  expect(lines).toEqual([
    { rate: 9, grossCents: 999, vatCents: 82 },
    { rate: 21, grossCents: 995, vatCents: 173 },
  ]);
});

test("a plant for a Belgian garden carries the Belgian rate", () => {
  expect(rateFor(9, "BE")).toBe(6);
  expect(rateFor(21, "BE")).toBe(21);
  expect(rateFor("voucher", "NL")).toBe(0);
});
