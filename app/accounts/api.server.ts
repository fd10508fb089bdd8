import type { Shop } from "#outside/shop.server.ts";
import { deeds as texts } from "#texts/deeds.ts";
import { type Api, json } from "./door/json.server.ts";
import { callerOf } from "./door/caller.server.ts";
import { forgotPassword, giveToken, setPassword } from "./password/password-deeds.server.ts";
import {
  addPasskey,
  askNewPasskeyOptions,
  askPasskeyOptions,
  proveByPasskey,
} from "./passkeys/passkey-deeds.server.ts";
import { csrfCookies } from "./session/cookies.server.ts";
import { registerAccount } from "./register/register-deed.server.ts";

/** R8, R9, R77, R80, R99: the session, passwords, passkeys, and tokens for other clients. */
export function accountsApi(api: Api, shop: Shop): void {
  api.get("/auth/csrf-cookie", (c) => {
    for (const cookie of csrfCookies(shop)) c.header("set-cookie", cookie, { append: true });
    return c.body(null, 204);
  });
  api.get("/api/user", async (c) => {
    const { user } = await callerOf(shop, c.req.raw);
    return user ? c.json(user) : c.json({ statusCode: 401, message: texts.notLoggedIn }, 401);
  });
  api.post("/register", json(shop, registerAccount));
  api.post("/api/password/forgot", json(shop, forgotPassword));
  api.post("/api/password/reset", json(shop, setPassword));
  api.post("/api/token", json(shop, giveToken));
  api.post("/api/passkeys/options", json(shop, askNewPasskeyOptions));
  api.post("/api/passkeys", json(shop, addPasskey));
  api.post("/api/passkeys/login-options", json(shop, askPasskeyOptions));
  api.post("/api/passkeys/prove", json(shop, proveByPasskey));
}
