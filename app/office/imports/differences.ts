import type { Product } from "#catalogue/product/product.ts";
import { euros } from "#kit/money.ts";
import { officeImports } from "#texts/office/range/imports.ts";

const say = officeImports.change;
/** One thing that changes: of what, from what, to what; without from and to it is said by its name. */
export type Difference = { what: string; from?: string; to?: string };
const MOST = 12;

type Values = Record<string, unknown>;

/** What becomes of a size or of a whole product, in words; of a long list the first are enough. */
export function listDifferences(kind: "short" | "full", before: unknown, after: unknown): Difference[] {
  const all =
    kind === "short"
      ? ofSize(before as Values, after as Values, "")
      : ofProduct(before as Product | null, after as Product | null);
  return all.length > MOST ? [...all.slice(0, MOST), { what: say.more(all.length - MOST) }] : all;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function ofSize(before: Values, after: Values, sku: string): Difference[] {
  // What people look for first, and then the rest.
  const fields = new Set([...Object.keys(say.fields), ...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => !isSame(before[field], after[field]))
    .map((field): Difference => {
      const known = Object.hasOwn(say.fields, field) ? say.fields[field as keyof typeof say.fields] : field;
      const what = sku ? `${sku}: ${known}` : known;
      const [from, to] = [sayValue(field, before[field]), sayValue(field, after[field])];
      return from === undefined || to === undefined ? { what: say.other(what) } : { what, from, to };
    });
}

function ofProduct(before: Product | null, after: Product | null): Difference[] {
  if (!after) return [];
  if (!before) return [{ what: say.fresh }];
  const { variants: had, ...was } = before;
  const { variants: has, ...now } = after;
  const own = ofSize({ ...was, popularity: 0 }, { ...now, popularity: 0 }, "");
  const [old, fresh] = [new Map(had.map((size) => [size.sku, size])), new Map(has.map((size) => [size.sku, size]))];
  const sizes = has.flatMap((size): Difference[] => {
    const known = old.get(size.sku);
    return known ? ofSize(known, size, size.sku) : [{ what: say.sizeNew(size.sku) }];
  });
  const gone = had.filter(({ sku }) => !fresh.has(sku)).map(({ sku }): Difference => ({ what: say.sizeGone(sku) }));
  return [...own, ...sizes, ...gone];
}

/** What fits in a few words; nothing for what does not. */
function sayValue(field: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return say.none;
  if (typeof value === "number") return field.endsWith("Cents") ? euros(value) : String(value);
  if (typeof value === "boolean") return value ? "ja" : "nee";
  return typeof value === "string" && value.length <= 60 ? value : undefined;
}
