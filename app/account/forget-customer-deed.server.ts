import * as v from "valibot";
import { mailSecurityEvent } from "#accounts/account-mails.server.ts";
import { refreshCards } from "#catalogue/stock/take-stock.server.ts";
import { filled, yes } from "#kit/form/fields.ts";
import { findPerson, isGuest } from "#orders/find-person.server.ts";
import { closeUnpaid } from "#orders/placing/close-unpaid.server.ts";
import { takeTurn } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { customers as say } from "#texts/office/customers.ts";
import { forgetPerson } from "./person.server.ts";
import { isAwaited, isOf } from "./purchases.server.ts";

/** Somebody asked the shop to forget them: the same as when they do it themselves, also without an account. */
export const forgetForCustomer = deed({
  name: "customers.forget",
  by: "orders",
  asks: v.strictObject({ key: filled(60), zeker: yes() }),
  about: ({ key }) => key,
  async run(shop, _caller, { key, zeker }) {
    const person = await findPerson(shop.db, key);
    if (!person) return refused("unknown");
    if (person.scope.length > 0) return refused("staff");
    if (!zeker) return refused("sure");
    if (await isAwaited(shop, person)) return refused("under-way");
    const back = await shop.db.transaction(async (tx) => {
      await takeTurn(tx, `forget ${person.email}`);
      if (!(await findPerson(tx, key))) return undefined;
      const closed = await closeUnpaid(shop, tx, isOf(person));
      if (!isGuest(person)) await mailSecurityEvent(shop, tx, "deleted", person);
      await forgetPerson(shop, tx, person);
      return closed;
    });
    if (!back) return refused("unknown");
    await refreshCards(shop, back);
    return done();
  },
  says: { refused: sentences(422, say.problems, "unknown", "staff", "sure", "under-way") },
});
