import { addDays, dayOf, sayDate, sayDay } from "#kit/day.ts";
import { euros, eurosEach } from "#kit/money.ts";
import { plainVatNumber } from "#kit/vat-number.ts";
import { EDGE, Sheet, WIDTH } from "#outside/paper/sheet.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { trees as texts } from "#texts/calculators/trees.ts";
import type { treeOrders } from "../tables.server.ts";
import { sumTrees } from "./tree-order.ts";

const { paper, sumHead } = texts;
const VALID_DAYS = 14;

/** The quote or order on paper: addresses, lines without VAT, VAT per rate and the total. */
export async function quotePdf(shop: Shop, order: typeof treeOrders.$inferSelect): Promise<Uint8Array> {
  const { body, kind, sentAt } = order;
  const today = dayOf(sentAt);
  const number = `K-${order.number}`;
  const sheet = await Sheet.open(`${paper[kind]} ${number}`, sentAt);
  sheet.letterhead(shop);
  sheet.heading(paper[kind]);
  sheet.columns([body.company, body.name, body.vatNumber.toUpperCase(), body.email, body.phone].filter(Boolean), [
    [paper.number, number],
    [paper.date, sayDate(today)],
    ...(kind === "quote" ? ([[paper.valid, sayDate(addDays(today, VALID_DAYS))]] as [string, string][]) : []),
    ...(body.reference ? ([[paper.reference, body.reference]] as [string, string][]) : []),
  ]);
  body.addresses.forEach(({ street, postcode, city }, at) => {
    if (street) sheet.words(paper.address(at + 1, `${street}, ${postcode.toUpperCase()} ${city}`));
  });
  sheet.down(14);
  lines(sheet, body);
  const { vat, reversedCents, exCents } = sumTrees(body.lines);
  sheet.down(4);
  sheet.sum(texts.ex, euros(exCents));
  for (const { rate, vatCents } of vat) sheet.sum(texts.vat(rate), euros(vatCents));
  if (reversedCents) sheet.sum(texts.reversed, euros(0));
  sheet.sum(vat.length ? texts.inc : texts.toPay, euros(body.totalCents), true);
  sheet.down(20);
  if (reversedCents) sheet.words(texts.reversedWords(plainVatNumber(body.vatNumber)));
  if (body.note) sheet.words(`${texts.fields.note}: ${body.note}`);
  sheet.words(paper.next[kind]);
  return sheet.save();
}

function lines(sheet: Sheet, body: (typeof treeOrders.$inferSelect)["body"]): void {
  const row = ([what, count, each, amount]: [string, string, string, string], bold = false) =>
    sheet.row(
      what,
      [
        [count, 390],
        [each, 460],
        [amount, WIDTH - EDGE],
      ],
      bold,
    );
  row([sumHead.what, sumHead.quantity, sumHead.each, sumHead.line], true);
  sheet.line();
  const { exLines } = sumTrees(body.lines);
  for (const [at, { text, quantity, row: place }] of body.lines.entries()) {
    const to = body.rows[place];
    const together = exLines[at] ?? 0;
    row([text, String(quantity), eurosEach(together, quantity), euros(together)]);
    if (to) sheet.words(paper.rowTo(to.address, sayDay(to.day)), { size: 8, inset: 8 });
    sheet.down(4);
  }
  sheet.line();
}
