import type { Tier } from "#catalogue/product.ts";
import { tierPrice } from "#catalogue/product.ts";
import type { Day } from "#kit/day.ts";
import type { Cents } from "#kit/money.ts";
import { type VatLine, type VatRate, vatLines } from "#kit/vat.ts";

export const EXTRAS = ["geen", "voet", "voet-licht"] as const;
export type Extra = (typeof EXTRAS)[number];
export type TreeKind = {
  sku: string;
  name: string;
  label: string;
  heightCm: number;
  cents: Cents;
  rate: VatRate;
  tiers: Tier[];
  stock: number;
  /** Comes with decoration, stand and collection already. */
  complete: boolean;
};
export type TreeRow = { sku: string; quantity: number; address: number; day: Day; extra: Extra; collect: boolean };
export type TreeAddress = { street: string; postcode: string; city: string };
export type Along = { stands: Piece[]; lights: Piece[] };
export type Piece = { sku: string; stock: number; name: string; upToCm: number; cents: Cents; rate: VatRate };

/** What a row is made of, at the prices of this moment. */
export type TreeLine = {
  /** What is taken from stock; a service has none. */
  sku?: string | undefined;
  text: string;
  quantity: number;
  unitCents: Cents;
  lineCents: Cents;
  rate: VatRate;
  row: number;
};
export type TreeOrder = {
  company: string;
  vatNumber: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  rows: TreeRow[];
  addresses: TreeAddress[];
  lines: TreeLine[];
  totalCents: Cents;
};

/** Taking a tree away in January, with VAT. */
export const COLLECT_CENTS = 1750;
export const MOST_ROWS = 40;
export const MOST_ADDRESSES = 12;

const fitting = (pieces: Piece[], heightCm: number) => pieces.find(({ upToCm }) => upToCm >= heightCm) ?? pieces.at(-1);

type Words = { collect: string; delivery: string };

/** Prices count all trees of a kind together, over every address; delivery is per address and day. */
export function priceTrees(
  rows: TreeRow[],
  kinds: TreeKind[],
  along: Along,
  deliveryCents: Cents,
  words: Words,
): { lines: TreeLine[]; vat: VatLine[]; totalCents: Cents; exCents: Cents } {
  const known = new Map(kinds.map((kind) => [kind.sku, kind]));
  const counted = new Map<string, number>();
  for (const { sku, quantity } of rows) counted.set(sku, (counted.get(sku) ?? 0) + quantity);
  const lines: TreeLine[] = [];
  const add = (row: number, text: string, quantity: number, unitCents: Cents, rate: VatRate, sku?: string) =>
    lines.push({ row, text, quantity, unitCents, lineCents: unitCents * quantity, rate, ...(sku && { sku }) });
  const drops = new Set<string>();
  rows.forEach(({ sku, quantity, extra, collect, address, day }, at) => {
    const kind = known.get(sku);
    if (!kind || quantity <= 0) return;
    add(
      at,
      `${kind.name}, ${kind.label}`,
      quantity,
      tierPrice(kind.cents, kind.tiers, counted.get(sku) ?? 0),
      kind.rate,
      sku,
    );
    if (!kind.complete) {
      const [stand, light] = [fitting(along.stands, kind.heightCm), fitting(along.lights, kind.heightCm)];
      if (extra !== "geen" && stand) add(at, stand.name, quantity, stand.cents, stand.rate, stand.sku);
      if (extra === "voet-licht" && light) add(at, light.name, quantity, light.cents, light.rate, light.sku);
      if (collect) add(at, words.collect, quantity, COLLECT_CENTS, 21);
    }
    drops.add(`${address} ${day}`);
  });
  if (drops.size) add(-1, words.delivery, drops.size, deliveryCents, 9);
  const vat = vatLines(lines.map(({ rate, lineCents }) => ({ rate, grossCents: lineCents })));
  const totalCents = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  return { lines, vat, totalCents, exCents: totalCents - vat.reduce((sum, { vatCents }) => sum + vatCents, 0) };
}

/** Dutch by its form, Belgian with its control number. */
export function isVatNumber(given: string): boolean {
  const number = given.toUpperCase().replace(/[\s.]/g, "");
  if (/^NL\d{9}B\d{2}$/.test(number)) return true;
  const belgian = /^BE([01]\d{7})(\d{2})$/.exec(number);
  return belgian !== null && 97 - (Number(belgian[1]) % 97) === Number(belgian[2]);
}
