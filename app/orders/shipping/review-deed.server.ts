import * as v from "valibot";
import { dayOf } from "#kit/day.ts";
import { count, text, yes } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { writeReview } from "#reviews/write-review.server.ts";
import { errors } from "#texts/errors.ts";
import { reviewForm } from "#texts/reviews/form.ts";
import { findReviewOrder, listReviewable } from "./invite-review.server.ts";

const { problems } = reviewForm;

/** What somebody thinks of what was delivered; `b` and `t` are the order and the seal of the link in the mail. */
export const sendReview = deed({
  name: "reviews.write",
  by: "anyone",
  asks: v.strictObject({
    b: v.optional(text(40), ""),
    t: v.optional(text(200), ""),
    product: text(200),
    stars: v.optional(count(0, 99), 0),
    title: v.optional(text(80), ""),
    text: v.optional(text(2000), ""),
    name: yes(),
  }),
  limit: [{ most: 60, minutes: 60, per: "peer" }],
  async run(shop, _caller, { b, t, product, stars, title, text: said, name }) {
    const order = await findReviewOrder(shop, b, t);
    if (!order) return refused("no-order");
    const item = (await listReviewable(shop.db, order)).find((one) => one.product === product);
    if (!item) return refused("unknown");
    const { contact, deliverTo } = order.snapshot;
    const proof = {
      order: order.number,
      product: item.product,
      size: item.size,
      deliveredOn: order.deliveredAt && dayOf(order.deliveredAt),
      firstName: name ? contact.firstName : "",
      city: name ? deliverTo.city : "",
    };
    const written = await writeReview(shop, proof, { stars, title, text: said });
    return written.ok ? done() : refused(written.reason);
  },
  says: {
    refused: {
      "no-order": [404, errors.apiNotFound],
      unknown: [422, problems.unknown],
      "not-delivered": [422, problems["not-delivered"]],
      "wrong-stars": [422, problems["wrong-stars"]],
      "no-words": [422, problems["no-words"]],
      already: [422, problems.already],
    },
  },
});
