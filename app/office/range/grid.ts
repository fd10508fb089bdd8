import { readEuros } from "../say.ts";

/** One size as the grid shows it: the price somebody pays without a sale, and the sale if there is one. */
export type Size = { sku: string; priceCents: number; saleCents: number | null; stock: number };
/** As it stands in the shop: what is paid now, and the struck price beside it. */
type Stored = { sku: string; priceCents: number; wasCents: number | null; stock: number };

export const toGrid = ({ sku, priceCents, wasCents, stock }: Stored): Size => ({
  sku,
  priceCents: wasCents ?? priceCents,
  saleCents: wasCents === null ? null : priceCents,
  stock,
});

export const fromGrid = ({ sku, priceCents, saleCents, stock }: Size): Stored => ({
  sku,
  priceCents: saleCents ?? priceCents,
  wasCents: saleCents === null ? null : priceCents,
  stock,
});

export const money = (cents: number | null): string =>
  cents === null ? "" : `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, "0")}`;

/** The names of a size's fields, and of what the page showed when somebody began to type. */
export const FIELDS = ["prijs", "actie", "voorraad"] as const;
export const fieldName = (name: (typeof FIELDS)[number] | "gezien", sku: string): string => `${name}.${sku}`;
export const seenText = (size: Size): string => [size.priceCents, size.saleCents ?? "", size.stock].join("|");

function readSeen(sku: string, text: string): Size | undefined {
  const [, price, sale, stock] = /^(\d{1,9})\|(\d{0,9})\|(\d{1,9})$/.exec(text) ?? [];
  if (price === undefined || sale === undefined || stock === undefined) return undefined;
  return { sku, priceCents: Number(price), saleCents: sale === "" ? null : Number(sale), stock: Number(stock) };
}

type Words = { price: string; stock: string; sale(price: string): string };
export type GridRead = { changes: { seen: Size; wanted: Size }[]; errors: Record<string, string[]> };

/** What was typed, size by size; only what differs from what the page showed is a change. */
export function readGrid(asked: Record<string, unknown>, say: Words): GridRead {
  const changes: GridRead["changes"] = [];
  const errors: GridRead["errors"] = {};
  for (const [name, text] of Object.entries(asked)) {
    if (!name.startsWith("gezien.")) continue;
    const sku = name.slice("gezien.".length);
    const seen = readSeen(sku, String(text));
    if (!seen) continue;
    const typed = (field: (typeof FIELDS)[number]) => String(asked[fieldName(field, sku)] ?? "").trim();
    const priceCents = readEuros(typed("prijs"));
    const saleCents = typed("actie") === "" ? null : readEuros(typed("actie"));
    const stock = /^\d{1,7}$/.test(typed("voorraad")) ? Number(typed("voorraad")) : undefined;
    if (!priceCents) errors[fieldName("prijs", sku)] = [say.price];
    if (saleCents === undefined || saleCents === 0) errors[fieldName("actie", sku)] = [say.price];
    else if (saleCents !== null && priceCents && saleCents >= priceCents)
      errors[fieldName("actie", sku)] = [say.sale(`€ ${money(priceCents)}`)];
    if (stock === undefined) errors[fieldName("voorraad", sku)] = [say.stock];
    if (!priceCents || saleCents === undefined || stock === undefined) continue;
    const wanted = { sku, priceCents, saleCents, stock };
    if (seenText(wanted) !== seenText(seen)) changes.push({ seen, wanted });
  }
  return { changes, errors };
}
