import { lookUp } from "#kit/look-up.ts";
import type { HedgeSide, Pace, Rows } from "./hedge.ts";
import { type Cm, type Measured, readLength } from "../measure.ts";

export type Shape = "recht" | "hoek" | "u";
export type HedgeQuery = {
  shape: Shape;
  sides: HedgeSide[];
  rows: Rows;
  pace: Pace;
  reserve: boolean;
  extra: number;
  wantedCm: Cm | null;
  sku: string | null;
  /** Why a field cannot be used, by its name. */
  problems: Partial<Record<string, Exclude<Measured, { ok: true }>["reason"] | "wider-than-side" | "past-the-end">>;
};

export const SHAPES: Record<Shape, readonly ("a" | "b" | "c")[]> = {
  recht: ["a"],
  hoek: ["a", "b"],
  u: ["a", "b", "c"],
};
export const LONGEST_CM = 30_000;
const PACES = { rustig: "calm", meteen: "quick" } as const;
const STANDARD = { a: "8", b: "4", c: "8" };

/** The plan is its address: everything somebody filled in, and nothing else. */
export function readHedgeQuery(query: URLSearchParams): HedgeQuery {
  const shape = pick(query.get("vorm"), ["recht", "hoek", "u"] as const) ?? (query.has("lengte") ? "recht" : "hoek");
  const problems: HedgeQuery["problems"] = {};
  const sides = SHAPES[shape].map((name): HedgeSide => {
    const text = query.get(name) ?? (name === "a" ? query.get("lengte") : null) ?? STANDARD[name];
    const length = readLength(text, { from: 20, to: LONGEST_CM });
    if (!length.ok) {
      problems[name] = length.reason;
      return { lengthCm: 0 };
    }
    return { lengthCm: length.cm, ...opening(query, name, length.cm, problems) };
  });
  return {
    shape,
    sides,
    rows: query.get("rij") === "dubbel" ? "double" : "single",
    pace: lookUp(PACES, query.get("dicht")) ?? "normal",
    reserve: query.get("reserve") === "1",
    extra: Math.min(500, Math.max(0, Math.trunc(Number(query.get("extra"))) || 0)),
    wantedCm: heightOf(query.get("hoogte")),
    sku: query.get("maat"),
    problems,
  };
}

function opening(query: URLSearchParams, name: string, side: Cm, problems: HedgeQuery["problems"]) {
  const field = `poort-${name}`;
  const width = readLength(query.get(field), { from: 1, to: LONGEST_CM });
  if (!width.ok) {
    if (width.reason !== "empty" && Number(query.get(field)) !== 0) problems[field] = width.reason;
    return {};
  }
  if (width.cm >= side) {
    problems[field] = "wider-than-side";
    return {};
  }
  const from = readLength(query.get(`vanaf-${name}`), { from: 0, to: LONGEST_CM });
  const middle = { opening: { widthCm: width.cm, fromCm: Math.round((side - width.cm) / 2) } };
  if (!from.ok) {
    if (from.reason !== "empty") problems[`vanaf-${name}`] = from.reason;
    return middle;
  }
  if (from.cm + width.cm > side) {
    problems[`vanaf-${name}`] = "past-the-end";
    return middle;
  }
  return { opening: { widthCm: width.cm, fromCm: from.cm } };
}

function heightOf(text: string | null): Cm | null {
  const height = Number(text);
  return Number.isInteger(height) && height >= 50 && height <= 500 ? height : null;
}

function pick<Value extends string>(value: string | null, among: readonly Value[]): Value | undefined {
  return among.find((one) => one === value);
}

/** The address without what is empty or standard, so that a shared link stays short. */
export function tidy(query: URLSearchParams): string {
  const out = new URLSearchParams();
  for (const [name, value] of query) if (value.trim() !== "" && !out.has(name)) out.set(name, value.trim());
  return out.toString();
}
