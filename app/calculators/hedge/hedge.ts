import type { Unit } from "#catalogue/product/product.ts";
import type { Cm } from "../measure.ts";

export type HedgeSide = { lengthCm: Cm; opening?: { widthCm: Cm; fromCm: Cm } };
export type Rows = "single" | "double";
/** How soon it must be closed: fewer plants and patience, the table, or more plants. */
export type Pace = "calm" | "normal" | "quick";

const PACE: Record<Pace, number> = { calm: 0.8, normal: 1, quick: 1.25 };
export const ROW_GAP_CM = 40;
export const BOUNDARY_CM = 50;

/** Plants per running metre at a pace, in halves; never less than one. */
export const perMetreAt = (table: number, pace: Pace): number => Math.max(1, Math.round(table * PACE[pace] * 2) / 2);

export const netLength = ({ lengthCm, opening }: HedgeSide): Cm => Math.max(0, lengthCm - (opening?.widthCm ?? 0));
export const hedgeLength = (sides: HedgeSide[]): Cm => sides.reduce((sum, side) => sum + netLength(side), 0);

/** Per straight side, rounded up; openings go off first and a corner plant counts once. */
export function countPlants(sides: HedgeSide[], perMetre: number): number {
  const perSide = sides.map((side) => Math.ceil((netLength(side) * perMetre) / 100 - 1e-9));
  const standing = perSide.filter((count) => count > 0);
  const corners = cornersOf(sides);
  return standing.length ? Math.max(1, standing.reduce((sum, count) => sum + count, 0) - corners) : 0;
}

/** Corners where both sides really carry plants. */
const cornersOf = (sides: HedgeSide[]): number =>
  sides.slice(1).filter((side, at) => netLength(side) > 0 && netLength(sides[at] as HedgeSide) > 0).length;

/** A few more in case one fails: 3 %, bare root 5 %. */
export const withReserve = (count: number, form: string): number =>
  count + Math.ceil((count * (form === "blote-wortel" ? 5 : 3)) / 100);

/** Heights over the years, as a band that stops at the final height. */
export function growth(
  heightCm: readonly [Cm, Cm],
  perYear: Cm,
  finalCm: Cm | null,
  years: number,
): { year: number; from: Cm; to: Cm }[] {
  const stop = (height: Cm) => Math.min(height, Math.max(finalCm ?? Number.POSITIVE_INFINITY, heightCm[1]));
  return Array.from({ length: years + 1 }, (_, year) => ({
    year,
    from: stop(heightCm[0] + perYear * year),
    to: stop(heightCm[1] + perYear * year),
  }));
}

/** Years until the middle of the band reaches a height; undefined when it never does. */
export function yearsUntil(
  wantedCm: Cm,
  heightCm: readonly [Cm, Cm],
  perYear: Cm,
  finalCm: Cm | null,
): number | undefined {
  const now = (heightCm[0] + heightCm[1]) / 2;
  if (now >= wantedCm) return 0;
  if (perYear <= 0 || (finalCm !== null && wantedCm > finalCm)) return undefined;
  return Math.ceil((wantedCm - now) / perYear);
}

/** What goes in the trench and on top of it. */
export function hedgeNeeds(lengthCm: Cm): { soilLitres: number; feedKg: number; trenchLitres: number } {
  const metres = lengthCm / 100;
  return {
    soilLitres: Math.ceil(metres / 2 - 1e-9) * 40,
    feedKg: Math.round(metres * 150) / 1000,
    trenchLitres: Math.round(metres * 160),
  };
}

/** A hedge is fed twice a year. */
export const FEEDINGS = 2;

/** How many metres of hedge one pack of soil, feed or hose is enough for; undefined: it does not go by the metre. */
export function metresPerPack({ amount, of }: Unit): number | undefined {
  const metres = 1000;
  const { soilLitres, feedKg } = hedgeNeeds(metres * 100);
  const need: Partial<Record<Unit["of"], number>> = { l: soilLitres, kg: feedKg * FEEDINGS, m: metres };
  return need[of] ? (amount * metres) / need[of] : undefined;
}
