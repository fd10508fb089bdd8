import * as v from "valibot";
import { several, text } from "#kit/form/fields.ts";
import { choose, leave } from "#newsletter/manage.server.ts";
import { subscribe } from "#newsletter/subscribe.server.ts";
import { userOf } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { ownNewsletter as say } from "#texts/account/own-newsletter.ts";
import { findOwnSubscription } from "./newsletter-of.server.ts";

const none = { none: [409, say.none] as const };

export const joinNewsletter = deed({
  name: "account.newsletter-join",
  by: "customer",
  asks: v.strictObject({}),
  limit: [{ most: 5, minutes: 60, per: "account" }],
  async run(shop, { user, peer }) {
    await subscribe(shop, { email: userOf({ user }).email, source: "account", peer });
    return done();
  },
  says: { done: say.asked, refused: {} },
});

export const leaveNewsletter = deed({
  name: "account.newsletter-leave",
  by: "customer",
  asks: v.strictObject({}),
  async run(shop, { user, peer }) {
    const found = await findOwnSubscription(shop, userOf({ user }));
    if (!found) return refused("none");
    await leave(shop, found.key, peer);
    return done();
  },
  says: { done: say.left, refused: none },
});

export const chooseNewsletter = deed({
  name: "account.newsletter-choose",
  by: "customer",
  asks: v.strictObject({
    topic: several(text(40), 20),
    pace: v.optional(v.picklist(["maand", "seizoen"]), "maand"),
  }),
  async run(shop, { user }, { topic, pace }) {
    const found = await findOwnSubscription(shop, userOf({ user }));
    if (!found) return refused("none");
    await choose(shop, found.key, { topics: topic, pace });
    return done();
  },
  says: { done: say.saved, refused: none },
});
