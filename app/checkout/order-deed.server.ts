import * as v from "valibot";
import { cartShown } from "#cart/cart-shown.ts";
import { showCart } from "#cart/view-cart.server.ts";
import { refreshCards } from "#catalogue/stock/take-stock.server.ts";
import { count, text, yes } from "#kit/form/fields.ts";
import { newId } from "#kit/id.ts";
import { subscribe } from "#newsletter/subscribe.server.ts";
import { roomOnAccount } from "#orders/on-account/companies.server.ts";
import { findOrderById, orderLink } from "#orders/orders.server.ts";
import { keepForPayment } from "#orders/placing/keep-for-payment.server.ts";
import { type Asked, type PlaceAnswer, type Placed, placeOrder } from "#orders/placing/place-order.server.ts";
import { releaseOrder } from "#orders/placing/release-order.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { allow } from "#outside/allowance.server.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { listMethods, methodFault } from "#payments/bank/bank.server.ts";
import { startPayment } from "#payments/start-payment.server.ts";
import { cart as cartTexts } from "#texts/cart.ts";
import { checkout, refusals as texts } from "#texts/checkout.ts";
import { deliveryErrors, deliveryFaults } from "#texts/buying/delivery-step.ts";
import { findFaults } from "./answers.ts";
import { type Checkout, readCheckout, saveAnswers } from "./read-checkout.server.ts";

const FREE = { times: 10, perSeconds: 86_400 };

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
    // What costs nothing holds nothing open: it is counted by itself.
    if (free && cart.totalCents === 0 && !(await allow(shop, "free-order", peer, FREE)).ok)
      return refused("too-many-open");
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
      day: [409, deliveryErrors.dayGone],
      address: [422, deliveryFaults.address],
      "total-changed": [409, texts.changed],
      "too-many-open": [429, texts.tooManyOpen],
      "over-ceiling": [409, texts.overCeiling, "paymentMethod"],
      "bank-away": [503, checkout.payment.away],
    },
  },
});

export type Ordered =
  | { ok: true; order: Placed; url: string; paid: boolean }
  | Extract<PlaceAnswer, { ok: false }>
  | { ok: false; reason: "over-ceiling" }
  | { ok: false; reason: "bank-away"; order: Placed };

/** Places the order and says where the buyer goes next: to the bank, or straight to the thanks when nothing is left to pay. */
export async function orderAndPay(
  shop: Shop,
  { stored, closed }: Pick<Checkout, "stored" | "closed">,
  asked: Asked,
): Promise<Ordered> {
  const placed = await placeOrder(shop, stored, asked, closed);
  if (!placed.ok) return placed;
  const { order } = placed;
  if (asked.paymentMethod === "rekening" && order.dueCents > 0) {
    const agreed = await agreeOnAccount(shop, order, stored.userId, asked.by);
    return agreed
      ? { ok: true, order, url: orderLink(shop, order), paid: true }
      : { ok: false, reason: "over-ceiling" };
  }
  if (order.dueCents === 0) {
    await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "shopper" }));
    return { ok: true, order, url: orderLink(shop, order), paid: true };
  }
  const started = await startPayment(shop, order, asked.paymentMethod);
  if (started.ok) return { ok: true, order, url: started.url, paid: false };
  await keepForPayment(shop, order.id);
  return { ok: false, reason: "bank-away", order };
}

/** Confirmed without money, only within what staff agreed with this account; over it the order lets its plants go. */
async function agreeOnAccount(shop: Shop, order: Placed, userId: string | null, by = "shopper"): Promise<boolean> {
  const back = await shop.db.transaction(async (tx) => {
    // The same attempt again: it was agreed the first time.
    if (order.again && (await findOrderById(tx, order.id))?.confirmedAt) return undefined;
    if (userId && order.dueCents <= (await roomOnAccount(tx, userId))) {
      await settleOrder(shop, tx, order.id, { paid: false, by });
      return undefined;
    }
    return (await releaseOrder(shop, tx, order.id, "cancelled", { why: "over the ceiling" })) ?? [];
  });
  if (back?.length) await refreshCards(shop, back);
  return !back;
}
