import facetFile from "../../../range/facets.json" with { type: "json" };
import type { CategoryRule } from "#catalogue/product/product.ts";

/** What a category is, as its form sends it. */
export type CategoryForm = {
  title: string;
  address: string;
  parent: string;
  place: string;
  hidden: string;
  face: string;
  groups: string[];
  where: string;
  also: string[];
  not: string[];
};

export const FIELDS = [
  "title",
  "address",
  "parent",
  "place",
  "hidden",
  "face",
  "groups",
  "where",
  "also",
  "not",
] as const satisfies (keyof CategoryForm)[];
export type Field = (typeof FIELDS)[number];

/** One part of a category that two people changed. */
export type Conflict = { field: Field; theirs: string; mine: string };
const sayPart = (part: string | string[]): string => [part].flat().join(", ");

/** What one changed and what another kept; where both changed the same, both values. */
export function mergeForms(seen: CategoryForm, typed: CategoryForm, now: CategoryForm) {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const conflicts: Conflict[] = [];
  const parts = FIELDS.map((field) => {
    const [was, mine, theirs] = [seen[field], typed[field], now[field]];
    if (same(mine, was) || same(mine, theirs)) return [field, theirs];
    if (!same(theirs, was)) conflicts.push({ field, theirs: sayPart(theirs), mine: sayPart(mine) });
    return [field, mine];
  });
  return { form: Object.fromEntries(parts) as CategoryForm, conflicts };
}

const LABELS = new Map(Object.entries(facetFile.facets).map(([key, { label }]) => [key, label]));
const KEYS = new Map([...LABELS].map(([key, label]) => [label.toLowerCase(), key]));
const ANY = "alles";
const YES = "ja";

/** One condition on a line: "Standplaats: Zon, Halfschaduw". */
export const writeWhere = (where: CategoryRule["where"] = {}): string =>
  Object.entries(where)
    .map(([key, wanted]) => `${LABELS.get(key) ?? key}: ${[wanted].flat().map(writeValue).join(", ")}`)
    .join("\n");

const writeValue = (value: string | boolean): string =>
  value === "*" ? ANY : value === true ? YES : value === false ? "nee" : value;
const readValue = (text: string): string | boolean =>
  text.toLowerCase() === ANY ? "*" : text.toLowerCase() === YES ? true : text.toLowerCase() === "nee" ? false : text;

/** The conditions, or the line that cannot be read. */
export function readWhere(
  text: string,
  known: ReadonlySet<string>,
): NonNullable<CategoryRule["where"]> | { line: string } {
  const where: NonNullable<CategoryRule["where"]> = {};
  for (const line of text
    .split("\n")
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [, name = "", values = ""] = /^([^:]+):(.+)$/.exec(line) ?? [];
    const key = KEYS.get(name.trim().toLowerCase()) ?? name.trim().toLowerCase();
    const wanted = values
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean)
      .map(readValue);
    if (!known.has(key) || wanted.length === 0) return { line };
    where[key] = wanted.length === 1 && wanted[0] !== undefined ? wanted[0] : wanted;
  }
  return where;
}
