import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FacetSource, type ProductSource, toSearchDocument } from "#search/document.ts";
import type { SearchDocument } from "#search/search-document.ts";
import { products as goods } from "../../range/range.ts";

interface Category {
  path: string;
  slug: string;
  facetSet: string;
  title: string;
  parent: string | null;
  rule?: { groups?: string[]; where?: Record<string, string | boolean | string[]>; also?: string[] };
}

const folder = join(import.meta.dirname, "../../range");
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), "utf8"));
const readAll = <T>(name: string): T[] =>
  readdirSync(join(folder, name)).map((file) => readJson(`${name}/${file}`) as T);

export const readCategories = (): Category[] => readJson("categories.json") as Category[];

/** The range of the shop as search documents, as they stand on a day in November. */
export function readRange(today = "2026-11-15"): SearchDocument[] {
  const products = goods as unknown as ProductSource[];
  const categories = readCategories();
  const titles = new Map(categories.map(({ path, title }) => [path, title]));
  const texts = Object.assign(
    {},
    ...readAll<Record<string, { summary?: string; description?: string }>>("texts"),
  ) as Record<string, { summary?: string; description?: string }>;
  return products.map((product) => {
    const inside = categories.filter((category) => fits(category, product));
    const text = texts[product.slug];
    return toSearchDocument(
      { ...product, facets: { ...product.facets, in_categorie: inside.map(({ slug }) => slug) } },
      {
        today,
        ...(text && { description: [text.summary, text.description].filter(Boolean).join(" ") }),
        categories: inside.map(({ title, parent }) => ({ title, parents: parent ? [titles.get(parent) ?? ""] : [] })),
      },
    );
  });
}

function fits({ rule }: Category, product: { slug: string; group: string; facets: FacetSource }): boolean {
  if (!rule) return false;
  if (rule.also?.includes(product.slug)) return true;
  if ((rule.groups && !rule.groups.includes(product.group)) || (!rule.groups && !rule.where)) return false;
  return Object.entries(rule.where ?? {}).every(([name, wanted]) => {
    const own = [product.facets[name] ?? []].flat();
    return wanted === "*" ? own.length > 0 : [wanted].flat().some((value) => own.includes(value as string));
  });
}
