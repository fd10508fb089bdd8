import * as v from "valibot";
import { cartShown } from "#cart/cart-shown.ts";
import { showCart } from "#cart/view-cart.server.ts";
import { count, text, yes } from "#kit/form/fields.ts";
import { newId } from "#kit/id.ts";
import { subscribe } from "#newsletter/subscribe.server.ts";
import { orderLink } from "#orders/orders.server.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { listMethods } from "#payments/methods.server.ts";
import { methodFault } from "#payments/methods.ts";
import { cart as cartTexts } from "#texts/cart.ts";
import { checkout } from "#texts/checkout.ts";
import { findFaults } from "./answers.ts";
import { orderAndPay } from "./order-and-pay.server.ts";
import { readCheckout, saveAnswers } from "./read-checkout.server.ts";

const { payment: texts, errors } = checkout;

/** Places the order of this cart and says where to pay. The same attempt again is the same order. */
export const placeCartOrder = deed({
  name: "checkout.order",
  by: "anyone",
  asks: v.strictObject({
    paymentMethod: v.optional(text(40), ""),
    expectedTotalCents: count(0, 1e9),
    adult: yes(),
    newsletter: yes(),
    attempt: v.optional(text(80)),
  }),
  shows: v.object({
    number: v.string(),
    status: v.picklist(["confirmed", "awaiting-payment"]),
    paymentUrl: v.string(),
  }),
  showsRefused: v.object({
    cart: v.optional(cartShown),
    number: v.optional(v.string()),
    payLater: v.optional(v.string()),
  }),
  async run(shop, { request, peer }, { paymentMethod, expectedTotalCents, adult, newsletter, attempt }) {
    const found = await readCheckout(shop, request);
    if (!found) return refused("empty");
    const { id, cart, answers, onAccount } = found;
    const faults = findFaults(answers);
    if (Object.keys(faults).length)
      return refused("incomplete", { about: Object.values(faults)[0]?.[0] ?? "", errors: faults });
    const buyer = { onAccount, country: answers.country ?? ("NL" as const) };
    const free = cart.dueCents === 0 && cart.lines.length > 0;
    const fault = free ? undefined : methodFault(await listMethods(shop, buyer), paymentMethod, adult);
    if (fault) return refused(fault);
    if (answers.payment !== paymentMethod) await saveAnswers(shop, id, { ...answers, payment: paymentMethod });
    const ordered = await orderAndPay(shop, found, {
      attempt: attempt || newId("try"),
      expectedTotalCents,
      peer,
      paymentMethod: paymentMethod || (cart.totalCents === 0 ? "gratis" : "cadeaubon"),
    });
    if (ordered.ok) {
      const { order, url, paid } = ordered;
      if (newsletter && !order.again) await subscribe(shop, { email: order.email, source: "checkout", peer });
      return done({ number: order.number, status: paid ? "confirmed" : "awaiting-payment", paymentUrl: url });
    }
    if (ordered.reason === "bank-away")
      return refused("bank-away", {
        wait: 10,
        shows: { number: ordered.order.number, payLater: orderLink(shop, ordered.order) },
      });
    const about = ordered.reason === "not-enough-stock" ? ordered.short.join(", ") : "";
    return refused(ordered.reason, { about, shows: { cart: await showCart(shop, found.stored) } });
  },
  says: {
    status: 201,
    refused: {
      empty: [409, cartTexts.empty.title],
      incomplete: [422, (first) => first],
      choose: [422, texts.choose, "paymentMethod"],
      age: [422, texts.age, "adult"],
      "not-enough-stock": [409, texts.short],
      code: [409, texts.code],
      day: [409, errors.dayGone],
      address: [422, errors.address],
      "total-changed": [409, texts.changed],
      "too-many-open": [429, texts.tooManyOpen],
      "over-ceiling": [409, texts.overCeiling, "paymentMethod"],
      "bank-away": [503, texts.away],
    },
  },
});
