import fc from "fast-check";
import { expect, test } from "vitest";
import { netShares, rateFor, type VatPart, vatInside, vatLines, withoutVat } from "./vat.ts";

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

test("what parts are without VAT adds up to what is left of the whole, and none is a cent off", () => {
  const aPart = fc.record({ rate: fc.constantFrom(0, 6, 9, 21), grossCents: fc.nat(100_000) });
  fc.assert(
    fc.property(fc.array(aPart as fc.Arbitrary<VatPart>, { maxLength: 12 }), (parts) => {
      const total = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0);
      const shares = netShares(parts);
      const vat = total(vatLines(parts).map(({ vatCents }) => vatCents));
      expect(total(shares)).toBe(total(parts.map(({ grossCents }) => grossCents)) - vat);
      parts.forEach(({ rate, grossCents }, at) =>
        expect(Math.abs((shares[at] ?? 0) - withoutVat(grossCents, rate))).toBeLessThanOrEqual(1),
      );
    }),
  );
});

test("a plant for a Belgian garden carries the Belgian rate", () => {
  expect(rateFor(9, "BE")).toBe(6);
  expect(rateFor(21, "BE")).toBe(21);
  expect(rateFor("voucher", "NL")).toBe(0);
});
