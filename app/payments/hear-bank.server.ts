import * as v from "valibot";
import { filled, text } from "#kit/form/fields.ts";
import { deed, done } from "#outside/deed/deed.server.ts";
import { bankOf } from "./bank/bank.server.ts";
import { syncByProviderId } from "./sync-payment.server.ts";

/**
 * A payment service says "look". Unsigned by nature: the notice only makes the shop ask its own bank, so it proves
 * nothing by itself. An id the shop never gave out gets the same response.
 */
export const hearBank = deed({
  name: "payments.webhook",
  by: "anyone",
  from: "anywhere",
  bytes: 4096,
  asks: v.strictObject({ provider: text(40), id: filled(80) }),
  shows: v.object({ ok: v.literal(true) }),
  async run(shop, _caller, { provider, id }) {
    if (provider === bankOf(shop).name) await syncByProviderId(shop, id);
    return done({ ok: true });
  },
  says: { refused: {} },
});
