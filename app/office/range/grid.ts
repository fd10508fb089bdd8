import { readEuros } from "../say.ts";
import { readSeason, saySeason, type Season } from "./season.ts";

/** One size as the grid shows it: the price somebody pays without a sale, and the sale if there is one. */
export type Size = { sku: string; priceCents: number; saleCents: number | null; stock: number };
/** With what an older line of the log does not tell. */
export type Row = Size & { season?: Season };
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

/** The fields of a size. */
export const FIELDS = ["prijs", "actie", "voorraad", "seizoen"] as const;
export type Field = (typeof FIELDS)[number];
/** `gezien` is what the page showed when somebody began to type, `kies` whose values count where two people differ. */
export const fieldName = (name: Field | "gezien" | "kies", sku: string): string => `${name}.${sku}`;
export const isCell = (name: string): boolean => /^(prijs|actie|voorraad|seizoen|gezien|winkel|toon)\./.test(name);

/** What a size's field shows. */
export const shownIn = (row: Row): Record<Field, string> => ({
  prijs: money(row.priceCents),
  actie: money(row.saleCents),
  voorraad: String(row.stock),
  seizoen: saySeason(row.season ?? null),
});

export const seenText = ({ priceCents, saleCents, stock, season }: Row): string =>
  [priceCents, saleCents ?? "", stock, season?.join("/") ?? ""].join("|");

function readSeen(sku: string, text: string): Row | undefined {
  const found = /^(\d{1,9})\|(\d{0,9})\|(\d{1,9})\|(?:(\d\d-\d\d)\/(\d\d-\d\d))?$/.exec(text);
  if (!found) return undefined;
  const [, price, sale, stock, from, to] = found;
  return {
    sku,
    priceCents: Number(price),
    saleCents: sale ? Number(sale) : null,
    stock: Number(stock),
    season: from && to ? [from, to] : null,
  };
}

type Words = { price: string; stock: string; season: string; sale(price: string): string };
export type GridRead = { changes: { seen: Row; wanted: Row }[]; errors: Record<string, string[]> };

/** What was typed, size by size; only what differs from what the page showed is a change. */
export function readGrid(asked: Record<string, unknown>, say: Words): GridRead {
  const changes: GridRead["changes"] = [];
  const errors: GridRead["errors"] = {};
  for (const [name, text] of Object.entries(asked)) {
    if (!name.startsWith("gezien.")) continue;
    const sku = name.slice("gezien.".length);
    const seen = readSeen(sku, String(text));
    if (!seen || asked[fieldName("kies", sku)] === "hun") continue;
    const wanted = readRow(asked, seen, say, errors);
    if (wanted && seenText(wanted) !== seenText(seen)) changes.push({ seen, wanted });
  }
  return { changes, errors };
}

function readRow(asked: Record<string, unknown>, seen: Row, say: Words, errors: GridRead["errors"]): Row | undefined {
  const { sku } = seen;
  const shown = shownIn(seen);
  // A column that was not shown is as it was.
  const typed = (field: Field) => String(asked[fieldName(field, sku)] ?? shown[field]).trim();
  const fail = (field: Field, text: string) => void (errors[fieldName(field, sku)] = [text]);
  const priceCents = readEuros(typed("prijs"));
  const saleCents = typed("actie") === "" ? null : readEuros(typed("actie"));
  const stock = /^\d{1,7}$/.test(typed("voorraad")) ? Number(typed("voorraad")) : undefined;
  const season = readSeason(typed("seizoen"));
  if (!priceCents) fail("prijs", say.price);
  if (saleCents === undefined || saleCents === 0) fail("actie", say.price);
  else if (saleCents !== null && priceCents && saleCents >= priceCents)
    fail("actie", say.sale(`€ ${money(priceCents)}`));
  if (stock === undefined) fail("voorraad", say.stock);
  if (season === undefined) fail("seizoen", say.season);
  if (!priceCents || saleCents === undefined || stock === undefined || season === undefined) return undefined;
  return { sku, priceCents, saleCents, stock, season };
}
