import * as v from "valibot";
import { several, text } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { confirmSubscription } from "./confirm.server.ts";
import { choose, leave } from "./manage.server.ts";

const { confirm, manage } = newsletter;

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
