import { lookUp } from "#kit/look-up.ts";
import type { Wish } from "./cutting-plan.ts";
import type { Ground } from "./grass.ts";
import { type Measured, readLength, sayMetres } from "../measure.ts";
import { type Fault, faultOf, MOST_POINTS, type Point } from "./polygon.ts";

export type GardenShape = "rechthoek" | "l" | "vrij";
type Reason = Exclude<Measured, { ok: true }>["reason"] | "cut-too-large";
export type GrassQuery = {
  shape: GardenShape;
  points: Point[];
  /** What was typed for each corner of a free garden. */
  typed: { x: string; y: string }[];
  ground: Ground;
  wish: Wish;
  product: string | null;
  problems: Partial<Record<string, Reason>>;
  fault: Fault | undefined;
};

export const WIDEST_CM = 10_000;
const STANDARD: Record<string, string> = { b: "6", l: "5", ub: "2", ul: "2" };
const GROUNDS: Record<string, Ground> = { zand: "sand", leem: "loam", klei: "clay", tegels: "paved" };
export const FIRST_GARDEN = ["0:0", "7:0", "7:3.5", "4.5:5", "4.5:7", "0:7"].map((pair) => {
  const [x = "0", y = "0"] = pair.split(":");
  return { x: x.replace(".", ","), y: y.replace(".", ",") };
});

export function readGrassQuery(query: URLSearchParams): GrassQuery {
  const problems: GrassQuery["problems"] = {};
  const shape = (["rechthoek", "l", "vrij"] as const).find((one) => one === query.get("vorm")) ?? "rechthoek";
  const typed = readTyped(query);
  const points = shape === "vrij" ? readPoints(typed, problems) : readSides(query, shape, problems);
  const wrong = Object.keys(problems).length > 0;
  return {
    shape,
    points,
    typed,
    ground: lookUp(GROUNDS, query.get("grond")) ?? "sand",
    wish: query.get("kies") === "naden" ? "fewest-seams" : "least-waste",
    product: query.get("soort"),
    problems,
    fault: wrong ? undefined : faultOf(points, { smallestCm2: 2500, widestCm: WIDEST_CM }),
  };
}

function readSides(query: URLSearchParams, shape: "rechthoek" | "l", problems: GrassQuery["problems"]): Point[] {
  const read = (name: string) => {
    const length = readLength(query.get(name) ?? STANDARD[name], { from: 20, to: WIDEST_CM });
    if (length.ok) return length.cm;
    problems[name] = length.reason;
    return 0;
  };
  const [width, length] = [read("b"), read("l")];
  if (shape === "rechthoek") return corners(width, length);
  const [cutWidth, cutLength] = [read("ub"), read("ul")];
  if (cutWidth >= width && width > 0) problems.ub ??= "cut-too-large";
  if (cutLength >= length && length > 0) problems.ul ??= "cut-too-large";
  return [
    { x: 0, y: 0 },
    { x: width - cutWidth, y: 0 },
    { x: width - cutWidth, y: cutLength },
    { x: width, y: cutLength },
    { x: width, y: length },
    { x: 0, y: length },
  ];
}

const corners = (width: number, length: number): Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: length },
  { x: 0, y: length },
];

/** Corners as typed; the buttons of a page without scripts add one or take one away. */
function readTyped(query: URLSearchParams): GrassQuery["typed"] {
  const [xs, ys] = [query.getAll("x"), query.getAll("y")];
  const typed = xs.length
    ? xs.slice(0, MOST_POINTS).map((x, at) => ({ x: x.slice(0, 12), y: (ys[at] ?? "").slice(0, 12) }))
    : FIRST_GARDEN;
  const away = Number(query.get("weg") ?? -1);
  const without = away >= 0 && typed.length > 3 ? typed.filter((_, at) => at !== away) : typed;
  return query.get("erbij") && without.length < MOST_POINTS
    ? [...without, halfway(without, without.length - 1)]
    : without;
}

/** A new corner in the middle of the line that starts at this one. */
export function halfway(typed: GrassQuery["typed"], at: number): { x: string; y: string } {
  const middle = (name: "x" | "y") => {
    const values = [typed[at], typed[(at + 1) % typed.length]].map((corner) => {
      const length = readLength(corner?.[name], { from: 0, to: WIDEST_CM });
      return length.ok ? length.cm : 0;
    });
    return sayMetres(Math.round(((values[0] ?? 0) + (values[1] ?? 0)) / 20) * 10);
  };
  return { x: middle("x"), y: middle("y") };
}

function readPoints(typed: GrassQuery["typed"], problems: GrassQuery["problems"]): Point[] {
  return typed.map((corner, at) => {
    const read = (name: "x" | "y") => {
      const length = readLength(corner[name], { from: 0, to: WIDEST_CM });
      if (length.ok) return length.cm;
      problems[`${name}${at}`] = length.reason;
      return 0;
    };
    return { x: read("x"), y: read("y") };
  });
}

/** The plan as an address; corners stay in their order. */
export function grassAddress(query: URLSearchParams, typed?: GrassQuery["typed"]): string {
  const out = new URLSearchParams();
  const free = query.get("vorm") === "vrij";
  for (const [name, value] of query)
    if (!["x", "y", "erbij", "weg"].includes(name) && value.trim() && !out.has(name)) out.set(name, value.trim());
  if (free)
    for (const { x, y } of typed ?? []) {
      out.append("x", x);
      out.append("y", y);
    }
  return out.toString();
}
