import * as v from "valibot";
import { text } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { isSealed, seal } from "#outside/seal.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { noteBounce } from "./manage.server.ts";

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
