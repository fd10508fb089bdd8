import { MONTHS } from "#kit/day.ts";
import type { Facets } from "../product/product.ts";
import { isRooted, isSeed, type Sold } from "./sold.ts";
import type { Plant } from "./plant.ts";
import { FROST_STEPS, GROWTH_STEPS, HEIGHT_STEPS, perMetreSteps, stepOf } from "./steps.ts";

const LEAVES = { evergreen: "Wintergroen", half: "Halfwintergroen", deciduous: "Bladverliezend" };
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Annuals, mats and water plants are not chosen by how fast they grow. */
const NO_PACE = new Set(["moestuin", "sedum", "vijverplanten"]);

/** Who asks for a plant that is safe for pets often means children too; and what pricks on a window sill is in reach. */
export function isSafe({ toxicity: { cat, dog, human }, indoor }: Plant, warnings: readonly string[]): boolean {
  return [cat, dog, human].every((harm) => harm === "safe") && !(indoor && warnings.includes("doornen"));
}

/** In a garden without a meadow: what only harms a horse has its own warning. */
const isHarmful = ({ toxicity: { human, cat, dog } }: Plant) =>
  [human, cat, dog].some((harm) => harm === "mild" || harm === "severe");

function traitsFrom({ facets, warnings }: Sold, plant: Plant): string[] {
  const { wildlife, fruit, status } = plant;
  const made: [string, boolean][] = [
    ["Huisdierveilig", isSafe(plant, warnings)],
    ["Giftig bij inname", isHarmful(plant)],
    ["Bijvriendelijk", wildlife.bees],
    ["Vlinders", wildlife.butterflies],
    ["Vogels", wildlife.birds],
    ["Bessen", fruit.berries],
    ["Eetbaar", fruit.edible],
    ["Inheems", status.native],
  ];
  const own = Array.isArray(facets.eigenschap) ? facets.eigenschap : [];
  return [
    ...made.filter(([, holds]) => holds).map(([trait]) => trait),
    ...own.filter((trait) => !made.some(([known]) => known === trait)),
  ];
}

/** What a product can be filtered by: its own, and what its record makes of it. */
export function facetsFrom(product: Sold, plant: Plant): Facets {
  const { group, facets, facts, calendar, warnings } = product;
  const rooted = isRooted(product) && group !== "kerst";
  const pace = rooted && !NO_PACE.has(group) && facts.growthCmPerYear;
  const perMetre = perMetreSteps(product.variants.flatMap(({ perMetre: one }) => one?.single ?? []));
  return {
    ...facets,
    ...(rooted && { bladhoudend: LEAVES[plant.leaf] }),
    ...(rooted && facts.finalHeightCm && { eindhoogte: stepOf(HEIGHT_STEPS, facts.finalHeightCm) }),
    ...(rooted && { winterhardheid: plant.indoor ? "Niet winterhard" : stepOf(FROST_STEPS, facts.hardinessC ?? 0) }),
    ...(pace && { groeisnelheid: stepOf(GROWTH_STEPS, pace) }),
    ...(perMetre.length && { aantal_per_meter: perMetre }),
    ...((rooted || isSeed(product)) && {
      ...(!plant.indoor && { standplaats: plant.light }),
      ...(calendar.bloom.length && {
        bloeimaand: calendar.bloom.map((month) => capital(MONTHS[month - 1] ?? "")),
        bloemkleur: plant.bloom.colours,
      }),
      eigenschap: traitsFrom(product, plant),
    }),
    ...(rooted && !plant.indoor && { grondsoort: plant.soil }),
    ...(rooted && plant.indoor && { lichtbehoefte: plant.light, waterbehoefte: capital(plant.water.need) }),
    huisdierveilig: isSafe(plant, warnings),
  };
}
