import { eq } from "drizzle-orm";
import { mailSecurityEvent } from "#accounts/letters.server.ts";
import { isUnderWay } from "./purchase.ts";
import type { User } from "#accounts/session/sessions.server.ts";
import { users } from "#accounts/tables.server.ts";
import { carts } from "#cart/tables.server.ts";
import { addDays, dayOf } from "#kit/day.ts";
import { leave } from "#newsletter/manage.server.ts";
import { forgetCustomer } from "#orders/forget-customer.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { findOwnSubscription } from "./newsletter-of.server.ts";
import { listPurchases } from "./purchases.server.ts";

/** Everything of a person goes; orders stay for the tax office, without a name. What is still on its way comes first. */
export async function deleteAccount(
  shop: Shop,
  user: User,
): Promise<{ ok: true } | { ok: false; reason: "under-way" }> {
  const lately = addDays(dayOf(shop.now()), -60);
  const purchases = await listPurchases(shop, user);
  if (purchases.some((one) => isUnderWay(one) && one.step > 1 && one.placedOn > lately))
    return { ok: false, reason: "under-way" };
  const letters = await findOwnSubscription(shop, user);
  if (letters) await leave(shop, letters.key, "");
  await shop.db.transaction(async (tx) => {
    await mailSecurityEvent(shop, tx, "deleted", user);
    await forgetCustomer(tx, user);
    await tx.delete(carts).where(eq(carts.userId, user.id));
    await tx.delete(users).where(eq(users.id, user.id));
  });
  return { ok: true };
}
