import { dayOf, sayDate } from "#kit/day.ts";
import { firstDay } from "#orders/order-parts.ts";
import { rowsOf } from "#orders/papers/invoice.server.ts";
import { type Fact, writeBuyer, writeRows, writeSums } from "#orders/papers/paper.server.ts";
import { Sheet } from "#outside/paper/sheet.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { quotes as texts } from "#texts/account/quotes.ts";
import { delivery } from "#texts/delivery.ts";
import { orders } from "#texts/orders.ts";
import { type Quote, quoteLink } from "./quotes.server.ts";

const { paper } = texts;

/** The quote on paper, laid out as an invoice is: whom for, until when, every line with its VAT, and the total. */
export async function quotePdf(shop: Shop, quote: Quote): Promise<Uint8Array> {
  const { snapshot, number, version, madeAt, validUntil, words } = quote;
  const named = version > 1 ? `${number}, ${texts.changedMark(version)}` : number;
  const day = firstDay(snapshot);
  const sheet = await Sheet.open(texts.title(named), madeAt);
  sheet.letterhead(shop);
  sheet.heading(paper.title);
  const facts: Fact[] = [
    [paper.number, named],
    [paper.date, sayDate(dayOf(madeAt))],
    [paper.valid, sayDate(validUntil)],
    [paper.delivery, delivery.methods[snapshot.method].title],
    ...(day && snapshot.method !== "ophalen" ? [["", day] as Fact] : []),
  ];
  writeBuyer(sheet, snapshot, facts);
  if (words) {
    sheet.words(words);
    sheet.down(12);
  }
  writeRows(sheet, { net: snapshot.business !== null, rates: true }, rowsOf(snapshot));
  writeSums(sheet, snapshot, snapshot);
  sheet.down(20);
  if (snapshot.reversedCents) sheet.words(orders.invoice.reversedWords(snapshot.business?.vatNumber ?? ""));
  sheet.words(paper.prices);
  sheet.words(paper.stock);
  sheet.words(paper.accept(quoteLink(shop, quote)));
  sheet.words(paper.terms(`${shop.url}/algemene-voorwaarden`));
  return sheet.save();
}
