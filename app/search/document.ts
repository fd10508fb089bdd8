import type { SearchDocument } from "./search-document.ts";
import { type Quantity, quantitiesIn } from "./dutch/sizes.ts";
import { tokenize } from "./dutch/tokenize.ts";

/** What search needs of a product; the range, the database and tests all can give it. */
export interface ProductSource {
  slug: string;
  name: string;
  latin?: string | null;
  group: string;
  facets: Record<string, string | string[] | boolean | number | null>;
  /** other words for it: synonyms, material, uses */
  synonyms?: string[];
  keywords?: string[];
  description?: string;
  finalHeightCm?: number;
  variants: VariantSource[];
  popularity: number;
  rating?: number;
  added?: number;
  /** titles and place in the tree */
  categories?: { title: string; path: string; parents: string[] }[];
  picture?: string;
}

export interface VariantSource {
  sku?: string;
  ean?: string;
  label?: string;
  priceCents: number;
  /** height on delivery */
  heightCm?: number | [number, number];
  potCm?: number;
  available: boolean;
}

const asWords = (value: string | string[] | boolean | number | null): string[] => {
  if (Array.isArray(value)) return value.map(String);
  if (value === null || value === false) return [];
  return [value === true ? "Ja" : String(value)];
};

/** Makes the search document of a product; pure, so the same product always gives the same document. */
export function toSearchDocument(product: ProductSource): SearchDocument {
  const facets: Record<string, string[]> = { groep: [product.group] };
  for (const [name, value] of Object.entries(product.facets)) {
    const values = asWords(value);
    if (values.length > 0) facets[name] = values;
  }
  if (facets.huisdierveilig?.[0] === "Ja") facets.eigenschap = withValue(facets.eigenschap, "Huisdierveilig");
  const categories = product.categories ?? [];
  const level0 = categories.map(({ title, parents }) => parents[0] ?? title);
  const level1 = categories
    .filter(({ parents }) => parents.length > 0)
    .map(({ title, parents }) => `${parents[0]} > ${title}`);
  if (level0.length > 0) facets.categorie_lvl0 = [...new Set(level0)];
  if (level1.length > 0) facets.categorie_lvl1 = [...new Set(level1)];
  const prices = product.variants.map(({ priceCents }) => priceCents / 100);
  const heights = product.variants.flatMap(({ heightCm }) => (heightCm === undefined ? [] : heightCm));
  const numbers: Record<string, number[]> = { prijs: prices.length > 0 ? [Math.min(...prices)] : [] };
  if (product.finalHeightCm !== undefined) numbers.eindhoogte_cm = [product.finalHeightCm];
  if (heights.length > 0) numbers.hoogte = heights;
  if (product.rating !== undefined) numbers.beoordeling = [product.rating];
  const soort = facets.soort?.[0];
  return {
    id: product.slug,
    slug: product.slug,
    name: product.name,
    ...(product.latin && { latin: product.latin }),
    ...(soort !== undefined && { soort }),
    ...(product.synonyms && { synonyms: product.synonyms }),
    ...(product.keywords && { keywords: product.keywords }),
    ...(product.description !== undefined && { description: product.description }),
    categories: categories.map(({ title }) => title),
    codes: product.variants.flatMap(({ sku, ean }) => [sku, ean].filter((code) => code !== undefined)),
    facets,
    numbers,
    quantities: quantitiesOf(product),
    popularity: product.popularity,
    availableNow: product.variants.some(({ available }) => available),
    ...(product.added !== undefined && { added: product.added }),
    shown: { prijs: numbers.prijs?.[0], ...(product.picture !== undefined && { picture: product.picture }) },
  };
}

const withValue = (values: string[] | undefined, value: string): string[] =>
  values?.includes(value) ? values : [...(values ?? []), value];

/** Every size somebody may ask for: of the variants, of the pot, and those in the name. */
function quantitiesOf(product: ProductSource): Quantity[] {
  const found: Quantity[] = [];
  const add = (one: Quantity): void => {
    if (!found.some((other) => other.unit === one.unit && other.min === one.min && other.max === one.max))
      found.push(one);
  };
  for (const variant of product.variants) {
    const { heightCm, potCm, label } = variant;
    if (heightCm !== undefined)
      add(
        Array.isArray(heightCm)
          ? { unit: "cm", min: heightCm[0], max: heightCm[1] }
          : { unit: "cm", min: heightCm, max: heightCm },
      );
    if (potCm !== undefined) add({ unit: "cm", min: potCm, max: potCm });
    if (label) for (const one of quantitiesIn(tokenize(label), label, "cm")) add(one);
  }
  for (const one of quantitiesIn(tokenize(product.name), product.name, "cm")) add(one);
  return found;
}
