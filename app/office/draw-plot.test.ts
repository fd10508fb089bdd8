import { expect, test } from "vitest";
import { draw, roundUp } from "./draw-plot.ts";

test("the scale ends on a round number at or above the largest value", () => {
  expect([0, 1, 7, 13, 240, 999, 1000].map(roundUp)).toEqual([1, 1, 10, 20, 250, 1000, 1000]);
});

test("bars stand on the ground, as tall as their share of the scale", () => {
  const { bars, lines } = draw(
    [
      { label: "a", value: 5 },
      { label: "b", value: 0 },
    ],
    { width: 200, height: 100 },
  );
  expect(bars.map(({ y, height }) => y + height)).toEqual([100, 100]);
  expect(bars[0]?.height).toBe(100);
  expect(lines.map(({ value }) => value)).toEqual([0, 2.5, 5]);
});
