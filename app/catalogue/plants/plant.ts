import * as v from "valibot";

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
const first = v.strictObject({
  litres: ordered(v.number()),
  per: v.picklist(["plant", "metre", "m2"]),
  timesPerWeek: v.number(),
  years: v.number(),
});
/** How many go in a metre of hedge from this height on, in this form; `double` in two rows. */
const rowSize = v.strictObject({
  form: v.picklist(["blote-wortel", "kluit", "pot"]),
  fromCm: cm,
  single: v.number(),
  double: v.nullable(v.number()),
});

/**
 * One record per species and cultivar: the only place where a fact about a plant is written down. A product points at
 * its record with `plant` in its facts, and with `grownAs` for a trained shape.
 *
 * A window is two days of the year, both included; it may pass New Year. `sources` says per group of facts where it
 * comes from and how sure it is: "high" only where the source itself was read. Growth, water, soil and leaf have a source
 * of their own where it is not that of their group.
 */
export const plantShape = v.strictObject({
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
  /** `first`: in dry weeks from April to September, so many years after planting. */
  water: v.strictObject({ need: v.picklist(["weinig", "gemiddeld", "veel"]), first: v.nullable(first) }),
  spacing: v.strictObject({
    row: v.nullable(
      v.strictObject({
        perMetre: ordered(v.number()),
        distanceCm: ordered(v.number()),
        sizes: v.optional(v.array(rowSize)),
      }),
    ),
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
    growth: v.optional(proof),
    planting: proof,
    pruning: proof,
    /** Number and distance. */
    spacing: v.optional(proof),
    /** Feeding, water, sowing, harvest. */
    care: proof,
    water: v.optional(proof),
    /** Light and soil. */
    site: v.optional(proof),
    soil: v.optional(proof),
    /** Bloom, leaf, fruit. */
    bloom: v.optional(proof),
    leaf: v.optional(proof),
    toxicity: proof,
    wildlife: proof,
    native: v.optional(proof),
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
        light: v.optional(v.array(v.string())),
      }),
    ),
  ),
});
export type Plant = v.InferOutput<typeof plantShape>;
export type Watering = v.InferOutput<typeof first>;

/** The plant in the shape in which it is sold. */
export function inShape(plant: Plant, grownAs: string | undefined): Plant {
  const shape = grownAs === undefined ? undefined : plant.shapes?.[grownAs];
  if (!shape) return plant;
  const { heightCm, widthCm, prune = plant.prune, lowestC = plant.hardiness.lowestC, light = plant.light } = shape;
  const spacing = { row: null, bed: null };
  const water = plant.water.first?.per === "metre" ? { ...plant.water, first: null } : plant.water;
  return { ...plant, prune, light, spacing, water, hardiness: { lowestC }, size: { ...plant.size, heightCm, widthCm } };
}
