import fc from "fast-check";
import { expect, test } from "vitest";
import type { Tier } from "#catalogue/product/product.ts";
import { type Discount, type PricedInput, price, type PriceTerms } from "./pricing.ts";

const prices = {
  freeFromCents: 7500,
  classes: { brievenbus: 395, pakket: 695, "pakket-xl": 1495, pallet: 4995 },
  belgiumExtraCents: 300,
  gardenCents: 2495,
};
const TIERS: Tier[] = [
  { from: 1, percent: 0 },
  { from: 25, percent: 5 },
  { from: 50, percent: 10 },
];
const home: PriceTerms = { prices, country: "NL", method: "voordeur" };
const plant = (quantity: number, priceCents: number, more: Partial<PricedInput> = {}): PricedInput => ({
  sku: `S${priceCents}`,
  quantity,
  priceCents,
  tiers: TIERS,
  vat: 9,
  delivery: "pakket",
  form: "pot",
  weightG: 900,
  ...more,
});

test("a tier price holds for the whole line and says how many more reach the next one", () => {
  const { lines, goodsCents } = price([plant(30, 995)], home);
  expect(lines[0]).toMatchObject({ unitCents: 945, lineCents: 28350, next: { more: 20, cents: 896 } });
  expect(goodsCents).toBe(28350);
});

test("delivery is free from the threshold, judged after the discount", () => {
  expect(price([plant(1, 7500)], home).deliveryCents).toBe(0);
  expect(price([plant(1, 7499)], home)).toMatchObject({ deliveryCents: 695, delivery: { missingCents: 1 } });
  const tenOff: Discount = { code: "TIEN", kind: "percent", value: 10, minimumCents: 0 };
  expect(price([plant(1, 7600)], { ...home, discount: tenOff })).toMatchObject({
    discountCents: 760,
    deliveryCents: 695,
    totalCents: 7535,
  });
});

test("a pallet is never free, and twenty root balls make one", () => {
  expect(price([plant(20, 2495, { form: "kluit" })], home).deliveryCents).toBe(4995);
  expect(price([plant(19, 2495, { form: "kluit" })], home).deliveryCents).toBe(0);
});

test("delivery follows the goods: it is split over the rates by value", () => {
  const { vat, totalCents } = price([plant(1, 1000), plant(1, 3000, { vat: 21, sku: "pot" })], home);
  expect(totalCents).toBe(4695);
  expect(vat).toEqual([
    { rate: 9, grossCents: 1174, vatCents: 97 },
    { rate: 21, grossCents: 3521, vatCents: 611 },
  ]);
});

test("a gift card is sold without VAT, gets no discount and brings no delivery costs when it goes by mail", () => {
  const voucher = plant(1, 5000, { vat: "voucher", form: "bon", weightG: 0, tiers: [] });
  const discount: Discount = { code: "TIEN", kind: "percent", value: 10, minimumCents: 0 };
  expect(price([voucher], { ...home, discount })).toMatchObject({
    totalCents: 5000,
    discountCents: 0,
    deliveryCents: 0,
    vat: [],
  });
});

test("a gift card pays but leaves the price and the VAT as they are", () => {
  const paid = price([plant(1, 8000)], {
    ...home,
    giftCards: [
      { code: "A", balanceCents: 5000 },
      { code: "B", balanceCents: 9000 },
    ],
  });
  expect(paid).toMatchObject({
    totalCents: 8000,
    giftCents: 8000,
    dueCents: 0,
    gifts: [
      { code: "A", cents: 5000 },
      { code: "B", cents: 3000 },
    ],
  });
  expect(paid.vat).toEqual(price([plant(1, 8000)], home).vat);
});

test("a Belgian company accounts for the VAT itself", () => {
  const { totalCents, reversedCents, vat } = price([plant(1, 10600)], { ...home, country: "BE", reverse: true });
  expect(vat).toEqual([]);
  expect(totalCents + reversedCents).toBe(10600 + 300);
});

const anyLine = fc.record({
  sku: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 300 }),
  priceCents: fc.integer({ min: 1, max: 40000 }),
  tiers: fc.constantFrom(TIERS, []),
  vat: fc.constantFrom<9 | 21 | "voucher">(9, 21, "voucher"),
  delivery: fc.constantFrom<"brievenbus" | "pakket" | "pakket-xl" | "pallet">(
    "brievenbus",
    "pakket",
    "pakket-xl",
    "pallet",
  ),
  form: fc.constantFrom("pot", "kluit", "bon"),
  weightG: fc.integer({ min: 0, max: 9000 }),
});
const anyTerms = fc.record({
  prices: fc.constant(prices),
  country: fc.constantFrom<"NL" | "BE">("NL", "BE"),
  method: fc.constantFrom<"voordeur" | "achtertuin" | "ophalen">("voordeur", "achtertuin", "ophalen"),
  discount: fc.option(
    fc.record({
      code: fc.constant("X"),
      kind: fc.constantFrom<"percent" | "amount" | "delivery">("percent", "amount", "delivery"),
      value: fc.integer({ min: 0, max: 100 }),
      minimumCents: fc.integer({ min: 0, max: 20000 }),
    }),
    { nil: undefined },
  ),
  giftCards: fc.array(fc.record({ code: fc.uuid(), balanceCents: fc.integer({ min: 0, max: 90000 }) }), {
    maxLength: 3,
  }),
  reverse: fc.boolean(),
});

test("whatever is in the basket: nothing negative, sums equal, VAT splits add up", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), anyTerms, (lines, terms) => {
      const out = price(lines, terms);
      const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
      expect(
        Math.min(out.totalCents, out.dueCents, out.discountCents, out.deliveryCents, out.giftCents),
      ).toBeGreaterThanOrEqual(0);
      expect(sum(out.lines.map(({ lineCents }) => lineCents))).toBe(out.goodsCents);
      expect(sum(out.lines.map(({ discountCents }) => discountCents))).toBe(out.discountCents);
      expect(out.goodsCents - out.discountCents + out.deliveryCents - out.reversedCents).toBe(out.totalCents);
      expect(out.giftCents + out.dueCents).toBe(out.totalCents);
      for (const line of out.lines) expect(line.lineCents - line.discountCents).toBeGreaterThanOrEqual(0);
      if (terms.reverse) return;
      const vouchers = sum(out.lines.filter(({ rate }) => rate === 0).map(({ lineCents }) => lineCents));
      expect(sum(out.vat.map(({ grossCents }) => grossCents)) + vouchers).toBe(out.totalCents);
      for (const { grossCents, vatCents } of out.vat) expect(vatCents).toBeLessThan(grossCents);
    }),
    { numRuns: 1000 },
  );
});

test("more of the same never costs less in total before the next tier, and never more per piece", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 100, max: 40000 }), (quantity, cents) => {
      const now = price([plant(quantity, cents)], home).lines[0];
      const more = price([plant(quantity + 1, cents)], home).lines[0];
      expect(more?.unitCents).toBeLessThanOrEqual(now?.unitCents ?? 0);
    }),
  );
});
