import { asksForm, yes } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { accounts } from "#texts/account/accounts.ts";
import { registerForm } from "../forms.ts";
import { findPasswordFault } from "../password/check-password.server.ts";
import { askAccount } from "./registrations.server.ts";

/** R7: the same response for every address; the mailbox hears the rest. */
export const registerAccount = deed({
  name: "account.register",
  by: "anyone",
  asks: asksForm(registerForm, { more: { newsletter: yes() }, untrimmed: ["password"], most: 1000 }),
  hides: ["password"],
  limit: [{ most: 20, minutes: 60, per: "peer" }],
  async run(shop, _caller, given) {
    const fault = findPasswordFault(given.password, [given.email, given.firstName, given.lastName]);
    if (fault) return refused("weak", { about: fault });
    return done(undefined, await askAccount(shop, given));
  },
  says: {
    status: 202,
    done: accounts.register.sentText,
    refused: { weak: [422, (advice) => advice, "password"] },
  },
});
