import { eanOf } from "#catalogue/product/ean.ts";
import type { Facets, Product, Variant } from "#catalogue/product/product.ts";
import { money, toGrid } from "../../range/grid.ts";

/** What a product is, field by field, as text: what a form shows, sends back, and two people can differ about. */
export const OWN = [
  "name",
  "latin",
  "group",
  "vat",
  "tiers",
  "withdrawal",
  "passport",
  "gpsr",
  "ctgb",
  "warnings",
  "popularity",
  "plant",
  "grownAs",
  "facets",
  "summary",
  "description",
  "care",
  "goodToKnow",
  "title",
  "meta",
  "searchWords",
  "belongsWith",
  "alternatives",
  "articles",
  "also",
  "not",
  "state",
  "from",
] as const;
export const CELLS = [
  "sku",
  "label",
  "form",
  "price",
  "sale",
  "stock",
  "weight",
  "delivery",
  "heightMin",
  "heightMax",
  "pot",
  "ean",
  "place",
  "opens",
  "closes",
  "single",
  "double",
  "amount",
  "of",
] as const;
export type Own = (typeof OWN)[number];
export type Cell = (typeof CELLS)[number];
/** `key` is the code under which the shop knows the size; a new one has none yet. */
export type SizeForm = { key: string; cells: Record<Cell, string> };
export type Form = { own: Record<Own, string>; sizes: SizeForm[] };

const number = (value: number | null | undefined): string => (value == null ? "" : String(value).replace(".", ","));
const lines = (list: readonly string[] | undefined): string => (list ?? []).join("\n");

/** What the record of a plant makes of these is never the product's own. */
const OF_THE_RECORD = new Set([
  "bladhoudend",
  "eindhoogte",
  "winterhardheid",
  "groeisnelheid",
  "aantal_per_meter",
  "standplaats",
  "bloeimaand",
  "bloemkleur",
  "grondsoort",
  "lichtbehoefte",
  "waterbehoefte",
  "huisdierveilig",
]);
/** Made by the shop itself whenever a product is saved. */
const OF_THE_SHOP = new Set(["aanbieding"]);

export const isOwnFacet = (name: string, hasRecord: boolean): boolean =>
  !OF_THE_SHOP.has(name) && !(hasRecord && OF_THE_RECORD.has(name));

function sayFacets(facets: Facets, hasRecord: boolean): string {
  const own = Object.entries(facets).filter(([name]) => isOwnFacet(name, hasRecord));
  return own
    .map(
      ([name, value]) => `${name}: ${typeof value === "boolean" ? (value ? "ja" : "nee") : [value].flat().join(" | ")}`,
    )
    .join("\n");
}

/** "10-15" → "15-10": months come second in Dutch. */
export const turnDay = (day: string): string => day.split("-").toReversed().join("-");

export function toForm(product: Product): Form {
  const { texts, facts, shelves } = product;
  const own: Form["own"] = {
    name: product.name,
    latin: product.latin ?? "",
    group: product.group,
    vat: String(product.vat),
    tiers: product.tiers ?? "",
    withdrawal: product.withdrawal,
    passport: product.passport ? "ja" : "",
    gpsr: product.gpsr ?? "",
    ctgb: product.ctgb ?? "",
    warnings: lines(product.warnings),
    popularity: String(product.popularity),
    plant: facts.plant ?? "",
    grownAs: facts.grownAs ?? "",
    facets: sayFacets(product.facets, facts.plant !== undefined),
    summary: texts.summary,
    description: texts.description,
    care: lines(texts.care),
    goodToKnow: texts.goodToKnow,
    title: texts.title ?? "",
    meta: texts.meta ?? "",
    searchWords: (texts.searchWords ?? []).join(", "),
    belongsWith: lines(product.belongsWith),
    alternatives: lines(product.alternatives),
    articles: lines(product.articles),
    also: lines(shelves?.also),
    not: lines(shelves?.not),
    state: product.listed ? "winkel" : product.listedFrom ? "gepland" : "concept",
    from: product.listedFrom ?? "",
  };
  return { own, sizes: product.variants.map(sizeForm) };
}

function sizeForm(size: Variant): SizeForm {
  const { priceCents, saleCents } = toGrid(size);
  return {
    key: size.sku,
    cells: {
      sku: size.sku,
      label: size.label,
      form: size.form,
      price: money(priceCents),
      sale: money(saleCents),
      stock: String(size.stock),
      weight: number(size.weightG / 1000),
      delivery: size.delivery,
      heightMin: number(size.heightMin),
      heightMax: number(size.heightMax),
      pot: size.pot ?? "",
      ean: eanOf(size) ?? "",
      place: size.place ?? "",
      opens: size.season ? turnDay(size.season[0]) : "",
      closes: size.season ? turnDay(size.season[1]) : "",
      single: number(size.perMetre?.single),
      double: number(size.perMetre?.double),
      amount: number(size.unit?.amount),
      of: size.unit?.of ?? "",
    },
  };
}

/** A size that nobody filled in yet; what its neighbours share is there already. */
export function emptySize(like: SizeForm | undefined): SizeForm {
  const cells = Object.fromEntries(CELLS.map((cell) => [cell, ""])) as SizeForm["cells"];
  const { form = "pot", delivery = "pakket", opens = "", closes = "", place = "" } = like?.cells ?? {};
  return { key: "", cells: { ...cells, form, delivery, opens, closes, place, stock: "0" } };
}
