import { sayDate } from "#kit/day.ts";
import { itemsPart, sumsPart } from "#orders/order-parts.ts";
import { lastingPapers } from "#orders/papers/lasting-papers.server.ts";
import type { Tx } from "#outside/db.server.ts";
import { layOutParts } from "#outside/mail/mail-layout.ts";
import { button, heading, type Part, space, title, words } from "#outside/mail/mail-parts.ts";
import { type Mail, postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { quotes as texts } from "#texts/account/quotes.ts";
import { orders } from "#texts/orders.ts";
import { quotePdf } from "./quote-pdf.server.ts";
import { type Quote, quoteLink } from "./quotes.server.ts";

const say = texts.mail;

async function post(shop: Shop, tx: Tx, quote: Quote, event: string, subject: string, parts: Part[]): Promise<void> {
  const ending = [words(orders.question(shop.settings.COMPANY_PHONE), "soft"), space];
  const { html, text } = layOutParts(shop, subject, [...parts, ...ending], say.why);
  const paper: NonNullable<Mail["attachments"]>[number] = {
    filename: texts.file(quote.number),
    type: "application/pdf",
    contentBase64: Buffer.from(await quotePdf(shop, quote)).toString("base64"),
  };
  await postMail(shop, tx, event, {
    to: quote.email,
    subject,
    html,
    text,
    attachments: [paper, ...lastingPapers(shop)],
  });
}

/** The quote itself; a later version says that it is one. */
export async function mailQuote(shop: Shop, tx: Tx, quote: Quote): Promise<void> {
  const { number, version, snapshot, validUntil } = quote;
  const again = version > 1;
  const subject = again ? say.again(number) : say.subject(number, shop.settings.SHOP_NAME);
  await post(shop, tx, quote, `quote:${quote.id}:${version}`, subject, [
    title(again ? say.againTitle : say.title(snapshot.contact.firstName)),
    ...(quote.words ? [words(quote.words)] : []),
    words(say.text(sayDate(validUntil))),
    button(say.button, quoteLink(shop, quote)),
    heading(texts.what),
    itemsPart(snapshot, shop.url),
    sumsPart(snapshot),
    words(`${texts.held} ${texts.withdraw}`, "soft"),
  ]);
}

export async function mailQuoteEnds(shop: Shop, tx: Tx, quote: Quote): Promise<void> {
  const { id, number, version, validUntil } = quote;
  await post(shop, tx, quote, `quote-ends:${id}:${version}`, say.soon(number), [
    title(say.soonTitle(sayDate(validUntil))),
    words(say.soonText),
    button(say.button, quoteLink(shop, quote)),
  ]);
}
