/**
 * Brings the products in line with the records of their plants: `node range/agree.ts` rewrites range/products, and
 * plants.test.ts fails when a product says something else than its record.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { alternativesOf } from "./kin.ts";
import { monthsOf, type Plant, plantOf, type Window } from "./plants.ts";
import type { Product, Values } from "./range.ts";
import { belongsOf } from "./together.ts";

const FOLDER = new URL("products/", import.meta.url);
const MONTHS = "Januari Februari Maart April Mei Juni Juli Augustus September Oktober November December".split(" ");
const HEIGHTS: [number, string][] = [
  [30, "0-30 cm"],
  [60, "30-60 cm"],
  [100, "60-100 cm"],
  [200, "1-2 m"],
  [400, "2-4 m"],
  [800, "4-8 m"],
  [Infinity, "8+ m"],
];
const HARDINESS: [number, string][] = [
  [-20, "Zeer goed (-20 °C en lager)"],
  [-15, "Goed (-15 °C)"],
  [-10, "Matig (-10 °C)"],
  [-5, "Beschutten (-5 °C)"],
  [Infinity, "Niet winterhard"],
];
const GROWTH: [number, string][] = [
  [20, "Traag (0-20 cm)"],
  [40, "Gemiddeld (20-40 cm)"],
  [60, "Snel (40-60 cm)"],
  [Infinity, "Zeer snel (60+ cm)"],
];
const stepOf = (steps: [number, string][], value: number) => steps.find(([most]) => value <= most)?.[1] ?? "";
const isSevere = (harm?: string) => harm === "severe";
const isSafe = ({ toxicity }: Plant) => toxicity.cat === "safe" && toxicity.dog === "safe";

/** When this product may go into the ground: by the forms in which it is sold. */
function plantingMonths({ group, variants }: Product, { plant }: Plant): number[] {
  const spans = variants.flatMap(({ form }): Window[] => {
    if (["gezaagd", "zakje", "rol"].includes(form) || (group === "zaden" && form === "zak")) return [];
    if (form === "blote-wortel" || form === "kluit") return plant[form] ?? [];
    if (form === "zak") return plant.bol ?? [];
    if (form === "stuk") return group === "kerst" ? [] : [...(plant.pot ?? []), ...(plant.kluit ?? [])];
    return plant.pot ?? [];
  });
  return monthsOf(spans);
}

function factsOf({ facts }: Product, plant: Plant): Product["facts"] {
  const { hardiness, size, growthCmPerYear: growth, toxicity, water, wildlife, status } = plant;
  const known: Record<string, unknown> = {
    finalHeightCm: size.heightCm,
    finalWidthCm: size.widthCm,
    [plant.indoor ? "minTempC" : "hardinessC"]: hardiness.lowestC,
    water: water.need,
    native: status.native,
    ...wildlife,
  };
  const own = facts.growthCmPerYear;
  if (own && growth && (own < growth[0] || own > growth[1]))
    known.growthCmPerYear = Math.round((growth[0] + growth[1]) / 2);
  if (facts.toxicity)
    known.toxicity = Object.fromEntries(
      (["human", "cat", "dog", "horse"] as const).map((who) => {
        const harm = toxicity[who];
        // What is not known is treated as harmful: the shop never calls it safe.
        return [who, harm === "safe" ? "none" : harm === "unknown" ? "mild" : harm];
      }),
    );
  const told = Object.entries(facts).map(([key, value]) => [key, value != null && key in known ? known[key] : value]);
  return Object.fromEntries(told) as Product["facts"];
}

function facetsOf({ facets, group }: Product, facts: Product["facts"], plant: Plant): Product["facets"] {
  const { heightCm } = plant.size;
  const { lowestC } = plant.hardiness;
  // Who asks for a plant that is safe for pets often means children too.
  const safe = isSafe(plant) && plant.toxicity.human === "safe";
  const harmful = Object.values(facts.toxicity ?? {}).some((harm) => harm !== "none");
  const known: Record<string, Values> = {
    ...(heightCm && { eindhoogte: stepOf(HEIGHTS, heightCm) }),
    ...(!plant.indoor && lowestC != null && { winterhardheid: stepOf(HARDINESS, lowestC) }),
    ...(facts.growthCmPerYear && { groeisnelheid: stepOf(GROWTH, facts.growthCmPerYear) }),
    ...(plant.bloom.months.length && { bloeimaand: plant.bloom.months.map((month) => MONTHS[month - 1] ?? "") }),
    ...(group !== "vetplanten" && { huisdierveilig: safe }),
  };
  const told = Object.entries(facets).map(([key, value]): [string, Values] => {
    if (key === "eigenschap" && Array.isArray(value) && facts.toxicity)
      return [
        key,
        value.filter((trait) => (trait !== "Giftig bij inname" || harmful) && (trait !== "Huisdierveilig" || safe)),
      ];
    return [key, known[key] ?? value];
  });
  return Object.fromEntries(told);
}

