import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { count, filled } from "#kit/form/fields.ts";
import { orderLink } from "#orders/orders.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { openThread } from "#outside/mail/threads.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { quotes as texts } from "#texts/account/quotes.ts";
import { quotes } from "../tables.server.ts";
import { findQuoteByToken, type Quote } from "./quotes.server.ts";
import { takeQuote } from "./take-quote.server.ts";

const { problems } = texts;

/** A customer says yes by the link of the mail: from there it is an order to pay, or one on account. */
export const acceptQuote = deed({
  name: "quotes.accept",
  by: "anyone",
  asks: v.strictObject({
    token: filled(40),
    version: count(1, 1e6),
    way: v.optional(v.picklist(["link", "rekening"]), "link"),
  }),
  shows: v.object({ path: v.string() }),
  limit: [{ most: 30, minutes: 15, per: "peer" }],
  async run(shop, _caller, { token, version, way }) {
    const quote = await findQuoteByToken(shop.db, token);
    if (!quote) return refused("unknown");
    const taken = await takeQuote(shop, quote, { version, way, by: "shopper" });
    if (taken.ok) return done({ path: orderLink(shop, taken.order).slice(shop.url.length) });
    if (taken.reason !== "not-enough-stock") return refused(taken.reason);
    const about = taken.short.join(", ");
    await tellShort(shop, quote, about);
    return refused(taken.reason, { about });
  },
  says: {
    refused: {
      ...sentences(
        409,
        problems,
        "changed",
        "withdrawn",
        "lapsed",
        "no-company",
        "over-ceiling",
        "code",
        "day",
        "gone",
      ),
      unknown: [404, problems.unknown],
      "too-many-open": [429, problems["too-many-open"]],
      "not-enough-stock": [409, problems["not-enough-stock"]],
    },
  },
});

/** Somebody of the shop hears of it in the inbox, once for each version, and can answer there. */
async function tellShort(shop: Shop, { id, version, number, email, snapshot }: Quote, names: string): Promise<void> {
  const { firstName, lastName } = snapshot.contact;
  await shop.db.transaction(async (tx) => {
    const [first] = await tx
      .update(quotes)
      .set({ shortAt: shop.now() })
      .where(and(eq(quotes.id, id), eq(quotes.version, version), isNull(quotes.shortAt)))
      .returning({ id: quotes.id });
    if (!first) return;
    await openThread(shop, tx, {
      name: `${firstName} ${lastName}`.trim(),
      email,
      subject: texts.told.subject(number),
      orderNumber: null,
      body: texts.told.body(number, names),
    });
  });
}
