import type { Paw } from "#catalogue/plants/harm.ts";
import { type Card, SAMPLE } from "#catalogue/product/product.ts";
import type { Threshold } from "#delivery/delivery.ts";
import type { Day } from "#kit/day.ts";
import type { Cents } from "#kit/money.ts";
import type { VatLine } from "#kit/vat.ts";

export type CartNotice = { kind: "price" | "stock" | "gone"; text: string };

export type CartLine = {
  sku: string;
  slug: string;
  name: string;
  label: string;
  /** How it is cut for this shopper: as it is written, and in words. */
  cut: string;
  note: string;
  picture: { key: string; alt: string } | null;
  quantity: number;
  unitCents: Cents;
  lineCents: Cents;
  stock: number;
  tiered: boolean;
  next: { more: number; cents: Cents } | null;
  notice: CartNotice | null;
  /** What it does to a cat or a dog. */
  paw: Pick<Paw, "level" | "short"> | null;
};

/** The same roll may lie in a cart in two cuts. */
export const keyOf = ({ sku, cut }: Pick<CartLine, "sku" | "cut">): string => (cut ? `${sku} ${cut}` : sku);

export type CartHints = {
  addOn: (Pick<Card, "slug" | "name" | "fromCents" | "picture"> & { sku: string }) | null;
  bloom: { months: number[]; card: Pick<Card, "slug" | "name" | "picture"> } | null;
};

/** The whole cart as a shopper sees it: the JSON face, the drawer and the page show the same. */
export type Cart = {
  lines: CartLine[];
  /** Not for sale now: shown and told, counted nowhere, until it is there again. */
  gone: CartLine[];
  later: CartLine[];
  count: number;
  goodsCents: Cents;
  discountCents: Cents;
  deliveryCents: Cents;
  /** VAT that a Belgian company accounts for itself. */
  reversedCents: Cents;
  totalCents: Cents;
  giftCents: Cents;
  dueCents: Cents;
  vat: VatLine[];
  vatCents: Cents;
  code: string | null;
  codeProblem: string | null;
  giftCards: string[];
  delivery: {
    class: string | null;
    /** A heavy order goes in more than one. */
    boxes: number;
    free: boolean;
    threshold: Threshold;
    missingCents: Cents | null;
    freeFromCents: Cents;
    day: Day | null;
    parts: number;
  };
  hints: CartHints;
};

/** Sold by the m²: cut for this shopper, or by its label. A sample is a piece, and so is a tree of a business order. */
export const isByArea = ({ cut = "", label = "" }: { cut?: string; label?: string }): boolean =>
  cut ? cut !== SAMPLE && !cut.startsWith("regel-") : /(^|, )per m²(,|$)/.test(label);

export const MOST = 9999;

export const vatTotal = (lines: VatLine[]): Cents => lines.reduce((sum, { vatCents }) => sum + vatCents, 0);

/** Flowering months that nothing in the basket has, between March and October. */
export function bloomGap(blooms: number[][]): number[] {
  const flowering = blooms.filter((months) => months.length > 0);
  if (flowering.length < 2) return [];
  const covered = new Set(flowering.flat());
  return [3, 4, 5, 6, 7, 8, 9, 10].filter((month) => !covered.has(month));
}
/** What a form puts in: `sku` and `quantity` in pairs, or ticked `line`s written as "sku:quantity" or "sku:quantity:cut". */
export function linesOf(all: (name: "sku" | "quantity" | "line") => readonly unknown[]) {
  const quantities = all("quantity");
  const pairs = all("sku").map((sku, at) => [sku, quantities[at] ?? 1]);
  const ticked: unknown[][] = all("line").map((line) => String(line).split(":"));
  return [...pairs, ...ticked].slice(0, 60).flatMap(([sku, quantity, cut]) => {
    const name = String(sku ?? "")
      .trim()
      .slice(0, 40);
    const count = Math.min(9999, Math.max(1, Math.trunc(Number(quantity)) || 1));
    return name ? [{ sku: name, quantity: count, ...(cut ? { cut: String(cut) } : {}) }] : [];
  });
}
