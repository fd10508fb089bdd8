import * as v from "valibot";
import { mailSecurityEvent } from "#accounts/account-mails.server.ts";
import { roleOf } from "#accounts/door/roles.ts";
import { isLastOwner } from "#accounts/staff/colleagues.server.ts";
import { tidyEmail } from "#accounts/session/login.server.ts";
import { askAgain, PROOF } from "#accounts/session/prove.server.ts";
import { forgetCookies } from "#accounts/session/sessions.server.ts";
import { refreshCards } from "#catalogue/stock/take-stock.server.ts";
import { exact, text } from "#kit/form/fields.ts";
import { closeUnpaid } from "#orders/placing/close-unpaid.server.ts";
import { userOf } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { noteInLog } from "#outside/deed/staff-log.server.ts";
import { details as say } from "#texts/account/details.ts";
import { forgetPerson } from "./person.server.ts";
import { isAwaited, isOf } from "./purchases.server.ts";

export const deleteAccount = deed({
  name: "account.delete",
  by: "customer",
  asks: v.strictObject({ confirm: text(300), current: v.optional(exact(1000), "") }),
  hides: ["current"],
  async run(shop, caller, { confirm, current }) {
    const user = userOf(caller);
    if (tidyEmail(confirm) !== user.email) return refused("wrong-address");
    const no = await askAgain(shop, caller, current);
    if (no) return no;
    if (await isAwaited(shop, user)) return refused("under-way");
    const back = await shop.db.transaction(async (tx) => {
      if (await isLastOwner(tx, user.id)) return undefined;
      const closed = await closeUnpaid(shop, tx, isOf(user));
      const role = roleOf(user.scope);
      if (role)
        await noteInLog(tx, { at: shop.now(), userId: user.id, who: user.email, deed: "staff.leave", subject: role });
      await mailSecurityEvent(shop, tx, "deleted", user);
      await forgetPerson(shop, tx, user);
      return closed;
    });
    if (!back) return refused("last-owner");
    await refreshCards(shop, back);
    return done(undefined, forgetCookies(shop));
  },
  says: {
    refused: {
      ...PROOF,
      "wrong-address": [422, say.deleteWrong, "confirm"],
      "under-way": [409, say.underWay],
      "last-owner": [409, say.lastOwner],
    },
  },
});
