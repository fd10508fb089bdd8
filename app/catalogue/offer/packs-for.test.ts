import { expect, test } from "vitest";
import { hedgeNeeds, metresPerPack } from "#calculators/hedge/hedge.ts";
import { packsFor } from "./chosen.ts";

test("what belongs with a hedge is reckoned as in the calculator: half a bag of soil a metre, feed for a year, hose", () => {
  expect(metresPerPack({ amount: 40, of: "l" })).toBe(2);
  expect(metresPerPack({ amount: 15, of: "m" })).toBe(15);
  expect(metresPerPack({ amount: 10, of: "kg" })).toBeCloseTo(33.33, 2);
  expect(metresPerPack({ amount: 1, of: "stuk" })).toBeUndefined();
});

test("thirty plants of two and a half to the metre take six bags; what there is too little of is left out", () => {
  const soil = { slug: "soil", stock: 47, metres: 2 };
  const feed = { slug: "feed", stock: 9, metres: 40 / 3 };
  expect(packsFor(30 / 2.5, [soil, feed])).toEqual({ soil: 6, feed: 1 });
  expect(packsFor(100, [soil, feed])).toEqual({ feed: 8 });
  expect(packsFor(12, [soil])).toEqual({ soil: hedgeNeeds(1200).soilLitres / 40 });
});
