import * as v from "valibot";
import { asksForm, count, exact, text } from "#kit/form/fields.ts";
import { userOf } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { details as say } from "#texts/account/details.ts";
import { waysIn } from "#texts/account/ways-in.ts";
import { emailForm, passwordForm } from "../forms.ts";
import { nameForm } from "../name-form.ts";
import { removePasskey } from "../passkeys/passkeys.server.ts";
import { findPasswordFault } from "../password/check-password.server.ts";
import { endEverything } from "../password/recover.server.ts";
import { tidyEmail } from "../session/login.server.ts";
import { askAgain, PROOF } from "../session/prove.server.ts";
import { closeOneSession } from "../session/sessions.server.ts";
import { changeName, changePassword } from "./change-details.server.ts";
import { askNewEmail, changeEmail } from "./change-email.server.ts";

/** The password that is asked again; empty where a passkey spoke instead. */
const current = v.optional(exact(1000), "");

export const saveName = deed({
  name: "account.name",
  by: "customer",
  asks: asksForm(nameForm),
  async run(shop, { user }, { firstName, lastName }) {
    await changeName(shop, userOf({ user }).id, firstName, lastName);
    return done();
  },
  says: { done: say.nameSaved, refused: {} },
});

export const askEmail = deed({
  name: "account.email",
  by: "customer",
  asks: asksForm(emailForm, { more: { current } }),
  hides: ["current"],
  limit: [{ most: 10, minutes: 60, per: "account" }],
  async run(shop, caller, { email, current: given }) {
    const no = await askAgain(shop, caller, given);
    if (no) return no;
    await askNewEmail(shop, userOf(caller), caller.session, tidyEmail(email));
    return done();
  },
  says: { done: say.emailAsked, refused: PROOF },
});

/** The button behind the link in that mail. */
export const useEmail = deed({
  name: "account.use-email",
  by: "anyone",
  asks: v.strictObject({ token: text(300) }),
  hides: ["token"],
  limit: [{ most: 30, minutes: 15, per: "peer" }],
  async run(shop, { session }, { token }) {
    const changed = await changeEmail(shop, session, token);
    return changed.ok ? done() : refused(changed.reason);
  },
  says: {
    done: waysIn.confirm.changedText,
    refused: { expired: [422, waysIn.confirm.expiredText], elsewhere: [409, waysIn.confirm.elsewhere] },
  },
});

export const savePassword = deed({
  name: "account.password",
  by: "customer",
  asks: asksForm(passwordForm, { untrimmed: ["current", "password"], most: 1000 }),
  hides: ["current", "password"],
  async run(shop, caller, { current: given, password }) {
    const user = userOf(caller);
    const fault = findPasswordFault(password, [user.email, user.firstName, user.lastName]);
    if (fault) return refused("weak", { about: fault });
    const no = await askAgain(shop, caller, given);
    if (no) return no;
    await changePassword(shop, user, caller.session, password);
    return done();
  },
  says: { done: say.passwordSaved, refused: { ...PROOF, weak: [422, (advice: string) => advice, "password"] } },
});

export const endSession = deed({
  name: "account.end-session",
  by: "customer",
  asks: v.strictObject({ id: count(1, 1e12) }),
  async run(shop, { user }, { id }) {
    await closeOneSession(shop.db, userOf({ user }).id, id);
    return done();
  },
  says: { done: say.sessionEnded, refused: {} },
});

export const endOtherSessions = deed({
  name: "account.end-others",
  by: "customer",
  asks: v.strictObject({}),
  async run(shop, { user, session }) {
    // Programs that were let in with the password, and mailed links, end as well.
    await shop.db.transaction((tx) => endEverything(tx, userOf({ user }).id, session));
    return done();
  },
  says: { done: say.sessionsEnded, refused: {} },
});

export const dropPasskey = deed({
  name: "account.remove-passkey",
  by: "customer",
  asks: v.strictObject({ id: text(1000), current }),
  hides: ["current"],
  async run(shop, caller, { id, current: given }) {
    const no = await askAgain(shop, caller, given);
    if (no) return no;
    await removePasskey(shop, userOf(caller).id, id);
    return done();
  },
  says: { done: say.passkeyRemoved, refused: PROOF },
});
