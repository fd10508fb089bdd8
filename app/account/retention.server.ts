import { sweepGuestCarts } from "#cart/carts.server.ts";
import { sweepQuotes } from "#checkout/quote/quotes.server.ts";
import { sweepLeft } from "#newsletter/forget-subscriber.server.ts";
import { forgetOldOrders } from "#orders/forget-customer.server.ts";
import { sweepCorrespondence } from "#outside/mail/forget-mails.server.ts";
import type { Shop } from "#outside/shop.server.ts";

const DAY = 86_400_000;

/** What the privacy page promises, kept every night; how much went stands in the log. */
export async function keepPromises(shop: Shop) {
  const now = shop.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const years = (count: number) => {
    const moment = new Date(now);
    moment.setUTCFullYear(moment.getUTCFullYear() - count);
    return moment;
  };
  const gone = {
    carts: await sweepGuestCarts(shop.db, ago(90)),
    orders: await shop.db.transaction((tx) => forgetOldOrders(tx, years(7))),
    quotes: await sweepQuotes(shop.db, years(2)),
    subscribers: await sweepLeft(shop.db, ago(30)),
    ...(await sweepCorrespondence(shop.db, { now, mailsBefore: years(2), questionsBefore: years(2) })),
  };
  shop.log.info({ job: "retention", ...gone });
  return gone;
}
