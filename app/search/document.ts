import { type Quantity, quantitiesIn, type Unit } from "./dutch/sizes.ts";
import { tokenize } from "./dutch/tokenize.ts";
import type { SearchDocument } from "./search-document.ts";
import { saidBySizes, sizesOf } from "./list/size-facts.ts";

export type FacetSource = Record<string, string | number | boolean | null | (string | number)[]>;

/** What search needs of a product; the range, the database and tests all can give it. */
export interface ProductSource {
  slug: string;
  name: string;
  latin?: string | null;
  group: string;
  facets: FacetSource;
  facts?: { finalHeightCm?: number | null; pileMm?: number; material?: string | null; family?: string | null };
  warnings?: string[];
  variants: VariantSource[];
  popularity: number;
  /** average stars, when there are reviews */
  rating?: number;
  /** day as "2026-05-01" */
  addedOn?: string;
}

export interface VariantSource {
  sku: string;
  label?: string;
  form?: string;
  pot?: string | null;
  priceCents: number;
  /** height on delivery */
  heightCm?: [number, number] | null;
  dimensionsCm?: (number | null)[];
  stock: number;
  /** first and last day on which it is sent, as "10-15" */
  season?: [string, string] | null;
  unit?: { amount: number; of: string } | null;
}

export interface DocumentContext {
  /** today as "2026-11-15" */
  today: string;
  description?: string;
  synonyms?: string[];
  /** the categories the product is in, with the titles above them */
  categories?: { title: string; parents: string[] }[];
  shown?: Record<string, unknown>;
}

/** Makes the search document of a product; pure, so the same product on the same day gives the same document. */
export function toSearchDocument(product: ProductSource, context: DocumentContext): SearchDocument {
  const facets = readFacets(product);
  const categories = context.categories ?? [];
  const level0 = categories.map(({ title, parents }) => parents[0] ?? title);
  const level1 = categories
    .filter(({ parents }) => parents.length > 0)
    .map(({ title, parents }) => `${parents[0]} > ${title}`);
  if (level0.length > 0) facets.categorie_lvl0 = [...new Set(level0)];
  if (level1.length > 0) facets.categorie_lvl1 = [...new Set(level1)];
  const soort = facets.soort?.[0];
  const material = product.facts?.material;
  return {
    id: product.slug,
    slug: product.slug,
    name: product.name,
    ...(product.latin && { latin: product.latin }),
    ...(soort !== undefined && { soort }),
    ...(context.synonyms && { synonyms: context.synonyms }),
    ...(material && { keywords: [material] }),
    ...(context.description !== undefined && { description: context.description }),
    categories: categories.map(({ title }) => title),
    codes: product.variants.map(({ sku }) => sku),
    facets,
    numbers: readNumbers(product),
    quantities: readQuantities(product),
    sizes: sizesOf(product.variants, facets),
    popularity: product.popularity,
    availableNow: product.variants.some((variant) => variant.stock > 0 && inSeason(variant.season, context.today)),
    ...(product.addedOn && { added: Math.floor(Date.parse(product.addedOn) / 86_400_000) }),
    ...(context.shown && { shown: context.shown }),
  };
}

/** A season may run over New Year: from 10-15 to 04-15. */
export function inSeason(season: [string, string] | null | undefined, today: string): boolean {
  if (!season) return true;
  const day = today.slice(5);
  const [from, to] = season;
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

function readFacets(product: ProductSource): Record<string, string[]> {
  const facets: Record<string, string[]> = { groep: [product.group] };
  for (const [name, value] of Object.entries(product.facets)) {
    if (name.startsWith("maat_") || value === null || value === false) continue;
    const values = Array.isArray(value) ? value.map(String) : [value === true ? "Ja" : String(value)];
    if (values.length > 0) facets[name] = values;
  }
  // Who warns of thorns has them: some want them, some want none.
  if (product.warnings?.includes("doornen")) facets.tag = [...(facets.tag ?? []), "afwerend"];
  return { ...facets, ...saidBySizes(product.variants) };
}

function readNumbers(product: ProductSource): Record<string, number[]> {
  const prices = product.variants.map(({ priceCents }) => priceCents / 100).sort((a, b) => a - b);
  const heights = product.variants.flatMap(({ heightCm }) => heightCm ?? []);
  const numbers: Record<string, number[]> = { prijs: [...new Set(prices)] };
  if (typeof product.facts?.finalHeightCm === "number") numbers.eindhoogte_cm = [product.facts.finalHeightCm];
  if (heights.length > 0) numbers.hoogte = [...new Set(heights)];
  if (product.rating !== undefined) numbers.beoordeling = [product.rating];
  for (const [name, value] of Object.entries(product.facets)) {
    if (name.startsWith("maat_") && Array.isArray(value)) numbers[name] = value.map(Number).filter(Number.isFinite);
  }
  return numbers;
}

const unitOf: Record<string, Unit> = { kg: "kg", l: "l", L: "l", m2: "m2", st: "st", stuk: "st", stuks: "st", m: "cm" };

/** Every size somebody may ask for: of the variants and in the name. */
function readQuantities(product: ProductSource): Quantity[] {
  const found: Quantity[] = [];
  const add = (unit: Unit, min: number, max = min): void => {
    if (!found.some((other) => other.unit === unit && other.min === min && other.max === max))
      found.push({ unit, min, max });
  };
  const addText = (text: string): void => {
    for (const one of quantitiesIn(tokenize(text), text)) add(one.unit, one.min, one.max);
  };
  for (const { heightCm, dimensionsCm, label, unit } of product.variants) {
    if (heightCm) add("cm", heightCm[0], heightCm[1]);
    for (const size of dimensionsCm ?? []) if (typeof size === "number") add("cm", size);
    if (label) addText(label);
    const of = unit ? unitOf[unit.of] : undefined;
    if (unit && of) add(of, unit.of === "m" ? unit.amount * 100 : unit.amount);
  }
  if (product.facts?.pileMm) add("mm", product.facts.pileMm);
  addText(product.name);
  return found;
}
