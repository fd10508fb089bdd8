import type { Cm } from "../measure.ts";
import { areaOf, boxOf, crossings, type Interval, type Point, shadowInBand, turned } from "./polygon.ts";

export const MARGIN_CM = 5;
export const ROLL_CM = 2500;
const STEP_CM = 10;
const UNIT_CM = 200;

/** A piece off the roll, lying where it lies; `x` runs along the pile. */
export type Piece = { x: Cm; y: Cm; lengthCm: Cm; widthCm: 200 | 400 };
export type Seam = { x: Cm; y: Cm; lengthCm: Cm; across: boolean };
export type CuttingPlan = {
  /** Strips run along the drawn width, or along the drawn length. */
  direction: "x" | "y";
  pieces: Piece[];
  seams: Seam[];
  boughtCm2: number;
  netCm2: number;
  seamCm: Cm;
};
export type Wish = "least-waste" | "fewest-seams";

type Cost = { area: number; seams: number; seamCm: number };
type Band = { y: number; width: 200 | 400 };

/**
 * The best way to cover a garden with rolls of 2 and 4 m: least bought, then fewest seams, then the shortest.
 * Strips lie in one direction, so that the pile does too; both directions and every useful start are tried.
 */
export function cuttingPlan(points: Point[], widths: readonly (2 | 4)[], wish: Wish = "least-waste"): CuttingPlan {
  const plans = (["x", "y"] as const).map((direction) => {
    const lying = direction === "x" ? points : turned(points);
    return { direction, ...bestAlong(lying, widths, wish) };
  });
  const [first, second] = plans as [(typeof plans)[number], (typeof plans)[number]];
  const { direction, cost, ...rest } = compare(second.cost, first.cost, wish) < 0 ? second : first;
  return { direction, ...rest, boughtCm2: cost.area, netCm2: areaOf(points), seamCm: cost.seamCm };
}

export function compare(a: Cost, b: Cost, wish: Wish): number {
  const waste = a.area - b.area;
  const seams = a.seams - b.seams;
  return (wish === "least-waste" ? waste || seams : seams || waste) || a.seamCm - b.seamCm;
}

function bestAlong(points: Point[], widths: readonly (2 | 4)[], wish: Wish) {
  const { minY, maxY } = boxOf(points);
  const [top, bottom] = [minY - MARGIN_CM, maxY + MARGIN_CM];
  let best: { cost: Cost; bands: Band[] } | undefined;
  for (const start of starts(points, top, bottom)) {
    const found = bestFrom(points, start, bottom, widths, wish);
    if (!best || compare(found.cost, best.cost, wish) < 0) best = found;
  }
  const { cost, bands } = best as { cost: Cost; bands: Band[] };
  return { cost, pieces: bands.flatMap((band) => piecesOf(points, band)), seams: seamsOf(points, bands) };
}

/** All edges of strips lie whole units from the first: only the first place is free. */
function starts(points: Point[], top: number, bottom: number): number[] {
  const slack = Math.ceil((bottom - top) / UNIT_CM) * UNIT_CM - (bottom - top);
  const found = new Set<number>([top, top - slack]);
  for (let shift = 0; shift < UNIT_CM; shift += STEP_CM) found.add(top - shift);
  for (const { y } of points)
    for (const edge of [y - MARGIN_CM, y, y + MARGIN_CM])
      found.add(top - ((((top - edge) % UNIT_CM) + UNIT_CM) % UNIT_CM));
  return [...found].sort((a, b) => b - a);
}

function bestFrom(points: Point[], start: number, bottom: number, widths: readonly (2 | 4)[], wish: Wish) {
  const units = Math.ceil((bottom - start) / UNIT_CM - 1e-9);
  const steps = [...new Set(widths.map((width) => (width * 100) as 200 | 400))];
  const nothing: { cost: Cost; bands: Band[] } = { cost: { area: 0, seams: 0, seamCm: 0 }, bands: [] };
  const at: ({ cost: Cost; bands: Band[] } | undefined)[] = [nothing];
  // A wide roll may stick out past the end: the table runs two units on.
  for (let unit = 0; unit < units; unit++) {
    const here = at[unit];
    if (!here) continue;
    for (const width of steps) {
      const band: Band = { y: start + unit * UNIT_CM, width };
      const cost = addBand(points, here.cost, band, here.bands.length > 0);
      const next = unit + width / UNIT_CM;
      const known = at[next];
      if (!known || compare(cost, known.cost, wish) < 0) at[next] = { cost, bands: [...here.bands, band] };
    }
  }
  const ends = at.slice(units).filter((one) => one !== undefined);
  return ends.reduce((low, one) => (compare(one.cost, low.cost, wish) < 0 ? one : low));
}

function addBand(points: Point[], before: Cost, band: Band, seamAbove: boolean): Cost {
  const pieces = piecesOf(points, band);
  const shared = seamAbove ? sharedAt(points, band.y) : [];
  const joints = jointsIn(pieces);
  return {
    area: before.area + pieces.reduce((sum, { lengthCm }) => sum + lengthCm * band.width, 0),
    seams: before.seams + shared.length + joints.length,
    seamCm: before.seamCm + shared.reduce((sum, [from, to]) => sum + to - from, 0) + joints.length * band.width,
  };
}

const sharedAt = (points: Point[], y: number): Interval[] =>
  crossings(points, y).filter(([from, to]) => to - from > 0.5);

/** Off the roll in steps of 10 cm, with the margin on every side; longer than a roll is two pieces. */
function piecesOf(points: Point[], { y, width }: Band): Piece[] {
  return near(shadowInBand(points, y - MARGIN_CM, y + width + MARGIN_CM)).flatMap(([from, to]) => {
    const need = to - from + 2 * MARGIN_CM;
    const length = Math.ceil(need / STEP_CM - 1e-9) * STEP_CM;
    const count = Math.ceil(length / ROLL_CM);
    return Array.from({ length: count }, (_, at) => ({
      x: from - MARGIN_CM + at * ROLL_CM,
      y,
      lengthCm: at === count - 1 ? length - at * ROLL_CM : ROLL_CM,
      widthCm: width,
    }));
  });
}

/** Stretches so near each other that their margins meet are one piece. */
function near(stretches: Interval[]): Interval[] {
  const out: Interval[] = [];
  for (const [from, to] of stretches) {
    const last = out.at(-1);
    if (last && from - last[1] < 2 * MARGIN_CM) last[1] = to;
    else out.push([from, to]);
  }
  return out;
}

const jointsIn = (pieces: Piece[]): Piece[] =>
  pieces.filter((piece, at) => at > 0 && (pieces[at - 1] as Piece).x + (pieces[at - 1] as Piece).lengthCm === piece.x);

function seamsOf(points: Point[], bands: Band[]): Seam[] {
  return bands.flatMap((band, at) => [
    ...(at > 0 ? sharedAt(points, band.y) : []).map(([from, to]) => ({
      x: from,
      y: band.y,
      lengthCm: to - from,
      across: false,
    })),
    ...jointsIn(piecesOf(points, band)).map(({ x, y, widthCm }) => ({ x, y, lengthCm: widthCm, across: true })),
  ]);
}
