import { readdirSync, readFileSync } from "node:fs";

export type Values = string | number | boolean | null | (string | number)[];
type Variant = {
  sku: string;
  label: string;
  form: string;
  heightCm: [number, number] | null;
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
type Hedge = { slug: string; sizes: { sku: string; perMetre: { single: number; double: number | null } }[] };

const read = <T>(name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8")) as T;
export const products = readdirSync(new URL("products/", import.meta.url)).flatMap((file) =>
  read<Product[]>(`products/${file}`),
);
export const categories = read<Category[]>("categories.json");
export const rules = read<Rules>("rules.json");
export const hedges = read<Hedge[]>("hedges.json");
export const { facets, facetSets, menuGroups } = read<{
  facets: Record<string, Facet>;
  facetSets: Record<string, string[]>;
  menuGroups: { hub: string; columns: { path: string }[] }[];
}>("facets.json");
