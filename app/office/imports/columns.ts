import { type Field, FIELDS, NAMES } from "./column-names.ts";

export const VALUES = ["price", "was", "stock", "place"] as const satisfies Field[];
export type Unit = "euro" | "cent";

/** Which column of the file holds which field, counted from 0, and in what its amounts are written. */
export type Mapping = { columns: Partial<Record<Field, number>>; unit: Unit };

const plain = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** The names of the columns as one text: a list with the same names is read as the one before. */
export const headKey = (head: string[]): string => JSON.stringify(head.map(plain));

/** A list with the columns of our own full export. */
export const isFull = (head: string[]): boolean => ["slug", "sku", "name"].every((name) => head.includes(name));

/** What the names of the columns say by themselves; of two that fit, the first name of the list above goes first. */
export function guessMapping(head: string[]): Mapping {
  const names = head.map(plain);
  const columns: Mapping["columns"] = {};
  for (const field of FIELDS) {
    const at = NAMES[field].map((name) => names.indexOf(name)).find((column) => column >= 0);
    if (at !== undefined) columns[field] = at;
  }
  const amounts = [columns.price, columns.was].map((at) => names[at ?? -1] ?? "");
  return { columns, unit: amounts.some((name) => name.endsWith("cents") || name.endsWith("centen")) ? "cent" : "euro" };
}

export type MappingFault = "key" | "values" | "twice";

/** Why a list cannot be read so. */
export function mappingFault({ columns }: Mapping): MappingFault | undefined {
  if (columns.sku === undefined && columns.ean === undefined) return "key";
  if (VALUES.every((field) => columns[field] === undefined)) return "values";
  const used = Object.values(columns);
  return new Set(used).size < used.length ? "twice" : undefined;
}
