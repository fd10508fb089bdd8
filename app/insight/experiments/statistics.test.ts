import { expect, test } from "vitest";
import { chiSquareChance, difference, isSplitBroken, wilson } from "./statistics.ts";

test("Wilson's interval agrees with the books", () => {
  const { low, high } = wilson({ seen: 100, did: 10 });
  expect(low).toBeCloseTo(0.0552, 4);
  expect(high).toBeCloseTo(0.1744, 4);
  expect(wilson({ seen: 0, did: 0 })).toEqual({ low: 0, high: 1 });
});

test("Newcombe's interval agrees with his own example, 56 of 70 against 48 of 80", () => {
  const { by, low, high, sure } = difference({ seen: 80, did: 48 }, { seen: 70, did: 56 });
  expect(by).toBeCloseTo(0.2, 6);
  expect(low).toBeCloseTo(0.0524, 4);
  expect(high).toBeCloseTo(0.3339, 4);
  expect(sure).toBe(true);
});

test("the chi-square table: 3.841, 5.991 and 18.307 leave five per cent", () => {
  for (const [value, freedom] of [
    [3.8415, 1],
    [5.9915, 2],
    [18.307, 10],
  ] as const)
    expect(chiSquareChance(value, freedom)).toBeCloseTo(0.05, 4);
});

test("a split of 5,000 to 5,400 is broken, one of 5,000 to 5,100 is not", () => {
  expect(isSplitBroken([5000, 5100], [1, 1])).toBe(false);
  expect(isSplitBroken([5000, 5400], [1, 1])).toBe(true);
  expect(isSplitBroken([8000, 2010], [8, 2])).toBe(false);
});
