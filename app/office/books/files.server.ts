import { Readable } from "node:stream";
import { dayOf } from "#kit/day.ts";
import { type Cents, decimal } from "#kit/money.ts";
import { sheetLine } from "#kit/spreadsheet.ts";
import { invoiceLines, type TaxLine, taxOfCredit, taxOfInvoice } from "#orders/papers/tax.ts";
import type { Shop } from "#outside/shop.server.ts";
import { type Entry, zip } from "#outside/files/zip.ts";
import { creditUbl, invoiceUbl } from "#orders/papers/ubl.ts";
import { bookFiles as say } from "#texts/office/books.ts";
import { salesFigures as figures } from "#texts/office/books-figures.ts";
import { cart } from "#texts/cart.ts";
import { payments } from "#texts/payments.ts";
import { lookUp } from "#kit/look-up.ts";
import { listMoney } from "./money.server.ts";
import { listPapers, type Paper } from "./papers.server.ts";
import type { Span } from "./period.ts";
import { sayGroup } from "./sales/show-figures.server.ts";
import { creditedOf, listMoving, listSellers, listSizes, listSlow, type Size } from "./sales/sold.server.ts";
import { readBooks } from "./vat.server.ts";

/** As Dutch spreadsheets read them: a comma in amounts, a semicolon between cells. */
const amount = (cents: Cents): string => decimal(cents).replace(".", ",");
const row = (cells: readonly string[]): string => sheetLine(cells, ";");
const sayMethod = (method: string): string => lookUp(payments.methods, method)?.title ?? method;

type Lines = (shop: Shop, span: Span) => AsyncGenerator<string>;
export type FileKind =
  | "verkoopboek"
  | "factuurregels"
  | "betalingen"
  | "verkocht"
  | "voorraad"
  | "traag"
  | "gecrediteerd";

export const FILES: Record<FileKind, Lines> = {
  verkoopboek: salesBook,
  factuurregels: invoiceRows,
  betalingen: moneyRows,
  verkocht: sellerRows,
  voorraad: stockRows,
  traag: slowRows,
  gecrediteerd: creditedRows,
};

/** A file for spreadsheets, sent while it is written; the mark in front tells them it is UTF-8. */
export function writeFile(shop: Shop, kind: FileKind, span: Span): Response {
  const lines = Readable.from(withMark(FILES[kind](shop, span)), { objectMode: false });
  return new Response(Readable.toWeb(lines) as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName(shop, kind, span)}.csv"`,
      "cache-control": "no-store",
    },
  });
}

/** Of the stock as it is now, whatever days were asked. */
const OF_NOW: string[] = ["voorraad", "traag"];

export const fileName = (shop: Shop, kind: string, { from, to }: Span): string =>
  OF_NOW.includes(kind) ? `${kind}-${dayOf(shop.now())}` : `${kind}-${from}-${to}`;

async function* withMark(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  yield "\uFEFF";
  yield* lines;
}

const aboutOf = ({ number, at, order, note }: Paper): string[] => [
  number,
  note ? say.credit : say.invoice,
  note ? (order.invoiceNumber ?? "") : "",
  dayOf(at),
  order.number,
];
const whoOf = ({ order: { snapshot } }: Paper): string[] => [
  snapshot.business?.company ?? "",
  snapshot.business?.vatNumber ?? "",
];
const taxCells = ({ country, treatment, rate, netCents, vatCents }: TaxLine, sign: number): string[] => [
  country,
  say.treatments[treatment],
  String(rate),
  amount(sign * netCents),
  amount(sign * vatCents),
  amount(sign * (netCents + vatCents)),
];

/** One row per paper and rate: it adds up to the return. */
async function* salesBook(shop: Shop, span: Span): AsyncGenerator<string> {
  yield row(say.salesBook);
  for await (const paper of listPapers(shop.db, span)) {
    const { order, note } = paper;
    const tax = note ? taxOfCredit(order.snapshot, note.body) : taxOfInvoice(order.snapshot);
    const how = [sayMethod(order.paymentMethod), order.paidAt ? dayOf(order.paidAt) : ""];
    for (const one of tax) yield row([...aboutOf(paper), ...whoOf(paper), ...taxCells(one, note ? -1 : 1), ...how]);
  }
}

/** One row per line of an invoice; a credit note has one row per rate, as it names no rates per line. */
async function* invoiceRows(shop: Shop, span: Span): AsyncGenerator<string> {
  yield row(say.invoiceRows);
  for await (const paper of listPapers(shop.db, span)) {
    const { order, note } = paper;
    const how = [sayMethod(order.paymentMethod), order.paidAt ? dayOf(order.paidAt) : ""];
    if (note)
      for (const one of taxOfCredit(order.snapshot, note.body))
        yield row([
          ...aboutOf(paper),
          "",
          note.body.lines.map(({ name }) => name).join(", "),
          "",
          ...taxCells(one, -1),
          ...how,
        ]);
    else
      for (const line of invoiceLines(order.snapshot, cart.delivery)) {
        const what = [line.name, line.about].filter(Boolean).join(", ");
        yield row([...aboutOf(paper), line.sku, what, String(line.quantity), ...taxCells(line, 1), ...how]);
      }
  }
}

async function* moneyRows(shop: Shop, span: Span): AsyncGenerator<string> {
  yield row(say.money);
  for await (const { at, kind, method, order, invoiceNumber, cents, reference } of listMoney(shop.db, span))
    yield row([dayOf(at), say.kinds[kind], sayMethod(method), order, invoiceNumber, amount(cents), reference]);
}

async function* sellerRows(shop: Shop, span: Span): AsyncGenerator<string> {
  yield row(figures.csv.sellers);
  for (const { slug, name, pieces, cents, margin } of await listSellers(shop, span))
    yield row([slug, name, String(pieces), amount(cents), margin ? amount(margin.cents) : ""]);
}

const sizeRow = ({ sku, name, label, group, stock, cents, cost }: Size): string =>
  row([
    sku,
    name,
    label,
    sayGroup(group),
    String(stock),
    amount(cents),
    cost === null ? "" : amount(cost * Math.max(0, stock)),
  ]);

/** The stock as it is now, whatever the days. */
async function* stockRows(shop: Shop): AsyncGenerator<string> {
  yield row(figures.csv.stock);
  for (const size of await listSizes(shop.db)) yield sizeRow(size);
}

async function* slowRows(shop: Shop): AsyncGenerator<string> {
  yield row(figures.csv.stock);
  for (const size of await listSlow(shop.db, await listMoving(shop))) yield sizeRow(size);
}

async function* creditedRows(shop: Shop, span: Span): AsyncGenerator<string> {
  yield row(figures.csv.credited);
  for (const { kind, count, cents } of creditedOf((await readBooks(shop, span)).papers))
    yield row([lookUp(figures.credited.why, kind) ?? kind, String(count), amount(cents)]);
}

/** Every invoice and credit note of these days for a program of bookkeeping, as one file. */
export function writeUbl(shop: Shop, span: Span): Response {
  const bytes = Readable.from(zip(ublOf(shop, span), shop.now()), { objectMode: false });
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${fileName(shop, "ubl", span)}.zip"`,
      "cache-control": "no-store",
    },
  });
}

async function* ublOf({ db, settings }: Shop, span: Span): AsyncGenerator<Entry> {
  for await (const { number, order, note } of listPapers(db, span))
    yield { name: `${number}.xml`, content: note ? creditUbl(settings, order, note) : invoiceUbl(settings, order) };
}
