import { isNotNull, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { hashPassword } from "#accounts/passwords.server.ts";
import type { User } from "#accounts/sessions.server.ts";
import { users } from "#accounts/tables.server.ts";
import { requireUser } from "#accounts/visitor.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { newId } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";

const STAFF = "staff";

/** For a shopper the office does not exist. */
export function requireStaff(context: Readonly<RouterContextProvider>): User {
  const user = requireUser(context);
  if (!user.scope.includes(STAFF)) throw pageNotFound();
  return user;
}

/** The owner named in the settings can enter the office; an account that exists keeps its own password. */
export async function hireStaff(shop: Shop): Promise<void> {
  const { STAFF_EMAIL, STAFF_PASSWORD, SHOP_NAME } = shop.settings;
  if (!STAFF_EMAIL || !STAFF_PASSWORD) return;
  const now = shop.now();
  await shop.db
    .insert(users)
    .values({
      id: newId("usr"),
      email: STAFF_EMAIL.toLowerCase(),
      firstName: "Kantoor",
      lastName: SHOP_NAME,
      passwordHash: await hashPassword(STAFF_PASSWORD),
      scope: [STAFF],
      confirmedAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: users.email,
      // Somebody may have taken the address without owning it.
      setWhere: isNotNull(users.confirmedAt),
      set: {
        scope: sql`(select jsonb_agg(distinct s) from jsonb_array_elements(${users.scope} || '["staff"]'::jsonb) s)`,
      },
    });
}
