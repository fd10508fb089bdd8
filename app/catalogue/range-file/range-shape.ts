import * as v from "valibot";

const word = v.pipe(v.string(), v.minLength(1, "mag niet leeg zijn"));
const count = v.pipe(
  v.number("moet een getal zijn"),
  v.integer("moet een heel getal zijn"),
  v.minValue(0, "mag niet negatief zijn"),
);
const list = v.optional(v.array(v.string()), []);
const months = v.optional(v.array(v.pipe(v.number(), v.minValue(1), v.maxValue(12))), []);
const perMetre = v.nullable(v.object({ single: v.number(), double: v.nullable(v.number()) }));

const variant = v.object({
  sku: v.pipe(word, v.regex(/^[\w.-]+$/, "mag alleen letters, cijfers, punt en streepje bevatten")),
  label: word,
  form: word,
  heightMin: v.nullable(count),
  heightMax: v.nullable(count),
  pot: v.nullable(v.string()),
  priceCents: v.pipe(count, v.minValue(1, "moet meer dan nul zijn")),
  wasCents: v.nullable(count),
  weightG: count,
  delivery: word,
  season: v.nullable(v.tuple([v.string(), v.string()])),
  perMetre: v.optional(perMetre, null),
  unit: v.nullable(v.object({ amount: v.number(), of: v.picklist(["l", "kg", "m2", "m", "stuk"]) })),
  extra: v.optional(v.record(v.string(), v.unknown()), {}),
  place: v.optional(v.nullable(v.string())),
  stock: count,
});

/** A product as a file of the owner must have it. */
export const productShape = v.object({
  slug: v.pipe(word, v.regex(/^[a-z0-9-]+$/, "mag alleen kleine letters, cijfers en streepjes bevatten")),
  name: word,
  latin: v.nullable(v.string()),
  group: word,
  vat: v.union([v.literal(9), v.literal(21), v.literal("voucher")], "moet 9, 21 of voucher zijn"),
  facets: v.record(
    v.string(),
    v.union([v.string(), v.boolean(), v.number(), v.array(v.union([v.string(), v.number()]))]),
  ),
  facts: v.objectWithRest({ plant: v.optional(word), grownAs: v.optional(word) }, v.unknown()),
  calendar: v.optional(
    v.object({ plant: months, bloom: months, prune: months, feed: months, sow: months, harvest: months }),
    {},
  ),
  texts: v.object({
    summary: word,
    description: word,
    care: list,
    goodToKnow: v.optional(v.string(), ""),
    title: v.optional(v.string()),
    meta: v.optional(v.string()),
    searchWords: v.optional(v.array(v.string())),
  }),
  pictures: v.optional(
    v.array(
      v.object({
        key: word,
        view: word,
        width: v.number(),
        height: v.number(),
        colour: v.string(),
        alt: v.string(),
        photo: v.optional(count),
        arranged: v.optional(v.boolean()),
      }),
    ),
    [],
  ),
  tiers: v.nullable(v.string()),
  withdrawal: v.picklist(["yes", "cut-to-size", "perishable"], "moet yes, cut-to-size of perishable zijn"),
  passport: v.boolean("moet true of false zijn"),
  gpsr: v.nullable(v.string()),
  ctgb: v.nullable(v.string()),
  warnings: list,
  belongsWith: list,
  alternatives: list,
  articles: list,
  popularity: v.optional(count, 0),
  listed: v.optional(v.boolean("moet true of false zijn"), true),
  listedFrom: v.optional(v.nullable(v.pipe(v.string(), v.isoDate("moet een dag zijn, zoals 2026-11-15"))), null),
  archived: v.optional(v.boolean("moet true of false zijn"), false),
  shelves: v.optional(v.nullable(v.object({ also: list, not: list })), null),
  addedOn: v.pipe(v.string(), v.isoDate("moet een dag zijn, zoals 2026-11-15")),
  variants: v.array(variant),
});

export const PRODUCT_TEXT = ["slug", "name", "group", "withdrawal", "addedOn"] as const;
export const PRODUCT_MAYBE = ["latin", "tiers", "gpsr", "ctgb", "listedFrom"] as const;
export const PRODUCT_JSON = [
  "facets",
  "facts",
  "calendar",
  "texts",
  "pictures",
  "warnings",
  "belongsWith",
  "alternatives",
  "articles",
  "popularity",
  "passport",
  "listed",
  "archived",
  "shelves",
] as const;
export const VARIANT_TEXT = ["sku", "label", "form", "delivery"] as const;
export const VARIANT_JSON = [
  "heightMin",
  "heightMax",
  "pot",
  "priceCents",
  "wasCents",
  "weightG",
  "season",
  "perMetre",
  "unit",
  "extra",
  "place",
  "stock",
] as const;
export const COLUMNS: string[] = [
  ...PRODUCT_TEXT,
  ...PRODUCT_MAYBE,
  "vat",
  ...PRODUCT_JSON,
  ...VARIANT_TEXT,
  ...VARIANT_JSON,
];
