import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as v from "valibot";
import { peerOf } from "#outside/allowance.server.ts";
import { readJson } from "#outside/read-json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { requireCaller } from "../session/caller.server.ts";
import { requireCsrf } from "../session/csrf.server.ts";
import { countTry, QUARTER } from "../limits.server.ts";
import { tooMany, type Welcome, withCookies } from "../api.server.ts";
import type { Api } from "../door/json.server.ts";
import { askNewPasskey, askPasskey, keepPasskey, loginByPasskey } from "./passkeys.server.ts";
import { Refused } from "../refused.ts";

const answered = v.strictObject({
  challenge: v.pipe(v.string(), v.maxLength(200)),
  answer: v.looseObject({ id: v.pipe(v.string(), v.maxLength(1000)), rawId: v.string(), response: v.looseObject({}) }),
});

/** Passkeys: an option beside the password, never a must. */
export function passkeyApi(app: Api, shop: Shop, welcome: Welcome): void {
  app.post("/api/passkeys/options", async (c) => {
    const user = await requireCaller(shop, c.req.raw);
    return c.json(await askNewPasskey(shop, c.req.raw, user));
  });
  app.post("/api/passkeys", async (c) => {
    const user = await requireCaller(shop, c.req.raw);
    const { challenge, answer } = await readJson(c.req.raw, answered);
    const kept = await keepPasskey(shop, c.req.raw, user, challenge, answer as unknown as RegistrationResponseJSON);
    if (!kept) throw new Refused(422, accounts.login.passkeyFailed);
    return c.body(null, 204);
  });
  app.post("/api/passkeys/login-options", async (c) => {
    requireCsrf(c.req.raw);
    const wait = await countTry(shop, ["passkey", peerOf(c.req.raw), { times: 30, perSeconds: QUARTER }]);
    if (wait > 0) throw tooMany({ wait });
    return c.json(await askPasskey(shop, c.req.raw));
  });
  app.post("/api/passkeys/login", async (c) => {
    requireCsrf(c.req.raw);
    const { challenge, answer } = await readJson(c.req.raw, answered);
    const entered = await loginByPasskey(shop, c.req.raw, challenge, answer as unknown as AuthenticationResponseJSON);
    if (!entered) throw new Refused(422, accounts.login.passkeyFailed);
    return withCookies(c.json(entered.user), [...entered.cookies, ...(await welcome(shop, c.req.raw, entered))]);
  });
}
