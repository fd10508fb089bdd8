import { type Chunks, type CsvRow, readCsv, readHead } from "../range-file/csv.ts";
import type { Fault } from "../range-file/read-range-file.ts";

/** A line of a short list: what it does not say stays as it is; no struck price is null. */
export type NewPrice = {
  row: number;
  sku: string;
  priceCents?: number;
  wasCents?: number | null;
  stock?: number;
  /** Written only if it still is as somebody saw it. */
  seen?: { priceCents: number; wasCents: number | null; stock?: number };
};
export type ReadPrice = { row: number; price?: NewPrice; faults: Fault[] };

const AMOUNTS = ["priceCents", "wasCents", "stock"] as const;

/** A spreadsheet without products, only article numbers, is a list of prices and stock. */
export async function isPriceList(chunks: Chunks): Promise<boolean> {
  const head = await readHead(chunks);
  return head.length > 0 && !head.includes("slug");
}

export async function* readPriceList(chunks: Chunks): AsyncGenerator<ReadPrice> {
  const rows = new Map<string, number>();
  for await (const line of readCsv(chunks)) {
    const { row, cells } = line;
    const fault = rows.size === 0 && headFault(Object.keys(cells));
    if (fault) {
      yield { row: 1, faults: [{ row: 1, fault }] };
      return;
    }
    const faults: Fault[] = [];
    const sku = cells.sku?.trim() ?? "";
    const before = rows.get(sku);
    if (sku === "") faults.push({ row, fault: "sku ontbreekt" });
    else if (before) faults.push({ row, fault: `sku ${sku} staat ook in rij ${before}` });
    else rows.set(sku, row);
    const amounts = readAmounts(line, faults);
    yield faults.length ? { row, faults } : { row, price: { row, sku, ...amounts }, faults };
  }
}

function headFault(names: string[]): string | undefined {
  const known: string[] = ["sku", ...AMOUNTS];
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length)
    return `zonder kolom slug is dit een prijslijst, met alleen ${known.join(", ")}; niet met ${strange.join(", ")}`;
  if (!names.includes("sku")) return "kolom sku ontbreekt";
  return names.length === 1 ? `naast sku is er geen kolom ${AMOUNTS.join(", ")}` : undefined;
}

function readAmounts({ row, cells }: CsvRow, faults: Fault[]): Omit<NewPrice, "row" | "sku"> {
  const amounts: Omit<NewPrice, "row" | "sku"> = {};
  for (const name of AMOUNTS) {
    const cell = cells[name]?.trim() ?? "";
    if (cell === "") continue;
    // What the database can hold.
    if (!/^\d{1,9}$/.test(cell)) faults.push({ row, fault: `${name} moet een heel getal zijn: ${cell.slice(0, 40)}` });
    else if (name === "priceCents" && Number(cell) === 0)
      faults.push({ row, fault: "priceCents moet meer dan nul zijn" });
    else if (name === "wasCents") amounts.wasCents = Number(cell) || null;
    else amounts[name] = Number(cell);
  }
  return amounts;
}
