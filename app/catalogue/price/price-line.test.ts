import { expect, test } from "vitest";
import { drawSteps, lowestIn, type PriceStep, stepsOf } from "./price-line.ts";

const now = new Date("2026-11-16T09:00:00Z");
const steps: PriceStep[] = [
  [67, 1195],
  [7, 995],
];

test("a history becomes steps in days before today", () => {
  const history = [
    { cents: 1195, since: new Date("2026-09-10T09:00:00Z") },
    { cents: 995, since: new Date("2026-11-09T09:00:00Z") },
  ];
  expect(stepsOf(history, now)).toEqual(steps);
});

test("the lowest price of 30 days counts a price that began before them", () => {
  expect(
    lowestIn(
      [
        [67, 1195],
        [7, 1295],
      ],
      30,
    ),
  ).toBe(1195);
  expect(
    lowestIn(
      [
        [67, 1095],
        [40, 1195],
        [7, 1295],
      ],
      30,
    ),
  ).toBe(1195);
  expect(lowestIn(steps, 30)).toBe(995);
  expect(lowestIn([], 30)).toBeUndefined();
});

test("the line steps down on the day the price did", () => {
  expect(drawSteps(steps, 30, 300, 100)).toBe("M0 0H230V100H300");
});

test("a product younger than the window starts later on the line", () => {
  expect(drawSteps([[73, 500]], 365, 365, 100)).toBe("M292 50H365");
});
