import { expect, test } from "vitest";
import { cuttingPlan } from "./cutting-plan.ts";
import { grassNeeds, wastePercent } from "./grass.ts";

const garden = [
  { x: 0, y: 0 },
  { x: 590, y: 0 },
  { x: 590, y: 500 },
  { x: 0, y: 500 },
];

test("a garden of 5,9 by 5 m gets rolls, tape, glue, sand, a bed, cloth and pins", () => {
  const plan = cuttingPlan(garden, [2, 4]);
  expect(grassNeeds(garden, plan, 40, "sand")).toEqual({
    rolls: [
      { width: 4, squareMetres: 21 },
      { width: 2, squareMetres: 11 },
    ],
    tapeM: 5.25,
    glueTubes: 2,
    sandKg: 236,
    bedKg: 2832,
    clothM2: 33,
    pins: 83,
  });
  expect(wastePercent(plan)).toBe(4);
});

test("on tiles there is no bed, no cloth and no pin, and a balcony mat needs no sand", () => {
  const needs = grassNeeds(garden, cuttingPlan(garden, [2]), 7, "paved");
  expect([needs.bedKg, needs.clothM2, needs.pins, needs.sandKg]).toEqual([0, 0, 0, 0]);
  expect(needs.rolls).toEqual([{ width: 2, squareMetres: 31 }]);
});

test("a short pile takes five kilos of sand per square metre", () => {
  expect(grassNeeds(garden, cuttingPlan(garden, [2, 4]), 30, "clay").sandKg).toBe(148);
});
