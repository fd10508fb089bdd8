import * as v from "valibot";
import { readCut } from "#calculators/grass/cut.ts";
import { addLines } from "#cart/lines/change-cart.server.ts";
import { viewCart } from "#cart/view-cart.server.ts";
import { cartCookies, requireCartId } from "#cart/whose-cart.server.ts";
import { text } from "#kit/form/fields.ts";
import { userOf } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { orders } from "#texts/account/orders.ts";
import { listPurchases } from "./purchases.server.ts";

/** Puts an old order into the cart, line by line, so that what is sold out does not hold back the rest. */
export const orderAgain = deed({
  name: "account.order-again",
  by: "customer",
  asks: v.strictObject({ number: text(40), press: v.optional(text(60)) }),
  async run(shop, { user, request }, { number, press }) {
    const order = (await listPurchases(shop, userOf({ user }))).find((one) => one.number === number);
    if (!order) return refused("unknown");
    const cart = await requireCartId(shop, request);
    // Pressed again, because nobody knew whether it was heard, it counts once.
    for (const [at, { sku, quantity, cut }] of order.lines.entries())
      await addLines(shop, cart, [{ sku, quantity, ...(cut && readCut(cut) && { cut }) }], press && `${press}-${at}`);
    return done(undefined, cartCookies(shop, cart, await viewCart(shop, cart)));
  },
  says: { refused: { unknown: [404, orders.unknown] } },
});
