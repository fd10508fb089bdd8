import fc from "fast-check";
import { expect, test } from "vitest";
import { compare, type CuttingPlan, cuttingPlan, MARGIN_CM, type Wish } from "./cutting-plan.ts";
import { crossesItself, type Point } from "./polygon.ts";

const rectangle = (w: number, h: number): Point[] => [
  { x: 0, y: 0 },
  { x: w, y: 0 },
  { x: w, y: h },
  { x: 0, y: h },
];
const said = ({ pieces }: CuttingPlan) =>
  pieces.map(({ widthCm, lengthCm }) => `${widthCm / 100}×${lengthCm / 100}`).sort();

test.each([
  // [width, length, pieces, seams]
  [380, 500, ["4×5.1"], 0],
  [190, 500, ["2×5.1"], 0],
  [500, 900, ["2×5.1", "4×5.1", "4×5.1"], 2],
  [590, 300, ["2×3.1", "4×3.1"], 1],
  [700, 390, ["4×7.1"], 0],
  [790, 790, ["4×8", "4×8"], 1],
])("a garden of %i by %i cm is cut as %j", (w, h, pieces, seams) => {
  const plan = cuttingPlan(rectangle(w, h), [2, 4]);
  expect(said(plan)).toEqual(pieces);
  expect(plan.seams).toHaveLength(seams);
});

test("an L gets strips of their own lengths", () => {
  const plan = cuttingPlan(
    [
      { x: 0, y: 0 },
      { x: 800, y: 0 },
      { x: 800, y: 390 },
      { x: 390, y: 390 },
      { x: 390, y: 780 },
      { x: 0, y: 780 },
    ],
    [2, 4],
  );
  expect(plan.boughtCm2).toBeLessThan(800 * 780 * 0.85);
  expect(plan.seams.length).toBeGreaterThan(0);
});

test("one roll width only is enough when the product comes in one", () => {
  expect(said(cuttingPlan(rectangle(500, 300), [4]))).toEqual(["4×5.1"]);
  expect(said(cuttingPlan(rectangle(500, 300), [2]))).toEqual(["2×3.1", "2×3.1", "2×3.1"]);
});

test("longer than a roll is cut in two, with a seam across", () => {
  const plan = cuttingPlan(rectangle(3000, 190), [2, 4]);
  expect(plan.pieces).toHaveLength(2);
  expect(plan.seams).toEqual([expect.objectContaining({ across: true, lengthCm: 200 })]);
});

test("who wants few seams gets no more of them, at the price of waste", () => {
  const least = cuttingPlan(rectangle(500, 500), [2, 4], "least-waste");
  const few = cuttingPlan(rectangle(500, 500), [2, 4], "fewest-seams");
  expect(few.seams.length).toBeLessThanOrEqual(least.seams.length);
  expect(few.boughtCm2).toBeGreaterThanOrEqual(least.boughtCm2);
  expect(cuttingPlan(rectangle(590, 300), [2, 4], "fewest-seams").seams).toHaveLength(0);
});

/** Corners on a ring, so that the line never crosses itself; they may be hollow. */
const garden = (most: number) =>
  fc
    .array(fc.integer({ min: 150, max: 900 }), { minLength: 3, maxLength: most })
    .map((radii) =>
      radii.map((radius, at) => {
        const turn = (at / radii.length) * 2 * Math.PI;
        return { x: Math.round(radius * Math.cos(turn)), y: Math.round(radius * Math.sin(turn)) };
      }),
    )
    .filter((points) => !crossesItself(points));