/** The warnings that the toxicity of the record asks for, beside those about thorns, sap and spreading. */
function warningsOf({ warnings }: Product, plant: Plant): string[] {
  const { human, cat, dog, horse, rabbit: _rabbit } = plant.toxicity;
  const kept = warnings.filter((key) => {
    if (key === "giftig" || key === "giftig-huisdier")
      return (!isSafe(plant) && !isSevere(cat) && !isSevere(dog)) || warnings.includes("kat-lelie");
    return key !== "giftig-mens" && key !== "giftig-dier-ernstig";
  });
  const said = kept.some((key) => key.startsWith("giftig") || key === "kat-lelie");
  const severe = (isSevere(cat) || isSevere(dog)) && !kept.includes("giftig-ernstig") && !kept.includes("kat-lelie");
  const harmful = [human, cat, dog, horse].some((harm) => harm !== "safe");
  const added = severe ? ["giftig-dier-ernstig"] : !said && harmful ? [isSafe(plant) ? "giftig-mens" : "giftig"] : [];
  const people =
    isSafe(plant) && human !== "safe" && !added.length && !kept.includes("giftig-delen") ? ["giftig-mens"] : [];
  const toxic = [...added, ...people, ...kept.filter((key) => key.startsWith("giftig"))];
  return [...toxic, ...kept.filter((key) => !key.startsWith("giftig") && (harmful || key !== "kat-lelie"))].filter(
    (key, at, all) => all.indexOf(key) === at && (harmful || !key.startsWith("giftig")),
  );
}

/** The product with everything that its record knows, and with its own company. */
export function agreed(product: Product, all: readonly Product[]): Product {
  const plant = plantOf(product);
  const company = {
    belongsWith: belongsOf(product) ?? product.belongsWith,
    alternatives: alternativesOf(product, all),
  };
  if (!plant) return { ...product, ...company };
  const facts = factsOf(product, plant);
  const gift = product.group === "cadeau";
  const yearly = plant.prune.filter((cut) => cut.yearly).flatMap((cut) => cut.windows);
  // A cut tree and a gift have no year of their own.
  const grown = !gift && Boolean(product.calendar.plant?.length);
  const calendar = {
    ...product.calendar,
    ...(!gift && { plant: plantingMonths(product, plant) }),
    ...(grown && { bloom: plant.bloom.months, prune: monthsOf(yearly), feed: plant.feed, harvest: plant.harvest }),
  };
  return {
    ...product,
    facets: facetsOf(product, facts, plant),
    facts,
    calendar,
    warnings: warningsOf(product, plant),
    ...company,
  };
}

/** Data as the files have it: what fits on one line stands on one. */
function write(value: unknown, depth = 0): string {
  const flat = oneLine(value);
  const plain = value === null || typeof value !== "object";
  if (plain || (depth > 1 && flat.length <= 110)) return flat;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const parts = Array.isArray(value)
    ? value.map((one) => write(one, depth + 1))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${write(one, depth + 1)}`);
  if (Array.isArray(value) && depth > 0 && value.every((one) => one === null || typeof one !== "object")) return flat;
  return parts.length
    ? `${open}\n${parts.map((part) => " ".repeat(depth + 1) + part).join(",\n")}\n${" ".repeat(depth)}${close}`
    : flat;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${oneLine(one)}`);
  return parts.length ? `{ ${parts.join(", ")} }` : "{}";
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const files = readdirSync(FOLDER).map((name) => {
    const file = new URL(name, FOLDER);
    return { file, list: JSON.parse(readFileSync(file, "utf8")) as Product[] };
  });
  const all = files.flatMap(({ list }) => list);
  for (const { file, list } of files) writeFileSync(file, `${write(list.map((one) => agreed(one, all)))}\n`);
}
