import { SAMPLE } from "#catalogue/product/product.ts";
import { cart as texts } from "#texts/cart.ts";
import { type Cm, sayNumber } from "../measure.ts";

/**
 * Pieces to cut off one roll, as they travel in forms, links and lines: "4.420x2.310" is a roll of 4 m wide, twice
 * 4,20 m and once 3,10 m. The longest comes first, so that one plan has one way of writing.
 */
export type Cut = { width: 2 | 4; pieces: { lengthCm: Cm; count: number }[] };

/** Little squares to feel and compare, free of charge; so many at once. */
export const MOST_SAMPLES = 3;
/** What a sample is, whatever the roll: it goes in the letterbox and costs nothing. */
export const SAMPLE_FACTS = {
  priceCents: 0,
  seenCents: 0,
  quantity: 1,
  tiers: [],
  form: SAMPLE,
  weightG: 40,
  delivery: "brievenbus",
  withdrawal: "yes",
} as const;

const LONGEST_CM = 2500;
const MOST_M2 = 9999;
/** So long may a cut be written; a garden that needs more is measured by people. */
export const MOST_CUT = 600;
const WRITTEN = /^[24](\.[1-9]\d{1,3}(x[1-9]\d{0,2})?)+$/;

export function writeCut(width: 2 | 4, lengths: Cm[]): string {
  const counted = new Map<Cm, number>();
  for (const length of [...lengths].sort((a, b) => b - a)) counted.set(length, (counted.get(length) ?? 0) + 1);
  const pieces = [...counted].map(([length, count]) => (count > 1 ? `${length}x${count}` : `${length}`));
  const written = [width, ...pieces].join(".");
  return readCut(written) ? written : "";
}

/** Only what a saw can do: steps of 10 cm, no longer than the roll, each length once. */
export function readCut(written: string): Cut | undefined {
  if (written.length > MOST_CUT || !WRITTEN.test(written)) return undefined;
  const [width, ...parts] = written.split(".");
  const pieces = parts.map((part) => {
    const [length, count = "1"] = part.split("x");
    return { lengthCm: Number(length), count: Number(count) };
  });
  const sawn = pieces.every(({ lengthCm }, at) => {
    const before = pieces[at - 1]?.lengthCm ?? LONGEST_CM + 1;
    return lengthCm % 10 === 0 && lengthCm < before;
  });
  const cut: Cut = { width: width === "2" ? 2 : 4, pieces };
  return sawn && cutArea(cut) <= MOST_M2 ? cut : undefined;
}

/** Whole m², because that is how it is sold. */
export function cutArea({ width, pieces }: Cut): number {
  const cm = pieces.reduce((sum, { lengthCm, count }) => sum + lengthCm * count, 0);
  return Math.ceil((cm * width) / 100 - 1e-9);
}

/** "op maat: 2 × 4,20 m en 3,10 m, rol 4 m" */
export function sayCut(written: string): string {
  if (written === SAMPLE) return texts.sample;
  const cut = readCut(written);
  if (!cut) return "";
  const said = cut.pieces.map(({ lengthCm, count }) => {
    const metres = `${sayNumber(Math.floor(lengthCm / 100))},${String(lengthCm % 100).padStart(2, "0")} m`;
    return count > 1 ? `${count} × ${metres}` : metres;
  });
  return texts.cut(said, cut.width);
}
