import { eq } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { findUserByEmail, tidyEmail } from "./login.server.ts";
import { hashPassword } from "./passwords.server.ts";
import { users } from "./tables.server.ts";

/** The first account of the office, from the settings; an account that exists keeps its own password. */
export async function ensureStaff(shop: Shop): Promise<void> {
  const { STAFF_EMAIL, STAFF_PASSWORD, SHOP_NAME } = shop.settings;
  if (!STAFF_EMAIL || !STAFF_PASSWORD) return;
  const known = await findUserByEmail(shop.db, STAFF_EMAIL);
  if (known) {
    if (known.scope.includes("staff")) return;
    await shop.db
      .update(users)
      .set({ scope: [...known.scope, "staff"] })
      .where(eq(users.id, known.id));
    return;
  }
  const now = shop.now();
  await shop.db
    .insert(users)
    .values({
      id: newId("usr"),
      email: tidyEmail(STAFF_EMAIL),
      firstName: "Kantoor",
      lastName: SHOP_NAME,
      passwordHash: await hashPassword(STAFF_PASSWORD),
      scope: ["staff"],
      confirmedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}
