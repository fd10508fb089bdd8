/**
 * The company of each product: "Hoort erbij" and "Lijkt erop", from what the records say. `node range/company.ts`
 * writes both lists into range/products, and plants.test.ts fails when they are others.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { alternativesOf } from "./kin.ts";
import { type Product, products } from "./range.ts";
import { belongsOf } from "./together.ts";

const FOLDER = new URL("products/", import.meta.url);

export const companyOf = (product: Product): Pick<Product, "belongsWith" | "alternatives"> => ({
  belongsWith: belongsOf(product) ?? product.belongsWith,
  alternatives: alternativesOf(product, products),
});

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
  const company = new Map(products.map((product) => [product.slug, companyOf(product)]));
  for (const name of readdirSync(FOLDER)) {
    const file = new URL(name, FOLDER);
    const list = JSON.parse(readFileSync(file, "utf8")) as Product[];
    writeFileSync(file, `${write(list.map((one) => ({ ...one, ...company.get(one.slug) })))}\n`);
  }
}