function isInside(points: Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [a, b] = [points[i] as Point, points[j] as Point];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

test("no spot of the garden stays bare, whatever its shape", () => {
  fc.assert(
    fc.property(garden(14), fc.constantFrom<Wish>("least-waste", "fewest-seams"), (points, wish) => {
      const plan = cuttingPlan(points, [2, 4], wish);
      for (let x = -900; x <= 900; x += 43)
        for (let y = -900; y <= 900; y += 41) {
          if (!isInside(points, x, y)) continue;
          const [along, over] = plan.direction === "x" ? [x, y] : [y, x];
          const covered = (dx: number, dy: number) =>
            plan.pieces.some(
              (piece) =>
                along + dx >= piece.x &&
                along + dx <= piece.x + piece.lengthCm &&
                over + dy >= piece.y &&
                over + dy <= piece.y + piece.widthCm,
            );
          // The spot itself, and the margin to trim on each of its four sides.
          const around = [
            [0, 0],
            [-4, 0],
            [4, 0],
            [0, -4],
            [0, 4],
          ] as const;
          if (!around.every(([dx, dy]) => covered(dx, dy))) return false;
        }
      return plan.boughtCm2 >= plan.netCm2;
    }),
    { numRuns: 60 },
  );
});

test("never more than strips over the whole box", () => {
  fc.assert(
    fc.property(garden(12), (points) => {
      const [w, h] = [spread(points.map(({ x }) => x)), spread(points.map(({ y }) => y))];
      const up = (need: number, step: number) => Math.ceil((need + 2 * MARGIN_CM) / step) * step;
      const naive = Math.min(up(w, 10) * up(h, 200), up(h, 10) * up(w, 200));
      return cuttingPlan(points, [2, 4]).boughtCm2 <= naive;
    }),
    { numRuns: 200 },
  );
});

const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

/** Stairs of whole half metres: strips can be counted on squared paper, without the plan's own geometry. */
const stairs = fc
  .array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 8 })
  .map((rows) => rows.map((cells) => cells * 50));

function outline(rows: number[]): Point[] {
  const right = rows.flatMap((width, at) => [
    { x: width, y: at * 100 },
    { x: width, y: (at + 1) * 100 },
  ]);
  const points = [{ x: 0, y: 0 }, ...right, { x: 0, y: rows.length * 100 }];
  return points.filter((point, at) => {
    const [before, after] = [points.at(at - 1) as Point, points[(at + 1) % points.length] as Point];
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));
  });
}

/** Every row of strips from every start, longest row under it, in the direction of the rows. */
function bruteAlongRows(rows: number[]): { area: number; seams: number } {
  const height = rows.length * 100;
  let best = { area: Number.POSITIVE_INFINITY, seams: 0 };
  const walk = (y: number, area: number, bands: number): void => {
    if (y >= height + MARGIN_CM) {
      const seams = Math.max(0, bands - 1);
      if (area < best.area || (area === best.area && seams < best.seams)) best = { area, seams };
      return;
    }
    for (const width of [200, 400]) {
      const under = rows.filter((_, at) => (at + 1) * 100 > y - MARGIN_CM && at * 100 < y + width + MARGIN_CM);
      const length = under.length ? Math.max(...under) + 2 * MARGIN_CM : 0;
      walk(y + width, area + length * width, bands + (under.length ? 1 : 0));
    }
  };
  for (let start = -MARGIN_CM; start > -MARGIN_CM - 200; start -= 5) walk(start, 0, 0);
  return best;
}

test("on small stairs nothing a full search finds is better", () => {
  fc.assert(
    fc.property(stairs, (rows) => {
      const plan = cuttingPlan(outline(rows), [2, 4]);
      expect(plan.boughtCm2).toBeLessThanOrEqual(bruteAlongRows(rows).area);
      if (plan.direction === "x") expect(plan.boughtCm2).toBe(bruteAlongRows(rows).area);
    }),
    { numRuns: 150 },
  );
});

test("twelve points are planned well within 50 ms", () => {
  const points = Array.from({ length: 12 }, (_, at) => {
    const radius = at % 2 ? 700 : 1500;
    return { x: Math.round(radius * Math.cos(at * 0.5236)), y: Math.round(radius * Math.sin(at * 0.5236)) };
  });
  // The processor's own time, the quickest of a few runs: what the sum takes, not what the machine is busy with.
  const runs = Array.from({ length: 12 }, () => {
    const before = process.cpuUsage();
    cuttingPlan(points, [2, 4]);
    return process.cpuUsage(before).user / 1000;
  });
  expect(Math.min(...runs)).toBeLessThan(50);
});

test("the wish decides what is weighed first", () => {
  expect(compare({ area: 1, seams: 9, seamCm: 0 }, { area: 2, seams: 0, seamCm: 0 }, "least-waste")).toBeLessThan(0);
  expect(compare({ area: 1, seams: 9, seamCm: 0 }, { area: 2, seams: 0, seamCm: 0 }, "fewest-seams")).toBeGreaterThan(
    0,
  );
});
