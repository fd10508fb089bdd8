import * as v from "valibot";
import { asksForm } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { subscribe } from "./subscribe.server.ts";
import { subscribeForm } from "./subscription.ts";

const { errors } = newsletter;

export const subscribeDeed = deed({
  name: "newsletter.subscribe",
  by: "anyone",
  asks: asksForm(subscribeForm, {
    more: { source: v.optional(v.picklist(["footer", "checkout", "account"]), "footer") },
  }),
  shows: v.strictObject({ email: v.string() }),
  async run(shop, { peer }, { email, source }) {
    const asked = await subscribe(shop, { email, source, peer });
    if (asked.ok) return done({ email: asked.email });
    return asked.reason === "wrong" ? refused("wrong") : refused("too-many", { wait: asked.retryAfterSeconds });
  },
  says: { status: 202, refused: { wrong: [422, errors.email, "email"], "too-many": [429, errors.tooMany] } },
});
