import * as v from "valibot";
import { asksForm, exact, text } from "#kit/form/fields.ts";
import type { Caller } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { waysIn } from "#texts/account/ways-in.ts";
import { emailForm, resetForm } from "../forms.ts";
import { giveTokens, refreshTokens } from "../session/bearer.server.ts";
import { checkPair, findUserByEmail, isSamePassword, tidyEmail } from "../session/login.server.ts";
import { findPasswordFault } from "./check-password.server.ts";
import { askMail, resetPassword } from "./recover.server.ts";

const often = { "too-often": [429, (minutes: string) => accounts.tooMany(Number(minutes)), undefined] } as const;
const tooOften = (wait: number) => refused("too-often", { wait, about: String(Math.ceil(wait / 60)) });

async function ask(shop: Shop, { request }: Caller, kind: "reset" | "link", email: string) {
  const wait = await askMail(shop, request, kind, email);
  return wait > 0 ? tooOften(wait) : done();
}

/** R8 */
export const forgotPassword = deed({
  name: "account.forgot",
  by: "anyone",
  asks: asksForm(emailForm),
  run: (shop, caller, { email }) => ask(shop, caller, "reset", email),
  says: { status: 202, done: waysIn.forgot.sentText, refused: often },
});

/** The form of the login sends its other fields along; the link needs only the address. */
export const askLink = deed({
  name: "account.link",
  by: "anyone",
  asks: asksForm(emailForm, { more: { password: v.optional(exact(1000)), remember: v.optional(text(10)) } }),
  hides: ["password"],
  run: (shop, caller, { email }) => ask(shop, caller, "link", email),
  says: { status: 202, done: accounts.login.linkSent, refused: often },
});

/** R9 */
export const setPassword = deed({
  name: "account.reset",
  by: "anyone",
  asks: asksForm(resetForm, { more: { token: text(300), email: text(300) }, untrimmed: ["password"], most: 1000 }),
  hides: ["password", "token"],
  limit: [{ most: 30, minutes: 15, per: "peer" }],
  async run(shop, _caller, given) {
    const fault = findPasswordFault(given.password, [given.email]);
    if (fault) return refused("weak", { about: fault });
    return (await resetPassword(shop, given)) ? done() : refused("expired");
  },
  says: {
    refused: { weak: [422, (advice) => advice, "password"], expired: [422, waysIn.reset.expired, "token"] },
  },
});

/** R99: tokens for other clients, which prove themselves by the pair or by the token before. */
export const giveToken = deed({
  name: "account.token",
  by: "anyone",
  from: "anywhere",
  asks: v.union([
    v.strictObject({ email: text(300), password: exact(1000) }),
    v.strictObject({ refreshToken: text(300) }),
  ]),
  shows: v.object({
    tokenType: v.literal("Bearer"),
    accessToken: v.string(),
    expiresIn: v.number(),
    refreshToken: v.string(),
    refreshExpiresIn: v.number(),
  }),
  hides: ["password", "refreshToken"],
  async run(shop, { request }, given) {
    if ("refreshToken" in given) {
      const tokens = await refreshTokens(shop, given.refreshToken);
      return tokens ? done(tokens) : refused("ended");
    }
    const email = tidyEmail(given.email);
    const checked = await checkPair(shop, request, email, await findUserByEmail(shop.db, email), given.password);
    if (!checked.ok) return checked.reason === "too-many" ? tooOften(checked.wait) : refused("wrong-pair");
    const { row } = checked;
    return shop.db.transaction(async (tx) =>
      (await isSamePassword(tx, row)) ? done(await giveTokens(shop, tx, row.id)) : refused("wrong-pair"),
    );
  },
  says: {
    refused: {
      ...often,
      ended: [401, accounts.notLoggedIn],
      "wrong-pair": [422, accounts.login.wrongPairPlain, "email"],
    },
  },
});
