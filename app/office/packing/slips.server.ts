import { PDFDocument } from "pdf-lib";
import { carrierOf } from "#delivery/carrier/carrier-of.server.ts";
import { dayOf } from "#kit/day.ts";
import { addressLines, firstDay } from "#orders/order-parts.ts";
import type { Order } from "#orders/orders.server.ts";
import { EDGE, Sheet, WIDTH } from "#outside/paper/sheet.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { slips as say } from "#texts/office/packing.ts";
import type { BatchOrder } from "./batches.server.ts";
import type { BatchLine } from "./batch-lines.server.ts";
import { letterOf } from "./crates.ts";
import { parcelOf } from "./parcel.ts";

type Slip = {
  row: Order;
  lines: BatchLine[];
  crate?: number | undefined;
  batch?: number;
  rest?: "na" | "terug" | null;
};

/** What travels with the plants: one sheet per order, with the passport that the law wants beside each plant. */
export async function writeSlips(shop: Shop, list: Slip[]): Promise<Uint8Array> {
  const sheet = await Sheet.open(say.title, shop.now());
  // Ticked in a list where somebody else sent them meanwhile.
  if (list.length === 0) sheet.words(say.nothing);
  for (const [at, slip] of list.entries()) {
    if (at > 0) sheet.next();
    writeSlip(sheet, shop, slip);
  }
  return sheet.save();
}

function writeSlip(sheet: Sheet, shop: Shop, { row, lines, crate, rest }: Slip): void {
  const { snapshot, number } = row;
  sheet.letterhead(shop);
  sheet.heading(say.title);
  const facts: [string, string][] = [
    [say.order, number],
    ...(crate === undefined ? [] : [[say.crate, letterOf(crate)] as [string, string]]),
    [say.day, firstDay(snapshot) ?? "-"],
  ];
  const company = snapshot.business ? [snapshot.business.company] : [];
  sheet.columns([...company, ...addressLines(snapshot.deliverTo)], facts);
  const columns = (place: string, count: string): [string, number][] => [
    [place, 440],
    [count, WIDTH - EDGE],
  ];
  sheet.row(say.what, columns(say.place, say.count), true);
  sheet.line();
  for (const line of lines) {
    const { name, label, sku, place, needed, collected = needed } = line;
    const passport = line.passport && collected > 0 ? line.latin : null;
    const goesOn = collected < needed || passport !== null;
    sheet.row(`${name}, ${label} (${sku})`, columns(place, String(collected)), false, !goesOn);
    if (collected < needed) small(sheet, (rest === "terug" ? say.back : say.later)(needed - collected));
    if (passport) writePassport(sheet, shop, passport, sku);
    if (goesOn) sheet.endRow();
  }
  sheet.line();
  for (const [title, text] of [
    [say.note, snapshot.note],
    [say.gift, snapshot.gift],
  ])
    if (text) sheet.words(`${title}: ${text}`);
  sheet.down(12);
  sheet.words(say.thanks, { size: 9 });
}

function writePassport(sheet: Sheet, shop: Shop, latin: string, sku: string): void {
  const lot = `${sku}-${dayOf(shop.now()).replaceAll("-", "")}`;
  small(sheet, say.passport);
  small(sheet, say.passportLines(latin, shop.settings.COMPANY_PLANT_REGISTRATION, lot));
}

function small(sheet: Sheet, words: string): void {
  sheet.words(words, { size: 8, inset: 8 });
  sheet.down(2);
}

/** Slips first, then the labels that were made, in one file to print; of what was withdrawn meanwhile neither. */
export async function batchPapers(shop: Shop, all: BatchOrder[]): Promise<Uint8Array> {
  const orders = all.filter(({ row }) => !row.withdrawnAt);
  const whole = await PDFDocument.load(await writeSlips(shop, orders));
  const service = carrierOf(shop);
  for (const one of orders) {
    const { code, trackUrl, reference, carrier } = one;
    if (!code || !reference || !carrier) continue;
    const label = await service.print({ code, trackUrl: trackUrl ?? "", reference }, parcelOf(one, carrier));
    const paper = await PDFDocument.load(label);
    for (const page of await whole.copyPages(paper, paper.getPageIndices())) whole.addPage(page);
  }
  return whole.save();
}
