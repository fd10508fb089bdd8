import { expect, test } from "vitest";
import { heightAfter } from "./growth.ts";

const novita = { startCm: 90, perYearCm: 50, finalCm: 400 };

test("the first year goes mostly to the roots, then a plant takes its yearly step", () => {
  expect([0, 1, 3, 5].map((years) => heightAfter(years, novita))).toEqual([90, 120, 220, 320]);
});

test("near its final height a plant slows down and never passes it", () => {
  expect(heightAfter(5, { startCm: 90, perYearCm: 50, finalCm: 120 })).toBeLessThanOrEqual(120);
  expect(heightAfter(50, novita)).toBeLessThanOrEqual(400);
});
