import fc from "fast-check";
import { expect, test } from "vitest";
import { lawnFeedKg, seedKg, turfRolls } from "./lawn.ts";
import { PER_M2, plantsFor, spacingCm } from "./planting.ts";
import { pondLiner } from "./pond.ts";
import { sedumRoof } from "./roof.ts";
import { bedLitres, boxLitres, roundLitres, sandKg, withSettling } from "./soil.ts";

test("soil: one centimetre over a square metre is ten litres", () => {
  expect(bedLitres(1, 1)).toBe(10);
  expect(withSettling(bedLitres(12, 10), "soil")).toBe(1260);
  expect(withSettling(bedLitres(12, 5), "sand")).toBe(720);
  expect(boxLitres(100, 40, 40)).toBe(160);
  expect(Math.round(roundLitres(30, 30))).toBe(21);
  expect(sandKg(100)).toBe(160);
});

test("lawn: seed, turf and feed by the square metre", () => {
  expect([seedKg(40, "new"), seedKg(40, "repair")]).toEqual([1.2, 0.8]);
  expect([turfRolls(20), turfRolls(21), turfRolls(100)]).toEqual([21, 23, 105]);
  expect(lawnFeedKg(150)).toBe(10);
});

test("planting: enough for the bed, with room for each", () => {
  expect(plantsFor(6, PER_M2.perennial)).toBe(48);
  expect(plantsFor(2.5, PER_M2.tulip)).toBe(88);
  expect([spacingCm(PER_M2.perennial), spacingCm(PER_M2.grass)]).toEqual([35, 50]);
});

test("a sedum roof says what it weighs, a pond what lines it", () => {
  expect(sedumRoof(12)).toEqual({ mats: 13, wetKgFrom: 600, wetKgTo: 720 });
  expect(pondLiner(300, 200, 80)).toEqual({ longCm: 560, wideCm: 460, squareMetres: 26, litres: 3600 });
});

test("no sum ever gives less than was asked for", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 5000, noNaN: true }), (m2) => {
      expect(turfRolls(m2)).toBeGreaterThanOrEqual(m2);
      expect(sedumRoof(m2).mats).toBeGreaterThanOrEqual(m2);
      expect(plantsFor(m2, 7)).toBeGreaterThanOrEqual(m2 * 7 - 1e-6);
      expect(seedKg(m2, "new")).toBeGreaterThanOrEqual((m2 * 25) / 1000);
      expect(withSettling(bedLitres(m2, 10), "soil")).toBeGreaterThanOrEqual(m2 * 100);
    }),
  );
});
