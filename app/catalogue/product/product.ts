import type { Day } from "#kit/day.ts";
import { type Cents, lessPercent } from "#kit/money.ts";
import type { VatClass } from "#kit/vat.ts";
import type { Watering } from "../plants/plant.ts";

/** How a line says that it is a free sample of a roll, not the roll itself. */
export const SAMPLE = "staal";

export type Facets = Record<string, string | string[] | boolean>;
export type Harm = "none" | "mild" | "severe" | "unknown";
export type Facts = {
  /** The record of the plant, and the shape it was trained in; what the record knows is made from it. */
  plant?: string;
  grownAs?: string;
  finalHeightCm?: number | null;
  finalWidthCm?: number | null;
  growthCmPerYear?: number | null;
  hardinessC?: number | null;
  minTempC?: number | null;
  perMetre?: PerMetre | null;
  perM2?: number | null;
  toxicity?: { human: Harm; cat: Harm; dog: Harm; horse: Harm; rabbit?: Harm } | null;
  native?: boolean;
  bees?: boolean;
  butterflies?: boolean;
  birds?: boolean;
  scented?: boolean;
  edible?: boolean;
  family?: string | null;
  autumnColour?: string | null;
  water?: string;
  watering?: Watering;
  light?: string[];
  material?: string | null;
  dimensionsCm?: number[] | null;
  volumeL?: number | null;
  unit?: string;
  pileMm?: number;
  sowDepthCm?: number;
};
export type Calendar = Record<"plant" | "bloom" | "prune" | "feed" | "sow" | "harvest", number[]>;
export type Picture = {
  key: string;
  /** What a drawing shows, or `photo`. */
  view: string;
  width: number;
  height: number;
  colour: string;
  alt: string;
  /** A photograph, by its number; a drawing has none. */
  photo?: number | undefined;
  /** The owner put the pictures of this product in order. */
  arranged?: boolean | undefined;
};
export type ProductText = {
  summary: string;
  description: string;
  care: string[];
  goodToKnow: string;
  /** What a search engine shows, where the shop's own words do not do. */
  title?: string;
  meta?: string;
  /** Other names by which people look for it. */
  searchWords?: string[];
};
export type Shelves = { also: string[]; not: string[] };
export type PerMetre = { single: number; double: number | null };
export type Unit = { amount: number; of: "l" | "kg" | "m2" | "m" | "stuk" };
export type DeliveryClass = "brievenbus" | "pakket" | "pakket-xl" | "pallet";
export type Tier = { from: number; percent: number };
export type CategoryRule = {
  groups?: string[];
  where?: Record<string, string | boolean | (string | boolean)[]>;
  also?: string[];
  not?: string[];
};
export type CategoryText = {
  title: string;
  description: string;
  h1: string;
  intro: string;
  tip: string;
  /** The months in which the tip is true; all year when left out. */
  tipMonths?: number[];
  faq: { q: string; a: string }[];
  body: string;
};

export type Variant = {
  sku: string;
  product: string;
  label: string;
  form: string;
  heightMin: number | null;
  heightMax: number | null;
  pot: string | null;
  priceCents: Cents;
  wasCents: Cents | null;
  weightG: number;
  delivery: DeliveryClass;
  season: [string, string] | null;
  perMetre: PerMetre | null;
  unit: Unit | null;
  extra: Record<string, unknown>;
  /** Where it stands in the nursery. */
  place?: string | null;
  stock: number;
};

export type Product = {
  slug: string;
  name: string;
  latin: string | null;
  group: string;
  vat: VatClass;
  facets: Facets;
  facts: Facts;
  calendar: Calendar;
  texts: ProductText;
  pictures: Picture[];
  tiers: string | null;
  withdrawal: "yes" | "cut-to-size" | "perishable";
  passport: boolean;
  gpsr: string | null;
  ctgb: string | null;
  warnings: string[];
  belongsWith: string[];
  alternatives: string[];
  articles: string[];
  popularity: number;
  /** On sale; what is not keeps its history and can come back. */
  listed: boolean;
  listedFrom?: Day | null;
  archived?: boolean | null;
  shelves?: Shelves | null;
  addedOn: Day;
  variants: Variant[];
};

