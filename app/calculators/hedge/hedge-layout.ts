import { type HedgeSide, netLength, ROW_GAP_CM, type Rows } from "./hedge.ts";
import type { Cm } from "../measure.ts";

export type Point = { x: Cm; y: Cm };
export type HedgeLayout = {
  corners: Point[];
  plants: Point[];
  openings: { from: Point; to: Point; fromCm: Cm; widthCm: Cm }[];
};

/** The line of the hedge: the first side to the right, then down, then back to the left. */
export function cornerPoints(sides: HedgeSide[]): Point[] {
  const [first, second, third] = sides.map(({ lengthCm }) => lengthCm);
  if (third !== undefined && second !== undefined && first !== undefined)
    return [
      { x: 0, y: first },
      { x: 0, y: 0 },
      { x: second, y: 0 },
      { x: second, y: third },
    ];
  const points: Point[] = [
    { x: 0, y: 0 },
    { x: first ?? 0, y: 0 },
  ];
  return second === undefined ? points : [...points, { x: first ?? 0, y: second }];
}

/** Where every plant stands: evenly along the line, round its corners, none in an opening. */
export function layOut(sides: HedgeSide[], count: number, rows: Rows): HedgeLayout {
  const corners = cornerPoints(sides);
  const openings = sides.flatMap((side, at) => {
    const place = placeOn(corners, at);
    return side.opening
      ? [
          {
            from: place(side.opening.fromCm),
            to: place(side.opening.fromCm + side.opening.widthCm),
            fromCm: side.opening.fromCm,
            widthCm: side.opening.widthCm,
          },
        ]
      : [];
  });
  if (rows === "single") return { corners, plants: alongLine(sides, corners, count, 0), openings };
  const front = Math.ceil(count / 2);
  return {
    corners,
    plants: [
      ...alongLine(sides, corners, front, -ROW_GAP_CM / 2),
      ...alongLine(sides, corners, count - front, ROW_GAP_CM / 2, true),
    ],
    openings,
  };
}

const placeOn =
  (corners: Point[], at: number, shift = 0) =>
  (along: Cm): Point => {
    const [from, to] = [corners[at] as Point, corners[at + 1] as Point];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    return { x: from.x + dx * along - dy * shift, y: from.y + dy * along + dx * shift };
  };

function alongLine(sides: HedgeSide[], corners: Point[], count: number, shift: Cm, stagger = false): Point[] {
  const total = sides.reduce((sum, side) => sum + netLength(side), 0);
  if (count <= 0 || total <= 0) return [];
  const gap = total / count;
  return Array.from({ length: count }, (_, at) => {
    let left = gap * (at + (stagger ? 1 : 0.5)) - (stagger ? gap * 0.001 : 0);
    for (const [index, side] of sides.entries()) {
      const net = netLength(side);
      if (left <= net || index === sides.length - 1) {
        const along = side.opening && left > side.opening.fromCm ? left + side.opening.widthCm : left;
        return placeOn(corners, index, shift)(Math.min(along, side.lengthCm));
      }
      left -= net;
    }
    return corners[0] as Point;
  });
}
