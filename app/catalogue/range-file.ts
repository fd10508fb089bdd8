import * as v from "valibot";
import { legalFaults } from "./autopilot.ts";
import { readCsv, writeCsv } from "./csv.ts";
import type { Product } from "./product.ts";

export type Fault = { row: number; fault: string };
export type ReadRange = { products: Product[]; faults: Fault[] };

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
  delivery: v.picklist(
    ["brievenbus", "pakket", "pakket-xl", "pallet"],
    "moet brievenbus, pakket, pakket-xl of pallet zijn",
  ),
  season: v.nullable(v.tuple([v.string(), v.string()])),
  perMetre: v.optional(perMetre, null),
  unit: v.nullable(v.object({ amount: v.number(), of: v.picklist(["l", "kg", "m2", "m", "stuk"]) })),
  extra: v.optional(v.record(v.string(), v.unknown()), {}),
  stock: count,
});

const product = v.object({
  slug: v.pipe(word, v.regex(/^[a-z0-9-]+$/, "mag alleen kleine letters, cijfers en streepjes bevatten")),
  name: word,
  latin: v.nullable(v.string()),
  group: word,
  vat: v.union([v.literal(9), v.literal(21), v.literal("voucher")], "moet 9, 21 of voucher zijn"),
  facets: v.record(
    v.string(),
    v.union([v.string(), v.boolean(), v.number(), v.array(v.union([v.string(), v.number()]))]),
  ),
  facts: v.record(v.string(), v.unknown()),
  calendar: v.object({ plant: months, bloom: months, prune: months, feed: months, sow: months, harvest: months }),
  texts: v.object({ summary: word, description: word, care: list, goodToKnow: v.optional(v.string(), "") }),
  pictures: v.optional(
    v.array(
      v.object({ key: word, view: word, width: v.number(), height: v.number(), colour: v.string(), alt: v.string() }),
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
  addedOn: v.pipe(v.string(), v.isoDate("moet een dag zijn, zoals 2026-11-15")),
  variants: v.array(variant),
});

/** A file of the owner becomes products; whatever is wrong is named with its row. */
export function readRangeFile(text: string, kind: "csv" | "json"): ReadRange {
  const faults: Fault[] = [];
  const raw = kind === "csv" ? fromCsv(text, faults) : fromJson(text, faults);
  const products: Product[] = [];
  const slugs = new Map<string, number>();
  const skus = new Map<string, number>();
  for (const { row, sizes, value } of raw) {
    const read = v.safeParse(product, value);
    if (!read.success) {
      for (const issue of read.issues) {
        const path = v.getDotPath(issue) ?? "product";
        const size = sizes?.[Number(/^variants\.(\d+)\./.exec(path)?.[1])];
        faults.push({
          row: size ?? row,
          fault: `${size ? path.replace(/^variants\.\d+\./, "") : path} ${issue.message}`,
        });
      }
      continue;
    }
    const whole = {
      ...read.output,
      variants: read.output.variants.map((one) => ({ ...one, product: read.output.slug })),
    } as Product;
    faults.push(...legalFaults(whole).map((fault) => ({ row, fault })), ...twice(slugs, whole.slug, row));
    faults.push(...whole.variants.flatMap(({ sku }) => twice(skus, sku, row)));
    products.push(whole);
  }
  return { products, faults: faults.sort((a, b) => a.row - b.row) };
}

function twice(seen: Map<string, number>, key: string, row: number): Fault[] {
  const before = seen.get(key);
  seen.set(key, row);
  return before === undefined ? [] : [{ row, fault: `${key} staat ook in rij ${before}` }];
}

/** `sizes` are the rows of the variants, where those have rows of their own. */
type Raw = { row: number; sizes?: number[]; value: unknown };

function fromJson(text: string, faults: Fault[]): Raw[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.map((one: unknown, at) => ({ row: at + 1, value: one }));
    faults.push({ row: 1, fault: "het bestand moet een lijst van producten zijn" });
  } catch (error) {
    faults.push({ row: 1, fault: `geen leesbare JSON: ${String(error)}` });
  }
  return [];
}

const PRODUCT_TEXT = ["slug", "name", "group", "withdrawal", "addedOn"] as const;
const PRODUCT_MAYBE = ["latin", "tiers", "gpsr", "ctgb"] as const;
const PRODUCT_JSON = [
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
] as const;
const VARIANT_TEXT = ["sku", "label", "form", "delivery"] as const;
const VARIANT_JSON = [
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

/** One row per size; rows with the same slug are one product, whose own columns are read from the first of them. */
function fromCsv(text: string, faults: Fault[]): Raw[] {
  const found = new Map<
    string,
    { row: number; sizes: number[]; value: Record<string, unknown> & { variants: unknown[] } }
  >();
  for (const { row, cells } of readCsv(text)) {
    const json = (name: string): unknown => {
      const cell = cells[name]?.trim() ?? "";
      if (cell === "") return null;
      try {
        return JSON.parse(cell);
      } catch {
        if (name === "pot") return cell;
        faults.push({ row, fault: `${name} is niet leesbaar: ${cell.slice(0, 40)}` });
        return undefined;
      }
    };
    const slug = cells.slug ?? "";
    if (!found.has(slug)) {
      const own: Record<string, unknown> = {};
      for (const name of PRODUCT_TEXT) own[name] = cells[name] ?? "";
      for (const name of PRODUCT_MAYBE) own[name] = cells[name] || null;
      for (const name of PRODUCT_JSON) own[name] = json(name) ?? undefined;
      own.vat = cells.vat === "voucher" ? "voucher" : Number(cells.vat);
      found.set(slug, { row, sizes: [], value: { ...own, variants: [] } });
    }
    const size: Record<string, unknown> = {};
    for (const name of VARIANT_TEXT) size[name] = cells[name] ?? "";
    for (const name of VARIANT_JSON) size[name] = json(name);
    size.extra ??= {};
    found.get(slug)?.value.variants.push(size);
    found.get(slug)?.sizes.push(row);
  }
  return [...found.values()];
}

export function writeRangeFile(products: Product[], kind: "csv" | "json"): string {
  const plain = products.map(({ variants, ...own }) => ({
    ...own,
    variants: variants.map(({ product: _of, ...size }) => size),
  }));
  if (kind === "json") return `${JSON.stringify(plain, null, 1)}\n`;
  const rows = plain.flatMap(({ variants, ...own }) =>
    variants.map((size) => ({
      ...Object.fromEntries([...PRODUCT_TEXT, ...PRODUCT_MAYBE].map((name) => [name, own[name] ?? ""])),
      vat: String(own.vat),
      ...Object.fromEntries(PRODUCT_JSON.map((name) => [name, JSON.stringify(own[name])])),
      ...Object.fromEntries(VARIANT_TEXT.map((name) => [name, size[name]])),
      ...Object.fromEntries(VARIANT_JSON.map((name) => [name, size[name] === null ? "" : JSON.stringify(size[name])])),
    })),
  );
  return writeCsv(COLUMNS, rows);
}
