import * as v from "valibot";
import { findFaults } from "#checkout/answers.ts";
import { orderAndPay } from "#checkout/order-deed.server.ts";
import { finishOrder } from "#checkout/quote/finish-order.server.ts";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { phone as say } from "#texts/office/phone.ts";
import { nameOf } from "../staff.server.ts";
import { callForm, draftAsTyped } from "./call-form.server.ts";

const problems = say.problems;
const plain = ["gone", "way", "no-company", "empty", "too-many-open"] as const;

/** The order is placed as the shop places every other; only the way of paying differs. */
export const placeCall = deed({
  name: "phone.place",
  by: "orders",
  asks: callForm,
  shows: v.object({ number: v.string() }),
  about: () => "",
  async run(shop, caller, typed) {
    const { poging: attempt, totaal, betaling } = typed;
    const draft = await draftAsTyped(shop, typed);
    if (!draft || !attempt) return refused("gone");
    const errors = findFaults(draft.answers);
    const [fault] = Object.values(errors);
    if (fault) return refused("incomplete", { about: fault[0] ?? "", errors });
    if (betaling !== "link" && betaling !== "rekening" && betaling !== "balie") return refused("way");
    if (betaling === "rekening" && !draft.onAccount) return refused("no-company");
    const by = nameOf(caller);
    const asked = { attempt, expectedTotalCents: totaal, paymentMethod: betaling, by };
    const placed =
      betaling === "rekening"
        ? await orderAndPay(shop, draft, asked)
        : await placeOrder(shop, draft.stored, asked, draft.closed);
    if (!placed.ok) {
      if (placed.reason === "bank-away") throw new Error("nothing was asked of the bank");
      if (placed.reason === "not-enough-stock") return refused(placed.reason, { about: placed.short.join(", ") });
      return refused(placed.reason === "address" ? "incomplete" : placed.reason);
    }
    const { id, number, again, dueCents } = placed.order;
    if (!again) {
      const why = draft.answers.discountWhy;
      await shop.db.transaction((tx) => finishOrder(shop, tx, { id, by, way: betaling, dueCents, why }));
    }
    return done({ number }, [], { subject: number });
  },
  says: {
    refused: {
      ...sentences(422, problems, ...plain),
      ...sentences(409, problems, "total-changed", "code", "day"),
      "over-ceiling": [422, problems["over-ceiling"]],
      incomplete: [422, problems.incomplete],
      "not-enough-stock": [409, problems["not-enough-stock"]],
    },
  },
});
