/**
 * One record per species and cultivar: the only place where a fact about a plant is written down. Products point at a
 * record in their facts (`plant`, and `grownAs` for a trained shape); `agree.ts` brings the facts of a product in line with it.
 *
 * A window is two days of the year, both included; it may pass New Year. `sources` says per group of facts where it
 * comes from and how sure it is: "high" only where the source itself was read.
 */
import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import type { Product } from "./range.ts";

const cm = v.pipe(v.number(), v.integer(), v.minValue(1));
const month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
const day = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const window = v.tuple([day, day]);
const windows = v.array(window);
const ordered = <const T extends v.GenericSchema<number>>(item: T) =>
  v.pipe(
    v.tuple([item, item]),
    v.check(([low, high]) => low <= high, "the first is not above the second"),
  );
const harm = v.picklist(["safe", "mild", "severe", "unknown"]);
const cut = v.strictObject({ cut: v.picklist(["light", "hard"]), yearly: v.boolean(), windows });
const proof = v.strictObject({ source: v.string(), certainty: v.picklist(["high", "medium", "low"]) });

const plantShape = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  names: v.strictObject({ nl: v.string(), latin: v.string() }),
  family: v.nullable(v.string()),
  /** A pack of several plants names those that have a record. */
  mixOf: v.optional(v.array(v.string())),
  indoor: v.boolean(),
  /** The lowest temperature it stands; for a house plant the lowest it should have. */
  hardiness: v.strictObject({ lowestC: v.nullable(v.pipe(v.number(), v.minValue(-40), v.maxValue(20))) }),
  size: v.strictObject({ heightCm: v.nullable(cm), widthCm: v.nullable(cm), years: v.pipe(v.number(), v.minValue(1)) }),
  growthCmPerYear: v.nullable(ordered(cm)),
  plant: v.strictObject({
    "blote-wortel": v.optional(windows),
    kluit: v.optional(windows),
    pot: v.optional(windows),
    bol: v.optional(windows),
  }),
  /** `yearly` is what stands in the calendar; the other cut is the rare one that brings an old plant back. */
  prune: v.array(cut),
  feed: v.array(month),
  sow: v.array(month),
  harvest: v.array(month),
  water: v.strictObject({
    need: v.picklist(["weinig", "gemiddeld", "veel"]),
    /** In dry weeks from April to September, so many years after planting. */
    first: v.nullable(
      v.strictObject({
        litres: ordered(v.number()),
        per: v.picklist(["plant", "metre", "m2"]),
        timesPerWeek: v.number(),
        years: v.number(),
      }),
    ),
  }),
  spacing: v.strictObject({
    row: v.nullable(v.strictObject({ perMetre: ordered(v.number()), distanceCm: ordered(v.number()) })),
    bed: v.nullable(v.strictObject({ perM2: v.number(), distanceCm: v.number() })),
  }),
  light: v.array(v.string()),
  soil: v.array(v.string()),
  bloom: v.strictObject({ months: v.array(month), colours: v.array(v.string()) }),
  leaf: v.picklist(["evergreen", "half", "deciduous"]),
  fruit: v.strictObject({ berries: v.boolean(), edible: v.boolean() }),
  wildlife: v.strictObject({ bees: v.boolean(), butterflies: v.boolean(), birds: v.boolean() }),
  toxicity: v.strictObject({ human: harm, cat: harm, dog: harm, horse: harm, rabbit: harm }),
  status: v.strictObject({
    native: v.boolean(),
    spreads: v.nullable(v.picklist(["rhizomes", "seeds"])),
    unionList: v.literal(false),
  }),
  sources: v.strictObject({
    hardiness: proof,
    size: proof,
    planting: proof,
    pruning: proof,
    care: proof,
    toxicity: proof,
    wildlife: proof,
    status: proof,
  }),
  /** A trained shape of the same plant: only what differs. */
  shapes: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        heightCm: v.nullable(cm),
        widthCm: v.nullable(cm),
        prune: v.optional(v.array(cut)),
        lowestC: v.optional(v.number()),
      }),
    ),
  ),
});
export type Plant = v.InferOutput<typeof plantShape>;
export type Window = v.InferOutput<typeof window>;

const here = (name: string) => new URL(`plants/${name}`, import.meta.url);
const json = (name: string): unknown => JSON.parse(readFileSync(here(name), "utf8"));
const files = readdirSync(here("")).filter((name) => name !== "sources.json");

export const sources = v.parse(
  v.record(v.string(), v.strictObject({ title: v.string(), year: v.number(), read: v.boolean() })),
  json("sources.json"),
);
export const plants = files.flatMap((name) => v.parse(v.array(plantShape), json(name)));
const bySlug = new Map(plants.map((plant) => [plant.slug, plant]));

/** The record of a product, in the shape in which it is sold. */
export function plantOf({ facts }: Pick<Product, "facts">): Plant | undefined {
  const plant = facts.plant === undefined ? undefined : bySlug.get(facts.plant);
  const shape = facts.grownAs === undefined ? undefined : plant?.shapes?.[facts.grownAs];
  if (!plant || !shape) return plant;
  const { heightCm, widthCm, prune = plant.prune, lowestC = plant.hardiness.lowestC } = shape;
  return { ...plant, prune, hardiness: { lowestC }, size: { ...plant.size, heightCm, widthCm } };
}

const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Every month that a window touches for at least ten days. */
export function monthsOf(all: readonly Window[]): number[] {
  return LONGEST.flatMap((length, at) => {
    const days = Array.from(
      { length },
      (_, d) => `${String(at + 1).padStart(2, "0")}-${String(d + 1).padStart(2, "0")}`,
    );
    return days.filter((one) => all.some((span) => isIn(one, span))).length >= 10 ? [at + 1] : [];
  });
}

/** Whether a day of the year lies in a window. */
export const isIn = (one: string, [from, to]: Window): boolean =>
  from <= to ? from <= one && one <= to : one >= from || one <= to;

const RATINGS: [number, string][] = [
  [-20, "H7"],
  [-15, "H6"],
  [-10, "H5"],
  [-5, "H4"],
  [1, "H3"],
  [5, "H2"],
];
/** The rating of the Royal Horticultural Society and the zone of the USDA that belong to a lowest temperature. */
export function ratingsOf(lowestC: number): { rhs: string; usda: number } {
  const rhs = RATINGS.find(([above]) => lowestC < above)?.[1] ?? "H1";
  return { rhs, usda: Math.min(13, Math.max(1, Math.floor((lowestC + 51.1) / 5.56) + 1)) };
}
