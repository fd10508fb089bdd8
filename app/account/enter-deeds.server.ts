import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import * as v from "valibot";
import { loginForm } from "#accounts/forms.ts";
import { passkeyResponse } from "#accounts/passkeys/passkey-deeds.server.ts";
import { loginByPasskey } from "#accounts/passkeys/passkeys.server.ts";
import { loginByLink } from "#accounts/password/recover.server.ts";
import { confirmRegistration } from "#accounts/register/registrations.server.ts";
import { cookie, readCookie } from "#accounts/session/cookies.server.ts";
import type { Entered } from "#accounts/session/enter.server.ts";
import { login } from "#accounts/session/login.server.ts";
import { closeSession } from "#accounts/session/sessions.server.ts";
import { asksForm, exact, text, yes } from "#kit/form/fields.ts";
import { isRelative } from "#kit/path.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { waysIn } from "#texts/account/ways-in.ts";
import { REDIRECT_COOKIE } from "./gate.server.ts";
import { welcome } from "./welcome.server.ts";

/** R48 */
const userShown = v.object({
  id: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  scope: v.array(v.string()),
  confirmed: v.boolean(),
});

async function letIn(shop: Shop, request: Request, entered: Entered, wish?: { newsletter: boolean }) {
  return done(entered.user, [...entered.cookies, ...(await welcome(shop, request, entered, wish))]);
}

/** R59: a form's way after the login: back to the remembered page, which is then forgotten. */
export const backAgain = (otherwise = "/") => ({
  to: (_shown: unknown, _asked: unknown, _shop: Shop, request: Request) => {
    const kept = readCookie(request, REDIRECT_COOKIE) ?? "";
    return isRelative(kept) ? kept : otherwise;
  },
  cookies: ({ url }: Shop) => [
    cookie(REDIRECT_COOKIE, "", { maxAge: 0, httpOnly: false, secure: url.startsWith("https:") }),
  ],
});

/** R6, R78 */
export const enterByPassword = deed({
  name: "account.login",
  by: "anyone",
  asks: asksForm(loginForm, { more: { remember: yes() }, untrimmed: ["password"], most: 1000 }),
  shows: userShown,
  hides: ["password"],
  async run(shop, { request }, given) {
    const entered = await login(shop, request, given);
    if (entered.ok) return letIn(shop, request, entered);
    if (entered.reason === "wrong-pair") return refused("wrong-pair");
    return refused("too-often", { wait: entered.wait, about: String(Math.ceil(entered.wait / 60)) });
  },
  says: {
    refused: {
      "wrong-pair": [422, accounts.login.wrongPairPlain, "email"],
      "too-often": [429, (minutes) => accounts.tooMany(Number(minutes))],
    },
  },
});

/** R79 */
export const leaveAccount = deed({
  name: "account.logout",
  by: "anyone",
  asks: v.strictObject({}),
  run: async (shop, { request }) => done(undefined, await closeSession(shop, request)),
  says: { refused: {} },
});

/** The page a form stood on; never another host. */
export function cameFrom(shop: Shop, request: Request): string {
  const referer = request.headers.get("referer");
  if (!referer || !URL.canParse(referer)) return "/";
  const { origin, pathname } = new URL(referer);
  const own = [new URL(request.url).origin, new URL(shop.url).origin];
  return own.includes(origin) && isRelative(pathname) ? pathname : "/";
}

export const enterByLink = deed({
  name: "account.enter-by-link",
  by: "anyone",
  asks: v.strictObject({ token: text(300) }),
  shows: userShown,
  hides: ["token"],
  limit: [{ most: 30, minutes: 15, per: "peer" }],
  async run(shop, { request }, { token }) {
    const entered = await loginByLink(shop, request, token);
    return entered ? letIn(shop, request, entered) : refused("expired");
  },
  says: { refused: { expired: [422, waysIn.magic.expiredText] } },
});

export const enterByPasskey = deed({
  name: "account.enter-by-passkey",
  by: "anyone",
  asks: passkeyResponse,
  shows: userShown,
  limit: [{ most: 30, minutes: 15, per: "peer" }],
  async run(shop, { request }, { challenge, response }) {
    const entered = await loginByPasskey(shop, request, challenge, response as unknown as AuthenticationResponseJSON);
    return entered ? letIn(shop, request, entered) : refused("failed");
  },
  says: { refused: { failed: [422, accounts.login.passkeyFailed] } },
});

/** The button behind the link in the welcome mail makes the account and opens it. */
export const confirmAccount = deed({
  name: "account.confirm",
  by: "anyone",
  asks: v.strictObject({ token: text(300), password: v.optional(exact(1000), "") }),
  shows: userShown,
  hides: ["token", "password"],
  limit: [
    { most: 30, minutes: 15, per: "peer" },
    { most: 8, minutes: 15, per: { field: "token" } },
  ],
  async run(shop, { request }, given) {
    const entered = await confirmRegistration(shop, request, given);
    if (!entered.ok) return refused(entered.reason);
    return letIn(shop, request, entered, { newsletter: entered.newsletter });
  },
  says: {
    refused: {
      expired: [422, waysIn.confirm.expiredText],
      "wrong-password": [422, waysIn.confirm.wrongPassword, "password"],
    },
  },
});