/** What a list shows of a product; small, because a page carries many. */
export type Card = {
  slug: string;
  name: string;
  latin: string | null;
  picture: { key: string; alt: string } | null;
  fromCents: Cents;
  oneVariant: boolean;
  /** The variant the plus button adds: the cheapest that is in stock. */
  sku: string | null;
  /** The size that was asked for: the product opens on it. */
  opensOn?: string;
  reduced: { wasCents: Cents; lowest30Cents: Cents } | null;
  tier: { count: number; cents: Cents } | null;
  /** The price is that of a square metre. */
  byArea?: true;
  traits: {
    icon: "hoogte" | "groenblijvend" | "zon" | "halfschaduw" | "schaduw";
    text: string;
  }[];
  toxic: boolean;
  soldOut: boolean;
  /** Seasons of the variants in stock; empty when one of them has none. */
  seasons: [string, string][];
  plantMonths: number[];
};

/** The price of one at a quantity: the highest step that is reached. */
export function tierPrice(unitCents: Cents, tiers: Tier[], quantity: number): Cents {
  const reached = tiers.filter((tier) => quantity >= tier.from).at(-1);
  return reached ? lessPercent(unitCents, reached.percent) : unitCents;
}

/** The next step down, and how many more it takes. */
export function nextTier(
  unitCents: Cents,
  tiers: Tier[],
  quantity: number,
): { more: number; cents: Cents } | undefined {
  const next = tiers.find((tier) => tier.from > quantity);
  return next && { more: next.from - quantity, cents: lessPercent(unitCents, next.percent) };
}

/** How many go in a metre of hedge, from the fewest to the most over the sizes; by the sizes first, as those are sold. */
export function perMetreRange({ facts, variants }: Pick<Product, "facts" | "variants">): [number, number] | undefined {
  const own = variants.flatMap(({ perMetre }) => perMetre?.single ?? []);
  const known = own.length ? own : facts.perMetre ? [facts.perMetre.single] : [];
  return known.length ? [Math.min(...known), Math.max(...known)] : undefined;
}

const harms = (harm: Harm | undefined) => harm === "mild" || harm === "severe";

export function isToxic({ toxicity }: Facts): boolean {
  return toxicity != null && (["human", "cat", "dog", "horse"] as const).some((who) => harms(toxicity[who]));
}

/** People know better than to eat a hedge; a cat, a dog or a horse does not. */
export const isToxicToPets = ({ toxicity }: Facts): boolean =>
  toxicity != null && (["cat", "dog", "horse"] as const).some((animal) => harms(toxicity[animal]));

type Placed = Pick<Product, "slug" | "group" | "facets" | "shelves">;

/** Whether a product stands in a category: by hand, or else by the category's rule. */
export function standsIn({ slug, rule }: { slug: string; rule: CategoryRule }, product: Placed): boolean {
  if (product.shelves?.not.includes(slug)) return false;
  return product.shelves?.also.includes(slug) || fits(rule, product);
}

/** Whether a rule of a category takes a product in. */
export function fits(rule: CategoryRule, product: Pick<Product, "slug" | "group" | "facets">): boolean {
  if (rule.not?.includes(product.slug)) return false;
  if (rule.also?.includes(product.slug)) return true;
  if (!rule.groups && !rule.where) return false;
  if (rule.groups && !rule.groups.includes(product.group)) return false;
  return Object.entries(rule.where ?? {}).every(([facet, wanted]) => {
    const has = product.facets[facet];
    if (has === undefined) return false;
    const values: (string | boolean)[] = Array.isArray(has) ? has : [has];
    const any = Array.isArray(wanted) ? wanted : [wanted];
    return any.includes("*") ? values.length > 0 && values[0] !== false : any.some((one) => values.includes(one));
  });
}
