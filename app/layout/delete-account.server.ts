import { eq } from "drizzle-orm";
import { mailSecurityEvent } from "#accounts/letters.server.ts";
import type { User } from "#accounts/sessions.server.ts";
import { users } from "#accounts/tables.server.ts";
import { carts } from "#cart/tables.server.ts";
import type { Shop } from "#outside/shop.server.ts";

/** Everything of a person goes; orders stay for the tax office, without a name. The last mail says so. */
export async function deleteAccount(shop: Shop, user: User): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await mailSecurityEvent(shop, tx, "deleted", user);
    await tx.delete(carts).where(eq(carts.userId, user.id));
    await tx.delete(users).where(eq(users.id, user.id));
  });
}
