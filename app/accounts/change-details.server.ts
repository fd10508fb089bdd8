import { eq } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { mailSecurityEvent } from "./letters.server.ts";
import { countTry, QUARTER } from "./limits.server.ts";
import { hashPassword, isPassword } from "./password/passwords.server.ts";
import { endEverything } from "./password/recover.server.ts";
import type { Session } from "./session/sessions.server.ts";
import { users } from "./tables.server.ts";

export async function changeName(shop: Shop, user: Id<"usr">, firstName: string, lastName: string): Promise<void> {
  await shop.db.update(users).set({ firstName, lastName }).where(eq(users.id, user));
}

/** Asks for the old password when there is one; every other session ends, this one stays. */
export async function changePassword(
  shop: Shop,
  { id: session, user }: Session,
  current: string,
  password: string,
): Promise<{ ok: true } | { ok: false; reason: "wrong" | "too-many" }> {
  const wait = await countTry(shop, ["change-password", user.id, { times: 8, perSeconds: QUARTER }]);
  if (wait > 0) return { ok: false, reason: "too-many" };
  const [row] = await shop.db.select().from(users).where(eq(users.id, user.id));
  if (row?.passwordHash && !(await isPassword(row.passwordHash, current))) return { ok: false, reason: "wrong" };
  const passwordHash = await hashPassword(password);
  await shop.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endEverything(tx, user.id, session);
    await mailSecurityEvent(shop, tx, "password", user);
  });
  return { ok: true };
}
