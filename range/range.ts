import { readdirSync, readFileSync } from "node:fs";
import { NO_YEAR } from "../app/catalogue/plants/made-calendar.ts";
import { madeFrom } from "../app/catalogue/plants/made-from.ts";
import type { Sold } from "../app/catalogue/plants/sold.ts";
import { plants } from "./plants.ts";

export type Values = string | number | boolean | null | (string | number)[];
type Variant = {
  sku: string;
  label: string;
  form: string;
  heightCm: [number, number] | null;
  perMetre: { single: number; double: number | null } | null;
  priceCents: number;
  wasCents?: number;
  weightG: number;
  delivery: string;
  stock: number;
  season: [string, string] | null;
  unit: { amount: number; of: string } | null;
  vatSplit?: Record<string, number>;
};
export type Product = {
  slug: string;
  name: string;
  latin: string | null;
  group: string;
  vat: number | string;
  facets: Record<string, Values>;
  facts: {
    /** The record in plants/, and the shape it was trained in. */
    plant?: string;
    grownAs?: string;
    finalHeightCm?: number | null;
    finalWidthCm?: number | null;
    growthCmPerYear?: number | null;
    hardinessC?: number | null;
    minTempC?: number | null;
    water?: string;
    toxicity?: Record<string, string> | null;
  };
  calendar: Record<string, number[]>;
  variants: Variant[];
  tiers: string | null;
  withdrawal: string;
  passport: boolean;
  gpsr: string | null;
  warnings: string[];
  belongsWith: string[];
  alternatives: string[];
  articles: string[];
  popularity: number;
  addedOn: string;
};
export type Rule = { groups?: string[]; where?: Record<string, Values>; also?: string[] };
type Category = {
  path: string;
  slug: string;
  parent: string | null;
  kind: string;
  group: string;
  facetSet: string;
  rule: Rule;
  articles: string[];
};
type Facet = { label: string; widget: string; values: unknown };
type DeliveryClass = { key: string; maxLengthCm: number | null; maxWeightG: number | null };
type Rules = {
  kindByGroup: Record<string, string>;
  vatByGroup: Record<string, unknown>;
  bulkTiers: Record<string, { from: number; percent: number }[]>;
  deliveryClasses: DeliveryClass[];
  bannedLatin: string[];
  makers: Record<string, { name: string; address: string; email: string }>;
  warnings: Record<string, string>;
  withdrawal: Record<string, { title: string; text: string }>;
};

const read = <T>(name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8")) as T;
const bySlug = new Map(plants.map((plant) => [plant.slug, plant]));
/** As they stand in their files: without what their records know. */
export const written = readdirSync(new URL("products/", import.meta.url)).flatMap((file) =>
  read<(Omit<Product, "calendar"> & { calendar?: Product["calendar"] })[]>(`products/${file}`),
);
/** The products with what their records know, as a shop has them. */
export const products = written.map((own): Product => {
  const variants = own.variants.map((size) => ({
    ...size,
    perMetre: size.perMetre ?? null,
    heightMin: size.heightCm?.[0] ?? null,
  }));
  const whole = { ...own, calendar: { ...NO_YEAR, ...own.calendar }, variants };
  const record = bySlug.get(own.facts.plant ?? "");
  return record ? (madeFrom(whole as Sold, record) as unknown as Product) : whole;
});
export const categories = read<Category[]>("categories.json");
export const rules = read<Rules>("rules.json");
/** What is sold by the metre of hedge. */
export const hedges = products.filter(({ variants }) => variants.some(({ perMetre }) => perMetre));
export const { facets, facetSets, menuGroups } = read<{
  facets: Record<string, Facet>;
  facetSets: Record<string, string[]>;
  menuGroups: { hub: string; columns: { path: string }[] }[];
}>("facets.json");
