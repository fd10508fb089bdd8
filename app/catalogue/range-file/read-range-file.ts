import * as v from "valibot";
import { asMeant } from "#kit/spreadsheet.ts";
import { type Chunks, type CsvRow, readCsv } from "./csv.ts";
import { jsonItems, NoList } from "./json-list.ts";
import { productFaults } from "../product/product-faults.ts";
import type { Product } from "../product/product.ts";
import { PRODUCT_JSON, PRODUCT_MAYBE, PRODUCT_TEXT, productShape, VARIANT_JSON, VARIANT_TEXT } from "./range-shape.ts";

export type Fault = { row: number; fault: string };
/** One product of the file and what is wrong with it; `rows` are those of its sizes, where they have rows of their own. */
export type ReadProduct = { row: number; rows?: number[]; slug?: string; product?: Product; faults: Fault[] };
export type FileKind = "csv" | "json";

type Raw = { row: number; rows?: number[]; value?: unknown; faults: Fault[] };

/** A file of the owner becomes products, one by one; whatever is wrong is named with its row. */
export const readRangeFile = (chunks: Chunks, kind: FileKind): AsyncGenerator<ReadProduct> =>
  readProducts(kind === "csv" ? fromRows(readCsv(chunks)) : fromJson(chunks));

/** The same of a spreadsheet whose rows were read already. */
export const readRangeRows = (rows: AsyncIterable<CsvRow>): AsyncGenerator<ReadProduct> => readProducts(fromRows(rows));

async function* readProducts(raws: AsyncIterable<Raw>): AsyncGenerator<ReadProduct> {
  const slugs = new Map<string, number>();
  const owners = new Map<string, string>();
  for await (const raw of raws) {
    const { row, rows } = raw;
    const slug = slugOf(raw.value);
    const before = slug && slugs.get(slug);
    const faults = before ? [{ row, fault: `${slug} staat ook in rij ${before}` }] : [];
    if (slug && !before) slugs.set(slug, row);
    const { product, faults: own } = raw.value === undefined ? { faults: [] } : judge(raw);
    for (const [at, { sku }] of product?.variants.entries() ?? []) {
      const owner = owners.get(sku);
      if (!owner) owners.set(sku, slug ?? "");
      else if (owner !== slug)
        faults.push({
          row: rows?.[at] ?? row,
          fault: `sku ${sku} staat ook bij ${owner} (rij ${slugs.get(owner)}): een maat hoort bij één product`,
        });
    }
    const all = [...raw.faults, ...own, ...faults].sort((a, b) => a.row - b.row);
    yield { row, ...(rows && { rows }), ...(slug && { slug }), ...(product && { product }), faults: all };
  }
}

function slugOf(value: unknown): string | undefined {
  const slug = (value as { slug?: unknown } | null | undefined)?.slug;
  return typeof slug === "string" ? slug : undefined;
}

function judge({ row, rows, value }: Raw): { product?: Product; faults: Fault[] } {
  const read = v.safeParse(productShape, value);
  if (!read.success)
    return {
      faults: read.issues.map((issue) => {
        const path = v.getDotPath(issue) ?? "product";
        const size = rows?.[Number(/^variants\.(\d+)\./.exec(path)?.[1])];
        return { row: size ?? row, fault: `${size ? path.replace(/^variants\.\d+\./, "") : path} ${wrong(issue)}` };
      }),
    };
  const { slug, variants } = read.output;
  const product = { ...read.output, variants: variants.map((one) => ({ ...one, product: slug })) } as Product;
  const faults = productFaults(product).map(({ size = -1, fault }) => {
    const sku = rows ? undefined : variants[size]?.sku;
    return { row: rows?.[size] ?? row, fault: sku && !fault.includes(sku) ? `${sku}: ${fault}` : fault };
  });
  return { product, faults };
}

/** What has no words of its own is missing, or of another kind than it must be. */
function wrong({ message, received }: { message: string; received: string }): string {
  if (!message.startsWith("Invalid")) return message;
  return received === "undefined" || received === "null" ? "ontbreekt" : `klopt niet: ${received.slice(0, 40)}`;
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

type Sheet = Raw & { slug: string; rows: number[]; value: { variants: unknown[] } };

/** One row per size; rows under each other with the same slug are one product, whose own columns are read from the first. */
async function* fromRows(rows: AsyncIterable<CsvRow>): AsyncGenerator<Raw> {
  let open: Sheet | undefined;
  for await (const { row, cells } of rows) {
    const line = { row, cells: Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, asMeant(cell)])) };
    const slug = line.cells.slug ?? "";
    if (open?.slug !== slug) {
      if (open) yield open;
      const faults: Fault[] = [];
      open = { row: line.row, slug, rows: [], faults, value: { ...ownCells(line, faults), variants: [] } };
    }
    open.value.variants.push(sizeCells(line, open.faults));
    open.rows.push(line.row);
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
  // An empty cell says nothing of where a size stands.
  if (size.place === null) delete size.place;
  size.extra ??= {};
  return size;
}

/** Words, that people write without quotes: a pot, and a place that may be a number. */
const TEXTS = new Set(["pot", "place"]);

function valueOf({ row, cells }: CsvRow, name: string, faults: Fault[]): unknown {
  const cell = cells[name]?.trim() ?? "";
  if (cell === "") return null;
  // A Dutch spreadsheet writes its own words for true and false.
  if (/^(true|waar)$/i.test(cell)) return true;
  if (/^(false|onwaar)$/i.test(cell)) return false;
  try {
    const value: unknown = JSON.parse(cell);
    return TEXTS.has(name) && typeof value !== "string" ? cell : value;
  } catch {
    if (TEXTS.has(name)) return cell;
    faults.push({ row, fault: `${name} is niet leesbaar: ${cell.slice(0, 40)}` });
    return undefined;
  }
}
