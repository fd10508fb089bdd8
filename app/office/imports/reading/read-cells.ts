import { asMeant } from "#kit/spreadsheet.ts";
import type { importFaults } from "#texts/office/range/imports.ts";
import type { Field } from "../column-names.ts";
import type { Mapping } from "../columns.ts";
import { readAmount, readPieces } from "./read-amount.ts";

/** What a row asks; what it leaves empty stays as it is, and no struck price is null. */
export type Wanted = { priceCents?: number; wasCents?: number | null; stock?: number; place?: string | null };
type Say = typeof importFaults;
export type ReadRow = { sku: string; ean: string; wanted: Wanted; faults: string[] };

/** A cell without what a spreadsheet puts before text that looks like a formula. */
const cellOf = (cells: string[], at: number | undefined): string =>
  at === undefined ? "" : asMeant((cells[at] ?? "").trim()).trim();

/** A row of a short list by the columns it was said to have. */
export function readRow(cells: string[], { columns, unit }: Mapping, say: Say): ReadRow {
  const cell = (field: Field) => cellOf(cells, columns[field]);
  const faults: string[] = [];
  const wanted: Wanted = {};
  const price = cell("price");
  if (price !== "") {
    const cents = readAmount(price, unit);
    if (typeof cents === "string") faults.push(say[cents](say.fields.price, price));
    else if (cents === 0) faults.push(say.zero);
    else wanted.priceCents = cents;
  }
  const was = cell("was");
  if (was !== "") {
    const cents = readAmount(was, unit);
    if (typeof cents === "string") faults.push(say[cents](say.fields.was, was));
    else wanted.wasCents = cents || null;
  }
  const stock = cell("stock");
  if (stock !== "") {
    const pieces = readPieces(stock);
    if (pieces === undefined) faults.push(say.pieces(stock));
    else wanted.stock = pieces;
  }
  const place = cell("place");
  if (place.length > 60) faults.push(say.place);
  else if (place) wanted.place = place;
  const [sku, ean] = [cell("sku"), cell("ean").replace(/\s/g, "")];
  if (!sku && !ean) faults.unshift(say.key);
  return { sku, ean, wanted, faults };
}
