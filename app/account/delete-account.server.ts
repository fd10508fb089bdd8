import { eq } from "drizzle-orm";
import * as v from "valibot";
import { mailSecurityEvent } from "#accounts/letters.server.ts";
import { tidyEmail } from "#accounts/session/login.server.ts";
import { askAgain, PROOF } from "#accounts/session/prove.server.ts";
import { forgetCookies } from "#accounts/session/sessions.server.ts";
import { users } from "#accounts/tables.server.ts";
import { carts } from "#cart/tables.server.ts";
import { addDays, dayOf } from "#kit/day.ts";
import { exact, text } from "#kit/form/fields.ts";
import { leave } from "#newsletter/manage.server.ts";
import { forgetCustomer } from "#orders/forget-customer.server.ts";
import type { User } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { account } from "#texts/account/account.ts";
import { findOwnSubscription } from "./newsletter-of.server.ts";
import { isUnderWay } from "./purchase.ts";
import { listPurchases } from "./purchases.server.ts";

const say = account.details;

/** What is still on its way comes first. */
async function isAwaited(shop: Shop, user: User): Promise<boolean> {
  const lately = addDays(dayOf(shop.now()), -60);
  const purchases = await listPurchases(shop, user);
  return purchases.some((one) => isUnderWay(one) && one.step > 1 && one.placedOn > lately);
}

/** Everything of a person goes; orders stay for the tax office, without a name. */
async function forget(shop: Shop, user: User): Promise<void> {
  const letters = await findOwnSubscription(shop, user);
  if (letters) await leave(shop, letters.key, "");
  await shop.db.transaction(async (tx) => {
    await mailSecurityEvent(shop, tx, "deleted", user);
    await forgetCustomer(tx, user);
    await tx.delete(carts).where(eq(carts.userId, user.id));
    await tx.delete(users).where(eq(users.id, user.id));
  });
}

export const deleteAccount = deed({
  name: "account.delete",
  by: "customer",
  asks: v.strictObject({ confirm: text(300), current: v.optional(exact(1000), "") }),
  hides: ["current"],
  async run(shop, caller, { confirm, current }) {
    const user = caller.user as User;
    if (tidyEmail(confirm) !== user.email) return refused("wrong-address");
    const no = await askAgain(shop, caller, current);
    if (no) return no;
    if (await isAwaited(shop, user)) return refused("under-way");
    await forget(shop, user);
    return done(undefined, forgetCookies(shop));
  },
  says: {
    refused: { ...PROOF, "wrong-address": [422, say.deleteWrong, "confirm"], "under-way": [409, say.underWay] },
  },
});
