import fc from "fast-check";
import { expect, test } from "vitest";
import { decimal, euros, eurosEach, lessPercent, round, split } from "./money.ts";

test("an amount is written the Dutch way, with a space that does not break", () => {
  expect(euros(8490)).toBe("€\u00a084,90");
  expect(euros(123456789)).toBe("€\u00a01.234.567,89");
  expect(euros(5)).toBe("€\u00a00,05");
  expect(euros(-250)).toBe("€\u00a0−2,50");
});

test("a price per piece is as exact as it must be to come to the whole", () => {
  expect(eurosEach(23_518, 3)).toBe("€\u00a078,393");
  expect(eurosEach(5000, 5)).toBe("€\u00a010,00");
  fc.assert(
    fc.property(fc.nat(1e6), fc.integer({ min: 1, max: 9999 }), (together, pieces) => {
      const each = Number(eurosEach(together, pieces).slice(2).replaceAll(".", "").replace(",", "."));
      expect(round(Number((each * pieces * 100).toFixed(6)))).toBe(together);
    }),
  );
});

test("a program gets a decimal text", () => {
  expect(decimal(8490)).toBe("84.90");
  expect(decimal(-5)).toBe("-0.05");
});

test("a percentage off is rounded once, half away from zero", () => {
  expect(lessPercent(995, 5)).toBe(945);
  expect(lessPercent(50, 1)).toBe(50);
});

test("the parts of a split always add up to the whole", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 }),
      (amount, weights) => {
        expect(split(amount, weights).reduce((sum, part) => sum + part, 0)).toBe(amount);
      },
    ),
  );
});
