import * as v from "valibot";
import { text } from "#kit/form/fields.ts";
import { type Caller, userOf } from "#outside/deed/caller.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { second as say } from "#texts/account/second.ts";
import { mailSecurityEvent } from "../account-mails.server.ts";
import { endEverything } from "../password/recover.server.ts";
import { isSecondFresh, nextSecret } from "./renew.server.ts";
import { hasSecondFactor, putSecret, writeCodes } from "./second-factor.server.ts";

const shows = v.object({ codes: v.array(v.string()) });
const refusals = sentences(403, say.renew, "log-in-again");

/** The session of somebody who took the second step just now; nobody else changes how it is taken. */
async function requireFresh(shop: Shop, { session }: Caller) {
  if (session === undefined || !(await isSecondFresh(shop, session))) return refused("log-in-again");
  return { ok: true as const, session };
}

/** Another telephone: its first code replaces the app that was, and the codes on paper with it. */
export const renewSecondFactor = deed({
  name: "account.second-again",
  by: "customer",
  asks: v.strictObject({ code: text(40) }),
  shows,
  hides: ["code"],
  limit: [{ most: 8, minutes: 15, per: "account" }],
  async run(shop, caller, { code }) {
    const who = userOf(caller);
    const fresh = await requireFresh(shop, caller);
    if (!fresh.ok) return fresh;
    const secret = nextSecret(shop, who.id, fresh.session);
    const codes = await shop.db.transaction(async (tx) => {
      if (!(await putSecret(shop, tx, who.id, secret, code.replaceAll(" ", "")))) return undefined;
      // Whoever has the old telephone is out.
      await endEverything(tx, who.id, fresh.session);
      await mailSecurityEvent(shop, tx, "second", who);
      return writeCodes(tx, who.id);
    });
    return codes ? done({ codes }) : refused("wrong");
  },
  says: { done: say.renew.done, refused: { wrong: [422, say.wrong, "code"], ...refusals } },
});

/** Ten new codes for paper; the ones before are worth nothing any more. */
export const renewCodes = deed({
  name: "account.new-codes",
  by: "customer",
  asks: v.strictObject({}),
  shows,
  limit: [{ most: 8, minutes: 15, per: "account" }],
  async run(shop, caller) {
    const who = userOf(caller);
    const fresh = await requireFresh(shop, caller);
    if (!fresh.ok) return fresh;
    if (!(await hasSecondFactor(shop.db, who.id))) return refused("no-app");
    const codes = await shop.db.transaction(async (tx) => {
      await mailSecurityEvent(shop, tx, "codes", who);
      return writeCodes(tx, who.id);
    });
    return done({ codes });
  },
  says: { done: say.renew.newCodes, refused: { ...refusals, ...sentences(409, say.renew, "no-app") } },
});
