import { eq } from "drizzle-orm";
import * as v from "valibot";
import { text } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { codeProblems } from "#texts/buying/codes.ts";
import { giftCards } from "../tables.server.ts";
import { plainCode } from "./codes.ts";

/** What is left on a gift card. Ten tries per quarter of an hour: a code of sixteen signs is not guessed that way. */
export const seeBalance = deed({
  name: "cart.balance",
  by: "anyone",
  asks: v.strictObject({ code: text(60) }),
  shows: v.object({ cents: v.number() }),
  limit: [{ most: 10, minutes: 15, per: "peer" }],
  async run(shop, _caller, { code }) {
    const [card] = await shop.db
      .select({ cents: giftCards.balanceCents, blockedAt: giftCards.blockedAt })
      .from(giftCards)
      .where(eq(giftCards.code, plainCode(code)));
    if (!card) return refused("unknown");
    return card.blockedAt ? refused("blocked") : done({ cents: card.cents });
  },
  says: { refused: { unknown: [422, codeProblems.unknown, "code"], blocked: [422, codeProblems.blocked, "code"] } },
});
