import type { Tier } from "#catalogue/product/product.ts";
import { tierPrice } from "#catalogue/product/product.ts";
import type { Day } from "#kit/day.ts";
import type { Cents } from "#kit/money.ts";
import { deliveryParts, netShares, type VatLine, type VatRate, vatLines } from "#kit/vat.ts";
import { isBelgianVatNumber } from "#kit/vat-number.ts";

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
  /** Over the border to a company that accounts for the VAT itself. */
  reversed?: true;
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
  /** What is to be paid. */
  totalCents: Cents;
};

/** Taking a tree away in January, with VAT. */
export const COLLECT_CENTS = 1750;
export const MOST_ROWS = 40;
export const MOST_ADDRESSES = 12;

const fitting = (pieces: Piece[], heightCm: number) => pieces.find(({ upToCm }) => upToCm >= heightCm) ?? pieces.at(-1);

type Words = { collect: string; delivery: string };

/** The rows that go to Belgium, when the buyer has a Belgian number. */
export function reverseFor(vatNumber: string, addresses: Pick<TreeAddress, "postcode">[]): (row: TreeRow) => boolean {
  const belgian = isBelgianVatNumber(vatNumber);
  return ({ address }) => belgian && /^\d{4}$/.test(addresses[address - 1]?.postcode.trim() ?? "");
}

const sum = (cents: Cents[]): Cents => cents.reduce((total, one) => total + one, 0);
const vatSum = (lines: VatLine[]): Cents => sum(lines.map(({ vatCents }) => vatCents));

/** What lines come to. Delivery is taxed as what it brings; VAT that a company accounts for itself is taken off. */
export function sumTrees(lines: TreeLine[]) {
  const goods = lines
    .filter(({ row }) => row >= 0)
    .map(({ rate, lineCents, reversed }) => ({ rate, grossCents: lineCents, reversed: reversed === true }));
  const deliveryCents = sum(lines.filter(({ row }) => row < 0).map(({ lineCents }) => lineCents));
  const delivery = deliveryParts(goods, deliveryCents).map((part) => ({ reversed: false, ...part }));
  const parts = [...goods, ...delivery];
  const vat = vatLines(parts.filter(({ reversed }) => !reversed));
  const reversedCents = vatSum(vatLines(parts.filter(({ reversed }) => reversed)));
  const totalCents = sum(lines.map(({ lineCents }) => lineCents)) - reversedCents;
  const shares = netShares(parts);
  let at = 0;
  // Delivery is one line, whatever its rates.
  const exLines = lines.map(({ row }) => (row < 0 ? sum(shares.slice(goods.length)) : (shares[at++] ?? 0)));
  return { vat, reversedCents, totalCents, exCents: totalCents - vatSum(vat), deliveryCents, exLines };
}

/** Prices count all trees of a kind together, over every address; delivery is per address and day. */
export function priceTrees(
  rows: TreeRow[],
  kinds: TreeKind[],
  along: Along,
  deliveryCents: Cents,
  words: Words,
  isReversed: (row: TreeRow) => boolean = () => false,
): { lines: TreeLine[] } & ReturnType<typeof sumTrees> {
  const known = new Map(kinds.map((kind) => [kind.sku, kind]));
  const counted = new Map<string, number>();
  for (const { sku, quantity } of rows) counted.set(sku, (counted.get(sku) ?? 0) + quantity);
  const lines: TreeLine[] = [];
  const add = (row: number, text: string, quantity: number, unitCents: Cents, rate: VatRate, sku?: string) => {
    const to = rows[row];
    const reversed = to !== undefined && isReversed(to) ? ({ reversed: true } as const) : {};
    const lineCents = unitCents * quantity;
    lines.push({ row, text, quantity, unitCents, lineCents, rate, ...(sku && { sku }), ...reversed });
  };
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
  return { lines, ...sumTrees(lines) };
}
