import type { Cm } from "../measure.ts";

export type Point = { x: Cm; y: Cm };
export type Interval = [from: number, to: number];

export const MOST_POINTS = 24;

export function areaOf(points: Point[]): number {
  return Math.abs(edges(points).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)) / 2;
}

export const perimeterOf = (points: Point[]): number =>
  edges(points).reduce((sum, [a, b]) => sum + Math.hypot(b.x - a.x, b.y - a.y), 0);

const known = new WeakMap<Point[], [Point, Point][]>();

/** The sides, kept per garden: the search for a plan asks for them thousands of times. */
export function edges(points: Point[]): [Point, Point][] {
  const kept = known.get(points);
  if (kept) return kept;
  const made = points.map((point, at): [Point, Point] => [point, points[(at + 1) % points.length] as Point]);
  known.set(points, made);
  return made;
}

export type Fault = "too-few" | "too-many" | "crossing" | "too-small" | "too-large";

/** What is wrong with a drawn garden, or nothing. */
export function faultOf(points: Point[], limit: { smallestCm2: number; widestCm: Cm }): Fault | undefined {
  if (points.length < 3) return "too-few";
  if (points.length > MOST_POINTS) return "too-many";
  const box = boxOf(points);
  if (box.maxX - box.minX > limit.widestCm || box.maxY - box.minY > limit.widestCm) return "too-large";
  if (crossesItself(points)) return "crossing";
  return areaOf(points) < limit.smallestCm2 ? "too-small" : undefined;
}

export function boxOf(points: Point[]) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
}

/** Two edges that are not neighbours meet, or neighbours fold back on each other. */
export function crossesItself(points: Point[]): boolean {
  const all = edges(points);
  return all.some(([a, b], i) =>
    all.some(([c, d], j) => {
      if (j <= i) return false;
      const neighbours = j === i + 1 || (i === 0 && j === all.length - 1);
      if (!neighbours) return touch(a, b, c, d);
      const [shared, one, other] = j === i + 1 ? [b, a, d] : [a, b, c];
      const turn = cross(shared, one, other);
      const ahead = (one.x - shared.x) * (other.x - shared.x) + (one.y - shared.y) * (other.y - shared.y);
      return turn === 0 && ahead > 0;
    }),
  );
}

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
const within = (a: Point, b: Point, p: Point): boolean =>
  Math.min(a.x, b.x) <= p.x && p.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= p.y && p.y <= Math.max(a.y, b.y);

function touch(a: Point, b: Point, c: Point, d: Point): boolean {
  const [d1, d2, d3, d4] = [cross(a, b, c), cross(a, b, d), cross(c, d, a), cross(c, d, b)];
  if (d1 > 0 !== d2 > 0 && d3 > 0 !== d4 > 0 && d1 && d2 && d3 && d4) return true;
  return (
    (d1 === 0 && within(a, b, c)) ||
    (d2 === 0 && within(a, b, d)) ||
    (d3 === 0 && within(c, d, a)) ||
    (d4 === 0 && within(c, d, b))
  );
}

/** Where a horizontal line runs through the garden. */
export function crossings(points: Point[], y: number): Interval[] {
  const xs = edges(points)
    .flatMap(([a, b]) => (a.y <= y === b.y <= y ? [] : [a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)]))
    .sort((one, other) => one - other);
  return xs.flatMap((x, at) => (at % 2 === 0 && xs[at + 1] !== undefined ? [[x, xs[at + 1] as number]] : []));
}

/** The stretches a band from y0 to y1 must cover: the shadow of the garden inside it, apart where it falls apart. */
export function shadowInBand(points: Point[], y0: number, y1: number): Interval[] {
  const sides = edges(points).filter(([a, b]) => a.y !== b.y && Math.min(a.y, b.y) < y1 && Math.max(a.y, b.y) > y0);
  if (sides.length === 0) return [];
  const heights = [y0, y1];
  for (const { y } of points) if (y > y0 && y < y1 && !heights.includes(y)) heights.push(y);
  heights.sort((a, b) => a - b);
  const parts: Interval[] = [];
  // Between two heights without a corner the sides are straight: their shadow is that of both ends.
  for (let at = 0; at + 1 < heights.length; at++) {
    const [low, high] = [heights[at] as number, heights[at + 1] as number];
    const pieces: Interval[] = [];
    for (const [a, b] of sides) {
      if (Math.min(a.y, b.y) > low || Math.max(a.y, b.y) < high) continue;
      const slope = (b.x - a.x) / (b.y - a.y);
      pieces.push([a.x + (low - a.y) * slope, a.x + (high - a.y) * slope]);
    }
    pieces.sort((one, other) => one[0] + one[1] - other[0] - other[1]);
    for (let edge = 0; edge + 1 < pieces.length; edge += 2) {
      const [left, right] = [pieces[edge] as Interval, pieces[edge + 1] as Interval];
      parts.push([Math.min(left[0], left[1]), Math.max(right[0], right[1])]);
    }
  }
  return join(parts);
}

function join(parts: Interval[]): Interval[] {
  const out: Interval[] = [];
  for (const [from, to] of parts.sort((a, b) => a[0] - b[0])) {
    const last = out.at(-1);
    if (last && from <= last[1] + 1e-6) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

export const turned = (points: Point[]): Point[] => points.map(({ x, y }) => ({ x: y, y: x }));
