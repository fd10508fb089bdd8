import { and, eq, gte, isNull, lte } from "drizzle-orm";
import { addDays, dayOf } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import { quotes } from "../tables.server.ts";
import { REMIND_DAYS, remindsOn } from "./quote.ts";
import { mailQuoteEnds } from "./quote-mails.server.ts";

/** Every morning: one word three days before a quote ends. One that was made shorter before its end gets none. */
export async function remindQuotes(shop: Shop): Promise<number> {
  const today = dayOf(shop.now());
  const waits = and(isNull(quotes.acceptedAt), isNull(quotes.withdrawnAt), isNull(quotes.remindedAt));
  const soon = and(gte(quotes.validUntil, today), lte(quotes.validUntil, addDays(today, REMIND_DAYS)));
  const due = await shop.db.select().from(quotes).where(and(waits, soon)).limit(500);
  let told = 0;
  for (const quote of due.filter(({ madeAt, validUntil }) => dayOf(madeAt) < remindsOn(validUntil)))
    await shop.db.transaction(async (tx) => {
      const [won] = await tx
        .update(quotes)
        .set({ remindedAt: shop.now() })
        .where(and(eq(quotes.id, quote.id), eq(quotes.version, quote.version), waits))
        .returning();
      if (!won) return;
      await mailQuoteEnds(shop, tx, won);
      told++;
    });
  return told;
}

export async function quoteClock(shop: Shop): Promise<void> {
  await shop.jobs.every("remind-quotes", "15 8 * * *", async () => void (await remindQuotes(shop)));
}
