import { expect, test } from "vitest";
import { struckCents } from "./reductions.ts";

const day = (text: string) => new Date(`2026-${text}T09:00:00Z`);
const now = day("11-16");

test("a struck price is never higher than the lowest of the thirty days before", () => {
  const steady = [{ cents: 1000, since: day("06-01"), until: null }];
  expect(struckCents(800, 1000, steady, now)).toBe(1000);
  expect(struckCents(800, 1500, steady, now)).toBe(1000);
  const raised = [
    { cents: 850, since: day("06-01"), until: day("11-01") },
    { cents: 1200, since: day("11-01"), until: null },
  ];
  expect(struckCents(800, 1200, raised, now)).toBe(850);
  expect(struckCents(900, 1200, raised, now)).toBeNull();
});

test("a reduction that runs keeps the price of before it began, and older prices do not count", () => {
  const runs = [
    { cents: 700, since: day("01-01"), until: day("06-01") },
    { cents: 1000, since: day("06-01"), until: day("10-01") },
    { cents: 800, since: day("10-01"), until: null },
  ];
  expect(struckCents(800, 1000, runs, now)).toBe(1000);
});

test("a size that was never sold here takes the owner's word; no reduction stays none", () => {
  expect(struckCents(800, 1000, [], now)).toBe(1000);
  expect(struckCents(800, null, [], now)).toBeNull();
  expect(struckCents(800, 800, [], now)).toBeNull();
});
