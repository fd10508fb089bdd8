import fc from "fast-check";
import { expect, test } from "vitest";
import {
  countPlants,
  growth,
  type HedgeSide,
  hedgeLength,
  hedgeNeeds,
  perMetreAt,
  withReserve,
  yearsUntil,
} from "./hedge.ts";
import { layOut } from "./hedge-layout.ts";

const side = (lengthCm: number, widthCm?: number): HedgeSide => ({
  lengthCm,
  ...(widthCm && { opening: { widthCm, fromCm: (lengthCm - widthCm) / 2 } }),
});

test.each([
  ["8 m liguster, blote wortel", [side(800)], 5, 40],
  ["12 m laurier om één hoek", [side(800), side(400)], 2.5, 29],
  ["een U van 5, 8 en 5 m beuk", [side(500), side(800), side(500)], 5, 88],
  ["10 m met een poort van 1 m", [side(1000, 100)], 5, 45],
  ["een halve plant wordt een hele", [side(430)], 2.5, 11],
  ["4,8 m liguster", [side(480)], 5, 24],
  ["een zijde die alleen poort is", [side(300), side(100, 100)], 5, 15],
])("%s", (_name, sides, perMetre, plants) => {
  expect(countPlants(sides, perMetre)).toBe(plants);
});

test("a calm hedge takes fewer plants and a quick one more, in halves", () => {
  expect([5, 4, 3, 2.5, 2].map((table) => perMetreAt(table, "calm"))).toEqual([4, 3, 2.5, 2, 1.5]);
  expect([5, 4, 3, 2.5, 2].map((table) => perMetreAt(table, "quick"))).toEqual([6.5, 5, 4, 3, 2.5]);
});

test("reserve is 5 % for bare root and 3 % for the rest, rounded up", () => {
  expect(withReserve(40, "blote-wortel")).toBe(42);
  expect(withReserve(40, "pot")).toBe(42);
  expect(withReserve(100, "pot")).toBe(103);
});

test("a hedge grows until its final height", () => {
  expect(growth([80, 100], 50, 200, 3)).toEqual([
    { year: 0, from: 80, to: 100 },
    { year: 1, from: 130, to: 150 },
    { year: 2, from: 180, to: 200 },
    { year: 3, from: 200, to: 200 },
  ]);
  expect(yearsUntil(180, [80, 100], 45, 300)).toBe(2);
  expect(yearsUntil(80, [80, 100], 45, 300)).toBe(0);
  expect(yearsUntil(400, [80, 100], 45, 300)).toBeUndefined();
});

test("a bag of 40 litres improves two metres, and a metre takes 150 grams of feed", () => {
  expect(hedgeNeeds(1200)).toEqual({ soilLitres: 240, feedKg: 1.8, trenchLitres: 1920 });
  expect(hedgeNeeds(1210).soilLitres).toBe(280);
});

const someSides = fc.array(
  fc
    .record({ lengthCm: fc.integer({ min: 50, max: 5000 }), open: fc.integer({ min: 0, max: 400 }) })
    .map(({ lengthCm, open }) => side(lengthCm, Math.min(open, lengthCm) || undefined)),
  { minLength: 1, maxLength: 3 },
);

test("never too few, never more than one extra per side", () => {
  fc.assert(
    fc.property(someSides, fc.constantFrom(1.5, 2, 2.5, 3, 4, 5, 6, 7), (sides, perMetre) => {
      const exact = (hedgeLength(sides) * perMetre) / 100;
      const count = countPlants(sides, perMetre);
      expect(count).toBeGreaterThanOrEqual(Math.floor(exact - (sides.length - 1)));
      expect(count).toBeLessThan(exact + sides.length + 1);
    }),
  );
});

test("a longer hedge never takes fewer plants", () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 20_000 }), fc.integer({ min: 0, max: 500 }), (length, more) => {
      expect(countPlants([side(length + more)], 5)).toBeGreaterThanOrEqual(countPlants([side(length)], 5));
    }),
  );
});

test("as many plants are drawn as are counted, and none in the gate", () => {
  fc.assert(
    fc.property(someSides, fc.constantFrom("single", "double") as fc.Arbitrary<"single" | "double">, (sides, rows) => {
      const count = countPlants(sides, 5);
      const { plants } = layOut(sides, count, rows);
      expect(plants).toHaveLength(count);
    }),
  );
  const { plants, openings } = layOut([side(1000, 200)], 40, "single");
  expect(openings).toEqual([{ from: { x: 400, y: 0 }, to: { x: 600, y: 0 }, fromCm: 400, widthCm: 200 }]);
  expect(plants.filter(({ x }) => x > 400 && x < 600)).toEqual([]);
  expect(plants[0]).toEqual({ x: 10, y: 0 });
});
