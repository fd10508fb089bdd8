import { eq } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { User } from "#outside/deed/caller.ts";
import type { Shop } from "#outside/shop.server.ts";
import { mailSecurityEvent } from "../account-mails.server.ts";
import { hashPassword } from "../password/passwords.server.ts";
import { endEverything } from "../password/recover.server.ts";
import { users } from "../tables.server.ts";

export async function changeName(shop: Shop, user: Id<"usr">, firstName: string, lastName: string): Promise<void> {
  await shop.db.update(users).set({ firstName, lastName }).where(eq(users.id, user));
}

/** Every other session ends, this one stays. */
export async function changePassword(shop: Shop, user: User, session: number | undefined, password: string) {
  const passwordHash = await hashPassword(password);
  await shop.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endEverything(tx, user.id, session);
    await mailSecurityEvent(shop, tx, "password", user);
  });
}
