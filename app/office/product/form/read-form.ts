import { isDay } from "#kit/day.ts";
import type { Facets, Product, Variant } from "#catalogue/product/product.ts";
import type { ProductFault } from "#catalogue/product/product-faults.ts";
import { officeProduct } from "#texts/office/range/product.ts";
import { fromGrid } from "../../range/grid.ts";
import { readEuros } from "../../say.ts";
import { type Cell, type Form, isOwnFacet, type Own, type SizeForm, turnDay } from "./product-form.ts";
import { cellName } from "./sent-form.ts";

const say = officeProduct.problems;
type Errors = Record<string, string[]>;
export type ReadForm = { product: Product; errors: Errors };

const list = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
const decimal = (text: string): number => Number(text.replace(",", "."));

/** The product that a form means; what no field shows, such as the pictures, stays as it was. */
export function fromForm({ own, sizes }: Form, now: Product): ReadForm {
  const errors: Errors = {};
  if (!own.name) errors.name = [say.empty];
  if (own.state === "gepland" && !isDay(own.from)) errors.from = [say.day];
  if (!/^\d{0,6}$/.test(own.popularity)) errors.popularity = [say.whole];
  const variants = sizes.map((size, at) => readSize(size, at, sizeOf(now, size.key), now.slug, errors));
  const { plant: _plant, grownAs: _shape, ...facts } = now.facts;
  const { title: _title, meta: _meta, searchWords: _words, ...texts } = now.texts;
  const words = own.searchWords
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const product: Product = {
    ...now,
    name: own.name,
    latin: own.latin || null,
    group: own.group,
    vat: own.vat === "voucher" ? "voucher" : (Number(own.vat) as 9 | 21),
    tiers: own.tiers || null,
    withdrawal: own.withdrawal as Product["withdrawal"],
    passport: own.passport !== "",
    gpsr: own.gpsr || null,
    ctgb: own.ctgb || null,
    warnings: list(own.warnings),
    popularity: Number(own.popularity) || 0,
    facts: {
      ...facts,
      ...(own.plant && { plant: own.plant }),
      ...(own.plant && own.grownAs && { grownAs: own.grownAs }),
    },
    facets: readFacets(own, now.facets, variants, errors),
    texts: {
      ...texts,
      summary: own.summary,
      description: own.description,
      care: list(own.care),
      goodToKnow: own.goodToKnow,
      ...(own.title && { title: own.title }),
      ...(own.meta && { meta: own.meta }),
      ...(words.length > 0 && { searchWords: words }),
    },
    belongsWith: list(own.belongsWith),
    alternatives: list(own.alternatives),
    articles: list(own.articles),
    shelves: own.also || own.not ? { also: list(own.also), not: list(own.not) } : null,
    listed: own.state === "winkel",
    listedFrom: own.state === "gepland" && isDay(own.from) ? own.from : null,
    archived: own.state === "concept" ? (now.archived ?? false) : false,
    variants,
  };
  return { product, errors };
}

const sizeOf = (product: Product, sku: string): Variant | undefined =>
  product.variants.find((one) => sku !== "" && one.sku === sku);

function readSize({ cells }: SizeForm, at: number, was: Variant | undefined, product: string, errors: Errors): Variant {
  const fail = (cell: Cell, sentence: string): void => {
    errors[cellName(at, cell)] ??= [sentence];
  };
  const whole = (cell: Cell): number | null => {
    if (cells[cell] === "") return null;
    if (!/^\d{1,7}$/.test(cells[cell])) fail(cell, say.whole);
    return Number(cells[cell]) || 0;
  };
  const amount = (cell: Cell): number | null => {
    if (cells[cell] === "") return null;
    if (!/^\d{1,5}([.,]\d{1,3})?$/.test(cells[cell])) fail(cell, say.number);
    return decimal(cells[cell]) || 0;
  };
  if (!/^[\w.-]{1,60}$/.test(cells.sku)) fail("sku", say.sku);
  if (!cells.label) fail("label", say.empty);
  const priceCents = readEuros(cells.price);
  const saleCents = cells.sale === "" ? null : readEuros(cells.sale);
  if (!priceCents) fail("price", say.price);
  if (saleCents === undefined || saleCents === 0) fail("sale", say.price);
  else if (saleCents !== null && priceCents && saleCents >= priceCents) fail("sale", say.sale);
  const season =
    cells.opens || cells.closes ? ([turnDay(cells.opens), turnDay(cells.closes)] as [string, string]) : null;
  const [single, unit] = [amount("single"), amount("amount")];
  const double = amount("double");
  if (double !== null && single === null) fail("single", say.half);
  if (unit !== null && !cells.of) fail("of", say.half);
  if (unit === null && cells.of) fail("amount", say.half);
  const { ean: _ean, ...extra } = was?.extra ?? {};
  const stock = whole("stock");
  if (stock === null) fail("stock", say.whole);
  return {
    product,
    ...fromGrid({ sku: cells.sku, priceCents: priceCents ?? 0, saleCents: saleCents ?? null, stock: stock ?? 0 }),
    label: cells.label,
    form: cells.form,
    heightMin: whole("heightMin"),
    heightMax: whole("heightMax"),
    pot: cells.pot || null,
    weightG: Math.round((amount("weight") ?? 0) * 1000),
    delivery: cells.delivery as Variant["delivery"],
    season,
    perMetre: single === null ? null : { single, double },
    unit: unit === null || !cells.of ? null : { amount: unit, of: cells.of as NonNullable<Variant["unit"]>["of"] },
    extra: { ...extra, ...(cells.ean && { ean: cells.ean }) },
    ...((cells.place || was?.place != null) && { place: cells.place || null }),
  };
}

/** "soort: Bamboe" on a line of its own; several values are parted by a bar. */
function readFacets(own: Form["own"], now: Facets, variants: Variant[], errors: Errors): Facets {
  const hasRecord = own.plant !== "";
  const facets: Facets = Object.fromEntries(Object.entries(now).filter(([name]) => !isOwnFacet(name, hasRecord)));
  for (const line of list(own.facets)) {
    const [, name, text] = /^([a-z][a-z0-9_]{0,40}):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || text === undefined) {
      errors.facets = [say.facet(line.slice(0, 40))];
      continue;
    }
    facets[name] = facetOf(name, text, now[name]);
  }
  return { ...facets, aanbieding: variants.some(({ wasCents }) => wasCents !== null) };
}

function facetOf(name: string, text: string, now: Facets[string] | undefined): Facets[string] {
  const values = text
    .split("|")
    .map((one) => one.trim())
    .filter(Boolean);
  // Search measures by these.
  if (name.startsWith("maat_")) return values.map(decimal).filter(Number.isFinite) as unknown as string[];
  if (/^(ja|nee)$/.test(text)) return text === "ja";
  return Array.isArray(now) || values.length !== 1 ? values : text;
}

const OWN_FIELD: Partial<Record<string, Own>> = { facts: "plant" };
const SIZE_FIELD: Partial<Record<string, Cell>> = {
  weightG: "weight",
  season: "opens",
  extra: "ean",
  unit: "amount",
  perMetre: "single",
};

/** Every fault that the shop finds, in words, beside the field that has to change. */
export function faultsBeside(faults: ProductFault[]): Errors {
  const errors: Errors = {};
  for (const { size, field = "variants", fault } of faults) {
    const name =
      size === undefined
        ? field === "variants"
          ? "sizes"
          : (OWN_FIELD[field] ?? field)
        : cellName(size, SIZE_FIELD[field] ?? field);
    (errors[name] ??= []).push(officeProduct.sayFault(fault));
  }
  return errors;
}
