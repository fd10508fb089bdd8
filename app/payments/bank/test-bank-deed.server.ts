import * as v from "valibot";
import { filled } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { errors } from "#texts/errors.ts";
import { bankOf } from "./bank.server.ts";
import type { BankState } from "./bank.ts";
import { syncByProviderId } from "../sync-payment.server.ts";
import { findBankPayment, setBankState } from "./test-bank.server.ts";
import { OUTCOMES, type Outcome } from "./test-bank.ts";

const statesFor = (outcome: Outcome): BankState[] =>
  outcome === "late" ? ["expired", "paid"] : outcome === "twice" ? ["paid"] : [outcome];

/** A button of the embedded bank; where a real bank is set, there is no such page. */
export const playBank = deed({
  name: "payments.test-bank",
  by: "anyone",
  asks: v.strictObject({ payment: filled(80), outcome: v.picklist(OUTCOMES) }),
  shows: v.object({ back: v.string() }),
  async run(shop, _caller, { payment: id, outcome }) {
    const payment = bankOf(shop).name === "testbank" ? await findBankPayment(shop, id) : undefined;
    if (!payment) return refused("unknown");
    if (payment.state === "open" || payment.state === "pending")
      for (const state of statesFor(outcome)) {
        await setBankState(shop, payment.id, state);
        const notices = outcome === "twice" ? 2 : 1;
        await Promise.all(Array.from({ length: notices }, () => syncByProviderId(shop, payment.id)));
      }
    return done({ back: payment.returnUrl.replace(shop.url, "") });
  },
  says: { refused: { unknown: [404, errors.apiNotFound] } },
});
