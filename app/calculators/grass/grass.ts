import type { CuttingPlan } from "./cutting-plan.ts";
import { areaOf, perimeterOf, type Point } from "./polygon.ts";

export type Ground = "sand" | "loam" | "clay" | "paved";

/** Depth of the bed of crushed sand under the grass, in cm. */
export const BED_CM: Record<Ground, number> = { sand: 5, loam: 10, clay: 15, paved: 0 };

export type GrassNeeds = {
  /** Whole m² per roll width, because that is how it is sold. */
  rolls: { width: 2 | 4; squareMetres: number }[];
  tapeM: number;
  glueTubes: number;
  sandKg: number;
  bedKg: number;
  clothM2: number;
  pins: number;
};

export function grassNeeds(points: Point[], plan: CuttingPlan, pileMm: number, ground: Ground): GrassNeeds {
  const area = areaOf(points) / 10_000;
  const seam = plan.seamCm / 100;
  const up = (value: number) => Math.max(0, Math.ceil(value - 1e-9));
  const rolls = ([4, 2] as const).flatMap((width) => {
    const cm2 = plan.pieces
      .filter(({ widthCm }) => widthCm === width * 100)
      .reduce((sum, { lengthCm, widthCm }) => sum + lengthCm * widthCm, 0);
    return cm2 ? [{ width, squareMetres: up(cm2 / 10_000) }] : [];
  });
  const paved = ground === "paved";
  return {
    rolls,
    tapeM: Math.round(seam * 105) / 100,
    glueTubes: up(seam / 3),
    sandKg: pileMm < 15 ? 0 : up(area * (pileMm > 30 ? 8 : 5)),
    // Beaten sand takes a fifth more, and weighs about 1,6 kg per litre.
    bedKg: up(area * BED_CM[ground] * 10 * 1.2 * 1.6),
    clothM2: paved ? 0 : up(area * 1.1),
    pins: paved ? 0 : up(perimeterOf(points) / 30) + up(area / 3),
  };
}

/** What is bought and not used, as a share of the garden. */
export const wastePercent = ({ boughtCm2, netCm2 }: Pick<CuttingPlan, "boughtCm2" | "netCm2">): number =>
  Math.round(((boughtCm2 - netCm2) / netCm2) * 100);
