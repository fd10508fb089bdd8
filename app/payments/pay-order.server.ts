import * as v from "valibot";
import { filled, text, yes } from "#kit/form/fields.ts";
import { holdAgain } from "#orders/placing/hold-again.server.ts";
import { keepForPayment } from "#orders/placing/keep-for-payment.server.ts";
import { findOrderFor } from "#orders/orders.server.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { checkout, refusals as texts } from "#texts/checkout.ts";
import { thanks } from "#texts/thanks.ts";
import { errors } from "#texts/errors.ts";
import { listMethods, methodFault } from "./bank/bank.server.ts";
import { startPayment } from "./start-payment.server.ts";

/** Paying again is a new payment on the same order; `b` and `t` are its number and the seal of its link. */
export const payOrder = deed({
  name: "payments.pay",
  by: "anyone",
  asks: v.strictObject({
    b: filled(40),
    t: v.optional(text(200), ""),
    paymentMethod: v.optional(text(40)),
    adult: yes(),
  }),
  shows: v.object({ url: v.string() }),
  limit: [{ most: 60, minutes: 10, per: "peer" }],
  async run(shop, { request }, { b, t, paymentMethod, adult }) {
    const order = await findOrderFor(shop, request, b, t);
    if (!order) return refused("unknown");
    if (order.confirmedAt || order.cancelledAt) return refused("closed");
    const method = paymentMethod ?? order.paymentMethod;
    const offered = await listMethods(shop, { onAccount: false, country: order.snapshot.billing.country });
    const fault = methodFault(offered, method, adult);
    if (fault) return refused(fault);
    if (!(await holdAgain(shop, order.id))) return refused("sold-out");
    const started = await startPayment(shop, order, method);
    if (started.ok) return done({ url: started.url });
    await keepForPayment(shop, order.id);
    return refused("bank-away", { wait: 10 });
  },
  says: {
    refused: {
      unknown: [404, errors.apiNotFound],
      closed: [409, thanks.cancelled.title],
      choose: [422, texts.choose, "paymentMethod"],
      age: [422, texts.age, "adult"],
      "sold-out": [409, thanks.soldOut],
      "bank-away": [503, checkout.payment.away],
    },
  },
});
