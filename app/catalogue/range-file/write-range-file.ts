import { csvLine } from "./csv.ts";
import type { Product } from "../product/product.ts";
import type { FileKind } from "./read-range-file.ts";
import { COLUMNS, PRODUCT_JSON, PRODUCT_MAYBE, PRODUCT_TEXT, VARIANT_JSON, VARIANT_TEXT } from "./range-shape.ts";

/** A range as the text of a file, piece by piece: what reading it gives is the same range. */
export async function* writeRangeFile(
  products: AsyncIterable<Product> | Iterable<Product>,
  kind: FileKind,
): AsyncGenerator<string> {
  if (kind === "csv") yield csvLine(COLUMNS);
  let before = "[\n";
  for await (const product of products) {
    yield kind === "csv" ? csvRows(product) : before + JSON.stringify(plain(product), null, 1);
    before = ",\n";
  }
  if (kind === "json") yield before === "[\n" ? "[]\n" : "\n]\n";
}

const plain = ({ variants, ...own }: Product) => ({
  ...own,
  variants: variants.map(({ product: _of, ...size }) => size),
});

/** The same as the rows of a spreadsheet, the names of the columns first. */
export async function* rangeTable(products: AsyncIterable<Product>): AsyncGenerator<string[]> {
  yield COLUMNS;
  for await (const product of products) yield* rowsOf(product);
}

const csvRows = (product: Product): string => rowsOf(product).map(csvLine).join("");

function rowsOf(product: Product): string[][] {
  const own = [
    ...[...PRODUCT_TEXT, ...PRODUCT_MAYBE].map((name) => product[name] ?? ""),
    String(product.vat),
    ...PRODUCT_JSON.map((name) => JSON.stringify(product[name])),
  ];
  return product.variants.map((size) => [
    ...own,
    ...VARIANT_TEXT.map((name) => size[name]),
    ...VARIANT_JSON.map((name) => (size[name] === null ? "" : (JSON.stringify(size[name]) ?? ""))),
  ]);
}
