import * as v from "valibot";
import { asksForm, several, text } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { isSealed, seal } from "#outside/seal.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { newsletter } from "#texts/newsletter.ts";
import { confirmSubscription } from "./confirm.server.ts";
import { choose, leave, noteBounce } from "./manage.server.ts";
import { subscribe } from "./subscribe.server.ts";
import { subscribeForm } from "./subscription.ts";

const { errors, confirm, manage } = newsletter;

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

/** The key from the links in our mails. */
const key = text(200);

export const confirmDeed = deed({
  name: "newsletter.confirm",
  by: "anyone",
  asks: v.strictObject({ k: key }),
  hides: ["k"],
  shows: v.strictObject({ key: v.string() }),
  async run(shop, { peer }, { k }) {
    const found = await confirmSubscription(shop, k, peer);
    return found ? done({ key: found }) : refused("old");
  },
  says: { refused: { old: [410, confirm.oldText] } },
});

export const chooseDeed = deed({
  name: "newsletter.choose",
  by: "anyone",
  asks: v.strictObject({
    k: key,
    topic: several(text(40), 20),
    pace: v.optional(v.picklist(["maand", "seizoen"]), "maand"),
  }),
  hides: ["k"],
  async run(shop, _caller, { k, topic, pace }) {
    return (await choose(shop, k, { topics: topic, pace })) ? done() : refused("unknown");
  },
  says: { done: manage.saved, refused: { unknown: [404, manage.unknownText] } },
});

/** RFC 8058: mail services post this from anywhere, without cookies; the key alone says whose mail it is. */
export const leaveDeed = deed({
  name: "newsletter.leave",
  by: "anyone",
  from: "anywhere",
  asks: v.strictObject({ k: key, "List-Unsubscribe": v.optional(text(40)) }),
  hides: ["k"],
  async run(shop, { peer }, { k }) {
    await leave(shop, k, peer);
    return done();
  },
  says: { done: manage.left, refused: {} },
});

/** What the mail service shows when it reports a bounce; made from the shop's own secret. */
export const bounceKey = (secret: string): string => seal(secret, "mail-bounce", "1");

export const bounceDeed = deed({
  name: "newsletter.bounce",
  by: "anyone",
  from: "anywhere",
  asks: v.strictObject({ email: text(254), hard: v.optional(v.boolean(), true) }),
  async run(shop, { request }, asked) {
    const given = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
    if (!isSealed(shop.secret, "mail-bounce", "1", given)) return refused("stranger");
    await noteBounce(shop, asked);
    return done();
  },
  says: { refused: { stranger: [401, accounts.notLoggedIn] } },
});
