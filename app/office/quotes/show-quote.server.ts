import { quoteState } from "#checkout/quote/quote.ts";
import { findUserId, listQuotesOf, type Quote, quotePath } from "#checkout/quote/quotes.server.ts";
import { type Day, dayOf, sayDate } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { findCompany } from "#orders/on-account/companies.server.ts";
import { sayLine } from "#orders/order.ts";
import { addressLines } from "#orders/order-parts.ts";
import { findOrderById } from "#orders/orders.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { sayMoment } from "../say.ts";

const nameOf = ({ snapshot: { business, contact } }: Quote): string =>
  business?.company || `${contact.firstName} ${contact.lastName}`.trim();
/** "staff:an@kantoor.nl" as people read it. */
const sayBy = (by: string): string => by.replace(/^staff:/, "");

/** One line of a list. */
export const lineOfQuote = (quote: Quote, today: Day) => ({
  number: quote.number,
  who: nameOf(quote),
  made: sayMoment(quote.madeAt),
  valid: sayDate(quote.validUntil),
  total: euros(quote.totalCents),
  state: quoteState(quote, today),
});

export const showQuotesOf = async (db: Reader, email: string, today: Day) =>
  (await listQuotesOf(db, email)).map((quote) => lineOfQuote(quote, today));

/** Everything the desk knows of one quote. */
export async function showQuote(shop: Shop, quote: Quote) {
  const { snapshot, version } = quote;
  const { contact, deliverTo, method } = snapshot;
  const order = quote.order ? await findOrderById(shop.db, quote.order) : undefined;
  const company = await findCompany(shop.db, await findUserId(shop.db, quote.email));
  return {
    ...lineOfQuote(quote, dayOf(shop.now())),
    version,
    email: quote.email,
    phone: contact.phone,
    to: method === "ophalen" ? "" : addressLines(deliverTo).slice(1).join(", "),
    by: sayBy(quote.madeBy),
    words: quote.words,
    lines: snapshot.lines.map((line) => ({
      key: `${line.sku} ${line.cut ?? ""}`,
      name: line.name,
      about: sayLine(line),
      quantity: line.quantity,
      each: euros(line.unitCents),
      line: euros(line.lineCents),
    })),
    sums: {
      goods: euros(snapshot.goodsCents),
      discount: snapshot.discountCents ? euros(-snapshot.discountCents) : "",
      delivery: euros(snapshot.deliveryCents),
      reversed: snapshot.reversedCents ? euros(-snapshot.reversedCents) : "",
    },
    earlier: quote.earlier
      .toReversed()
      .map((one) => ({ ...one, total: euros(one.totalCents), at: sayMoment(new Date(one.at)), by: sayBy(one.by) })),
    reminded: quote.remindedAt ? sayMoment(quote.remindedAt) : "",
    short: quote.shortAt ? sayMoment(quote.shortAt) : "",
    order: order?.number,
    onAccount: company !== undefined,
    path: quotePath(shop, quote),
  };
}
