import fc from "fast-check";
import { expect, test } from "vitest";
import { choosePacks, type Pack } from "./packs.ts";

const pack = (sku: string, amount: number, cents: number, extra: Partial<Pack> = {}): Pack => ({
  sku,
  label: sku,
  amount,
  cents,
  stock: 1000,
  pallet: false,
  ...extra,
});
const said = (need: number, packs: Pack[], palletCents = 0) =>
  choosePacks(need, packs, palletCents)?.lines.map(({ pack: { sku }, count }) => `${count}×${sku}`);

test("bags are rounded up, never down", () => {
  expect(said(41, [pack("40", 40, 895)])).toEqual(["2×40"]);
  expect(said(80, [pack("40", 40, 895)])).toEqual(["2×40"]);
});

test("a larger pack is taken when it is cheaper", () => {
  expect(said(12, [pack("koker", 1, 1195), pack("doos", 12, 12900)])).toEqual(["1×doos"]);
  expect(said(3, [pack("koker", 1, 1195), pack("doos", 12, 12900)])).toEqual(["3×koker"]);
});

test("a pallet pays for its own delivery", () => {
  const bags = [pack("zak", 40, 895), pack("vijf", 200, 4195, { pallet: true })];
  expect(said(200, bags)).toEqual(["1×vijf"]);
  expect(said(200, bags, 4995)).toEqual(["5×zak"]);
});

test("what is not in stock is not offered, and too little stock gives no result", () => {
  expect(said(80, [pack("40", 40, 895, { stock: 1 }), pack("20", 20, 500)])).toEqual(["1×40", "2×20"]);
  expect(said(80, [pack("40", 40, 895, { stock: 1 })])).toBeUndefined();
});

test("no need, no bags", () => {
  expect(said(0, [pack("40", 40, 895)])).toEqual([]);
});

test("never too little, and never dearer than any other combination", () => {
  const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 900 })), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), some, (need, raw) => {
      const packs = raw.map(([amount, cents], at) => pack(String(at), amount, cents));
      const chosen = choosePacks(need, packs);
      let cheapest = Number.POSITIVE_INFINITY;
      const walk = (at: number, left: number, cost: number): void => {
        if (left <= 0) {
          cheapest = Math.min(cheapest, cost);
          return;
        }
        const here = packs[at];
        if (!here) return;
        for (let count = 0; count <= Math.ceil(left / here.amount); count++)
          walk(at + 1, left - count * here.amount, cost + count * here.cents);
      };
      walk(0, need, 0);
      expect(chosen?.amount).toBeGreaterThanOrEqual(need);
      expect(chosen?.cents).toBe(cheapest);
    }),
  );
});
