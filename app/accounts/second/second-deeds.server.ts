import * as v from "valibot";
import { text } from "#kit/form/fields.ts";
import { userOf } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { second as say } from "#texts/account/second.ts";
import { findSession, noteProof } from "../session/sessions.server.ts";
import { countCode, forgiveCodes } from "./count-codes.server.ts";
import { enrol, hasSecondFactor, mayEnrol, takeCode, takeRecoveryCode } from "./second-factor.server.ts";

/** The second step of staff: a code of the app, or one from the paper. The first code also sets it up. */
export const giveSecondFactor = deed({
  name: "account.second-step",
  by: "customer",
  asks: v.strictObject({ code: text(40) }),
  shows: v.object({ codes: v.array(v.string()) }),
  hides: ["code"],
  async run(shop, { user, session, request }, { code }) {
    const who = userOf({ user });
    if (session === undefined) return refused("wrong");
    const provedAt = (await findSession(shop, request))?.provedAt ?? null;
    if (!(await hasSecondFactor(shop.db, who.id)) && !(await mayEnrol(shop.db, who.id, provedAt)))
      return refused("passkey-first");
    const digits = code.replaceAll(" ", "");
    const isOfApp = /^\d{6}$/.test(digits);
    const wait = await countCode(shop, who, session, isOfApp);
    if (wait > 0) return refused(isOfApp ? "locked" : "too-many", { wait, about: String(Math.ceil(wait / 60)) });
    const taken = await shop.db.transaction(async (tx) => {
      const right = isOfApp ? await takeCode(shop, tx, who.id, digits) : await takeRecoveryCode(shop, tx, who, code);
      return right && { codes: (await enrol(shop, tx, who)) ?? [] };
    });
    if (!taken) return refused("wrong");
    if (isOfApp) await forgiveCodes(shop, who.id);
    await noteProof(shop, session, { secondFactor: true });
    return done(taken);
  },
  says: {
    done: say.done,
    refused: {
      wrong: [422, say.wrong, "code"],
      "passkey-first": [403, say.passkeyFirst],
      locked: [429, say.locked],
      "too-many": [429, say.tooMany],
    },
  },
});
