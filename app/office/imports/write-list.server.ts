import { Readable } from "node:stream";
import { eanOf } from "#catalogue/product/ean.ts";
import type { Product } from "#catalogue/product/product.ts";
import { eachProduct } from "#catalogue/range-file/import-range.server.ts";
import { rangeTable, writeRangeFile } from "#catalogue/range-file/write-range-file.ts";
import { dayOf } from "#kit/day.ts";
import { sheetLine } from "#kit/spreadsheet.ts";
import type { Reader } from "#outside/db.server.ts";
import { type Cell, writeXlsx } from "#outside/files/sheet/write-xlsx.ts";
import type { Shop } from "#outside/shop.server.ts";
import { officeImports } from "#texts/office/range/imports.ts";
import { money } from "../range/grid.ts";

const say = officeImports.export;
type RangeList = keyof typeof say.files;
export const isRangeList = (name: string): name is RangeList => Object.hasOwn(say.files, name);

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A list of the whole range for a spreadsheet; reading it back changes nothing. */
export function writeRangeList(shop: Shop, file: RangeList): Response {
  const [which, kind] = file.split(".") as ["kort" | "volledig", "csv" | "xlsx"];
  const pieces = Readable.from(piecesOf(shop, which, kind), { objectMode: false });
  return new Response(Readable.toWeb(pieces) as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: {
      "content-type": TYPES[kind],
      "content-disposition": `attachment; filename="assortiment-${which}-${dayOf(shop.now())}.${kind}"`,
      "cache-control": "no-store",
    },
  });
}

function piecesOf(
  { db, now }: Shop,
  which: "kort" | "volledig",
  kind: "csv" | "xlsx",
): AsyncGenerator<string | Buffer> {
  if (kind === "xlsx")
    return writeXlsx(say.sheet, which === "kort" ? shortRows(db) : rangeTable(eachProduct(db)), now());
  return which === "kort" ? shortLines(db) : writeRangeFile(eachProduct(db), "csv");
}

async function* shortRows(db: Reader): AsyncGenerator<Cell[]> {
  yield say.head;
  for await (const product of eachProduct(db))
    for (const size of product.variants)
      yield [
        ...namesOf(product, size),
        size.priceCents / 100,
        size.wasCents === null ? null : size.wasCents / 100,
        size.stock,
        size.place ?? null,
      ];
}

/** As a Dutch spreadsheet opens it: semicolons, commas in amounts, and a mark that says how letters are written. */
async function* shortLines(db: Reader): AsyncGenerator<string> {
  yield `\uFEFF${sheetLine(say.head, ";")}`;
  for await (const product of eachProduct(db))
    for (const size of product.variants)
      yield sheetLine(
        [...namesOf(product, size), money(size.priceCents), money(size.wasCents), String(size.stock), size.place ?? ""],
        ";",
      );
}

const namesOf = ({ name }: Product, size: Product["variants"][number]): string[] => [
  size.sku,
  eanOf(size) ?? "",
  name,
  size.label,
];
