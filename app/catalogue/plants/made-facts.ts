import type { Facts, Harm } from "../product/product.ts";
import { isGift, isRooted, type Sold } from "./sold.ts";
import type { Plant } from "./plant.ts";

/** What a record says of toxicity in the words of a product's facts. */
const harmOf = (harm: Plant["toxicity"]["cat"]): Harm => (harm === "safe" ? "none" : harm);

const BEHIND = [
  "finalHeightCm",
  "finalWidthCm",
  "growthCmPerYear",
  "hardinessC",
  "minTempC",
  "perM2",
  "water",
  "light",
] as const;

/** The year in the middle of a range, as a round figure. */
function usual([low, high]: [number, number]): number {
  const step = low + high < 40 ? 1 : 5;
  return Math.floor((low + high) / 2 / step) * step;
}

/** The facts of a product: its own, and all that its record knows of what is sold. */
export function factsFrom(product: Sold, plant: Plant): Facts {
  const { toxicity: harm, size, growthCmPerYear: growth, hardiness, water, wildlife, status, spacing } = plant;
  const own = Object.entries(product.facts).filter(([key]) => !(BEHIND as readonly string[]).includes(key));
  const rooted = isRooted(product);
  const kept: Facts = Object.fromEntries(own);
  delete kept.watering;
  return {
    ...kept,
    ...(rooted && {
      finalHeightCm: size.heightCm,
      finalWidthCm: size.widthCm,
      growthCmPerYear: growth && usual(growth),
      [plant.indoor ? "minTempC" : "hardinessC"]: hardiness.lowestC,
      perM2: spacing.bed?.perM2 ?? null,
      ...(water.first && { watering: water.first }),
    }),
    ...((rooted || isGift(product)) && { water: water.need, light: plant.light }),
    toxicity: {
      human: harmOf(harm.human),
      cat: harmOf(harm.cat),
      dog: harmOf(harm.dog),
      horse: harmOf(harm.horse),
      rabbit: harmOf(harm.rabbit),
    },
    native: status.native,
    ...wildlife,
    edible: plant.fruit.edible,
    family: plant.family,
  };
}
