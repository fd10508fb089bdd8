import { isEan } from "#catalogue/product/ean.ts";
import { code128 } from "#kit/barcode/code-128.ts";
import { eanBars } from "#kit/barcode/ean-bars.ts";

/** What stands on a label of a size. */
export type LabelSize = { sku: string; name: string; label: string; priceCents: number; ean: string | null };

/** Bars and gaps in turn, in modules, with the white that a scanner wants left and right of them. */
export type Barcode = { kind: "ean" | "sku"; text: string; bars: number[]; quiet: [left: number, right: number] };

/** The grower's own number where there is a right one, else our code; a code of other letters has no bars. */
export function barcodeOf({ sku, ean }: Pick<LabelSize, "sku" | "ean">): Barcode | undefined {
  if (ean !== null && isEan(ean)) {
    const quiet: Barcode["quiet"] = ean.length === 13 ? [11, 7] : [7, 7];
    return { kind: "ean", text: ean, bars: eanBars(ean), quiet };
  }
  if (!/^[ -~]{1,30}$/.test(sku)) return undefined;
  return { kind: "sku", text: sku, bars: code128(sku), quiet: [10, 10] };
}

/** In millimetres: the paper, a label on it, and how many lie beside and below each other. */
export const PAPERS = {
  vel: { page: [210, 297], label: [70, 37], columns: 3, rows: 8, top: 0.5 },
  rol: { page: [57, 32], label: [57, 32], columns: 1, rows: 1, top: 0 },
} as const;
export type Paper = keyof typeof PAPERS;

/** A hundred sheets: more is a slip of the hand. */
const MOST = 2400;
/** How many sizes one page takes: their counts travel in the address. */
export const MOST_SIZES = 300;

export type Asked = { counts: Map<string, number>; paper: Paper; from: number; price: boolean };

export const countName = (sku: string): string => `n.${sku}`;

const whole = (text: string | null, least: number, most: number): number => {
  const read = /^\d{1,4}$/.test(text ?? "") ? Number(text) : least;
  return Math.min(Math.max(read, least), most);
};

/** What a form asked for: how many of each size, on which paper, from which label on. */
export function readAsked(query: URLSearchParams): Asked {
  const counts = new Map<string, number>();
  let room = MOST;
  for (const [name, value] of query) {
    if (!name.startsWith("n.") || counts.size >= MOST_SIZES) continue;
    const count = Math.min(whole(value, 0, 999), room);
    if (count === 0) continue;
    counts.set(name.slice(2), count);
    room -= count;
  }
  const paper: Paper = query.get("papier") === "rol" ? "rol" : "vel";
  const { columns, rows } = PAPERS[paper];
  return { counts, paper, from: whole(query.get("vanaf"), 1, columns * rows), price: query.get("prijs") === "ja" };
}
