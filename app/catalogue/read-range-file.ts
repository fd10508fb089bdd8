import * as v from "valibot";
import { legalFaults } from "./autopilot.ts";
import { type Chunks, type CsvRow, readCsv } from "./csv.ts";
import { jsonItems, NoList } from "./json-list.ts";
import type { Product } from "./product.ts";
import { PRODUCT_JSON, PRODUCT_MAYBE, PRODUCT_TEXT, productShape, VARIANT_JSON, VARIANT_TEXT } from "./range-shape.ts";

export type Fault = { row: number; fault: string };
/** One product of the file, or what is wrong with it. */
export type ReadProduct = { product?: Product; faults: Fault[] };
export type FileKind = "csv" | "json";

/** `sizes` are the rows of the variants, where those have rows of their own. */
type Raw = { row: number; sizes?: number[]; value?: unknown; faults: Fault[] };

/** A file of the owner becomes products, one by one; whatever is wrong is named with its row. */
export async function* readRangeFile(chunks: Chunks, kind: FileKind): AsyncGenerator<ReadProduct> {
  const slugs = new Map<string, number>();
  const skus = new Map<string, number>();
  for await (const raw of kind === "csv" ? fromCsv(chunks) : fromJson(chunks)) {
    const { product, faults } = raw.value === undefined ? { faults: [] } : judge(raw);
    const again = product
      ? [...twice(slugs, product.slug, raw.row), ...product.variants.flatMap(({ sku }) => twice(skus, sku, raw.row))]
      : [];
    const all = [...raw.faults, ...faults, ...again].sort((a, b) => a.row - b.row);
    yield product && all.length === 0 ? { product, faults: all } : { faults: all };
  }
}

function judge({ row, sizes, value }: Raw): ReadProduct {
  const read = v.safeParse(productShape, value);
  if (!read.success)
    return {
      faults: read.issues.map((issue) => {
        const path = v.getDotPath(issue) ?? "product";
        const size = sizes?.[Number(/^variants\.(\d+)\./.exec(path)?.[1])];
        return { row: size ?? row, fault: `${size ? path.replace(/^variants\.\d+\./, "") : path} ${wrong(issue)}` };
      }),
    };
  const { slug, variants } = read.output;
  const product = { ...read.output, variants: variants.map((one) => ({ ...one, product: slug })) } as Product;
  return { product, faults: legalFaults(product).map((fault) => ({ row, fault })) };
}

/** What has no words of its own is missing, or of another kind than it must be. */
function wrong({ message, received }: { message: string; received: string }): string {
  if (!message.startsWith("Invalid")) return message;
  return received === "undefined" || received === "null" ? "ontbreekt" : `klopt niet: ${received.slice(0, 40)}`;
}

function twice(seen: Map<string, number>, key: string, row: number): Fault[] {
  const before = seen.get(key);
  if (before === undefined) seen.set(key, row);
  return before === undefined ? [] : [{ row, fault: `${key} staat ook in rij ${before}` }];
}

async function* fromJson(chunks: Chunks): AsyncGenerator<Raw> {
  let row = 0;
  try {
    for await (const text of jsonItems(chunks)) {
      row++;
      yield parse(row, text);
    }
  } catch (error) {
    if (!(error instanceof NoList)) throw error;
    yield { row: row + 1, faults: [{ row: row + 1, fault: error.message }] };
  }
}

function parse(row: number, text: string): Raw {
  try {
    return { row, value: JSON.parse(text) as unknown, faults: [] };
  } catch (error) {
    return { row, faults: [{ row, fault: `geen leesbare JSON: ${String(error)}` }] };
  }
}

type Sheet = Raw & { slug: string; sizes: number[]; value: { variants: unknown[] } };

/** One row per size; rows under each other with the same slug are one product, whose own columns are read from the first. */
async function* fromCsv(chunks: Chunks): AsyncGenerator<Raw> {
  let open: Sheet | undefined;
  for await (const line of readCsv(chunks)) {
    const slug = line.cells.slug ?? "";
    if (open?.slug !== slug) {
      if (open) yield open;
      const faults: Fault[] = [];
      open = { row: line.row, slug, sizes: [], faults, value: { ...ownCells(line, faults), variants: [] } };
    }
    open.value.variants.push(sizeCells(line, open.faults));
    open.sizes.push(line.row);
  }
  if (open) yield open;
}

function ownCells(line: CsvRow, faults: Fault[]): Record<string, unknown> {
  const { cells } = line;
  const own: Record<string, unknown> = {};
  for (const name of PRODUCT_TEXT) own[name] = cells[name] ?? "";
  for (const name of PRODUCT_MAYBE) own[name] = cells[name] || null;
  for (const name of PRODUCT_JSON) own[name] = valueOf(line, name, faults) ?? undefined;
  own.vat = cells.vat === "voucher" ? "voucher" : Number(cells.vat);
  return own;
}

function sizeCells(line: CsvRow, faults: Fault[]): Record<string, unknown> {
  const size: Record<string, unknown> = {};
  for (const name of VARIANT_TEXT) size[name] = line.cells[name] ?? "";
  for (const name of VARIANT_JSON) size[name] = valueOf(line, name, faults);
  size.extra ??= {};
  return size;
}

function valueOf({ row, cells }: CsvRow, name: string, faults: Fault[]): unknown {
  const cell = cells[name]?.trim() ?? "";
  if (cell === "") return null;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    if (name === "pot") return cell;
    faults.push({ row, fault: `${name} is niet leesbaar: ${cell.slice(0, 40)}` });
    return undefined;
  }
}
