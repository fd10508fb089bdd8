import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as v from "valibot";
import { exact } from "#kit/form/fields.ts";
import { userOf } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { details } from "#texts/account/details.ts";
import { accounts } from "#texts/account/accounts.ts";
import { askAgain, PROOF } from "../session/prove.server.ts";
import { noteProof } from "../session/sessions.server.ts";
import { askNewPasskey, askPasskey, checkPasskey, keepPasskey } from "./passkeys.server.ts";

/** What a browser's authenticator gives; the library judges the inside of it. */
export const passkeyResponse = v.strictObject({
  challenge: v.pipe(v.string(), v.maxLength(200)),
  response: v.looseObject({
    id: v.pipe(v.string(), v.maxLength(1000)),
    rawId: v.pipe(v.string(), v.maxLength(1000)),
    response: v.looseObject({}),
  }),
});
const options = v.looseObject({ challenge: v.string() });
const failed = { failed: [422, accounts.login.passkeyFailed] } as const;

export const askNewPasskeyOptions = deed({
  name: "passkey.ask-new",
  by: "customer",
  asks: v.strictObject({ current: v.optional(exact(1000), "") }),
  shows: options,
  async run(shop, caller, { current }) {
    const no = await askAgain(shop, caller, current);
    if (no) return no;
    return done({ ...(await askNewPasskey(shop, caller.request, userOf(caller))) });
  },
  says: { refused: PROOF },
});

/** Its challenge was only given to somebody who had shown again who they are. */
export const addPasskey = deed({
  name: "passkey.add",
  by: "customer",
  asks: passkeyResponse,
  async run(shop, { request, user }, { challenge, response }) {
    const made = response as unknown as RegistrationResponseJSON;
    const kept = await keepPasskey(shop, request, userOf({ user }), challenge, made);
    return kept ? done() : refused("failed");
  },
  says: { done: details.passkeyAdded, refused: failed },
});

export const askPasskeyOptions = deed({
  name: "passkey.ask",
  by: "anyone",
  asks: v.strictObject({}),
  shows: options,
  limit: [{ most: 30, minutes: 15, per: "peer" }],
  run: async (shop, { request }) => done({ ...(await askPasskey(shop, request)) }),
  says: { refused: {} },
});

/** Somebody who is logged in shows again that it is them; with their finger or code it is a second factor as well. */
export const proveByPasskey = deed({
  name: "passkey.prove",
  by: "customer",
  asks: passkeyResponse,
  limit: [{ most: 30, minutes: 15, per: "account" }],
  async run(shop, { request, user, session }, { challenge, response }) {
    const checked = await checkPasskey(shop, request, challenge, response as unknown as AuthenticationResponseJSON);
    if (!checked || session === undefined || checked.user.id !== user?.id) return refused("failed");
    await noteProof(shop, session, { proved: true, ...(checked.verified && { secondFactor: true }) });
    return done();
  },
  says: { refused: failed },
});
