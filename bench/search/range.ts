import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ProductSource, toSearchDocument, type VariantSource } from "../../app/search/document.ts";
import type { SearchDocument } from "../../app/search/search-document.ts";
import { tokenize } from "../../app/search/dutch/tokenize.ts";
import { quantitiesIn } from "../../app/search/dutch/sizes.ts";

type Values = Record<string, string | string[] | boolean | number | null>;
interface Planned {
  slug: string;
  name: string;
  latin: string | null;
  group: string;
  size: string;
  price: number;
  material?: string;
  attrs: Values;
}
interface Category {
  path: string;
  title: string;
  parent: string | null;
  rule?: { groups?: string[]; where?: Record<string, string | string[] | boolean> };
}

const root = join(import.meta.dirname, "../..");
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

export interface RangeProduct {
  source: ProductSource;
  document: SearchDocument;
}

/** The range as search documents; `plan` is a folder with product-plan.json and categories.json. */
export function readPlan(folder: string): RangeProduct[] {
  const { products } = readJson(join(folder, "product-plan.json")) as { products: Planned[] };
  const { categories } = readJson(join(folder, "categories.json")) as { categories: Category[] };
  const texts = readTexts();
  return products.map((planned, at) => {
    const source = fromPlan(planned, at, categories, texts.get(planned.slug));
    return { source, document: toSearchDocument(source) };
  });
}

function readTexts(): Map<string, string> {
  const folder = join(root, "range/texts");
  const texts = new Map<string, string>();
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch {
    return texts;
  }
  for (const name of names) {
    const content = readJson(join(folder, name)) as Record<string, { summary?: string; description?: string }>;
    for (const [slug, text] of Object.entries(content))
      texts.set(slug, [text.summary, text.description].filter(Boolean).join(" "));
  }
  return texts;
}

function fromPlan(
  planned: Planned,
  at: number,
  categories: Category[],
  description: string | undefined,
): ProductSource {
  const { eindhoogte_cm, winterhard_c, minTemp_c, spec, extra, ...facets } = planned.attrs;
  const sizes = planned.latin
    ? quantitiesIn(tokenize(planned.size), planned.size, "cm").filter(({ unit }) => unit === "cm")
    : [];
  const height = sizes.at(-1);
  const variant: VariantSource = {
    priceCents: Math.round(planned.price * 100),
    label: planned.size,
    available: true,
    ...(height && { heightCm: [height.min, height.max] }),
  };
  const title = new Map(categories.map((category) => [category.path, category.title]));
  return {
    slug: planned.slug,
    name: planned.name,
    latin: planned.latin,
    group: planned.group,
    facets,
    keywords: [extra, planned.material, spec]
      .flat()
      .filter((word): word is string => typeof word === "string" && !/\d/.test(word)),
    ...(description && { description }),
    ...(typeof eindhoogte_cm === "number" && { finalHeightCm: eindhoogte_cm }),
    variants: [variant],
    // Without sales yet, the order of the plan stands for popularity: staples come first in each group.
    popularity: 1000 - (at % 60),
    categories: categories
      .filter((category) => fits(category, planned))
      .map(({ path, title: own, parent }) => ({ path, title: own, parents: parent ? [title.get(parent) ?? ""] : [] })),
  };
}

export function fits({ rule }: Category, planned: { group: string; attrs: Values }): boolean {
  if (!rule || (rule.groups && !rule.groups.includes(planned.group))) return false;
  if (!rule.groups && !rule.where) return false;
  return Object.entries(rule.where ?? {}).every(([name, wanted]) => {
    const own = [planned.attrs[name] ?? []].flat();
    if (wanted === "*") return own.length > 0;
    return [wanted].flat().some((value) => own.includes(value));
  });
}

/** The range of this project, or while it is being made the plan it is made from (RANGE_PLAN names its folder). */
export function readRange(): SearchDocument[] {
  return readPlan(process.env.RANGE_PLAN ?? join(root, "range")).map(({ document }) => document);
}
