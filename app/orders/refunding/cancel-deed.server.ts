import * as v from "valibot";
import { filled, text } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { thanks } from "#texts/thanks.ts";
import { errors } from "#texts/errors.ts";
import { findOrderFor, listShipments } from "../orders.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";

const { late, giftUsed } = thanks.cancel;

/** A shopper takes the order back before anything of it left; `b` and `t` are its number and the seal of its link. */
export const cancelOwnOrder = deed({
  name: "orders.cancel-own",
  by: "anyone",
  asks: v.strictObject({ b: filled(40), t: v.optional(text(200), "") }),
  async run(shop, { request }, { b, t }) {
    const order = await findOrderFor(shop, request, b, t);
    if (!order) return refused("unknown");
    const sent = await listShipments(shop.db, order.id);
    const cancelled = sent.length ? undefined : await cancelOrder(shop, order.id, "all", "shopper");
    if (cancelled?.ok) return done();
    return refused(cancelled?.reason === "gift-used" ? "gift-used" : "late");
  },
  says: {
    refused: { unknown: [404, errors.apiNotFound], late: [409, late], "gift-used": [409, giftUsed] },
  },
});
