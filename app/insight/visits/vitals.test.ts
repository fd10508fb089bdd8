import { expect, test } from "vitest";
import { slowest, worstBurst } from "./vitals.ts";

test("shifts within a second belong together, and the worst burst counts", () => {
  const shifts = [
    { at: 100, value: 0.05 },
    { at: 600, value: 0.05 },
    { at: 3_000, value: 0.02 },
  ];
  expect(worstBurst(shifts)).toBeCloseTo(0.1);
  expect(worstBurst([])).toBe(0);
});

test("a burst ends after five seconds, however close the shifts are", () => {
  const shifts = Array.from({ length: 12 }, (_, i) => ({ at: i * 900, value: 0.01 }));
  expect(worstBurst(shifts)).toBeCloseTo(0.06);
});

test("the slowest interaction, passing over one for every fifty", () => {
  expect(slowest([])).toBeUndefined();
  expect(slowest([40, 200, 80])).toBe(200);
  expect(slowest([...Array.from({ length: 50 }, () => 40), 900])).toBe(40);
});
