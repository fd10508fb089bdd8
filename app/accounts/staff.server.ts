import { eq } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { tidyEmail } from "./session/login.server.ts";
import { hashPassword } from "./password/passwords.server.ts";
import { dropPlanted } from "./password/recover.server.ts";
import { users } from "./tables.server.ts";

/**
 * The first account of the office, from the settings. Whoever has shown that the address is theirs keeps their own
 * password; an account that somebody made without showing it is taken over, and whoever made it is locked out.
 */
export async function ensureStaff(shop: Shop): Promise<void> {
  const { STAFF_EMAIL, STAFF_PASSWORD, SHOP_NAME } = shop.settings;
  if (!STAFF_EMAIL || !STAFF_PASSWORD) return;
  const email = tidyEmail(STAFF_EMAIL);
  const now = shop.now();
  const owner = { firstName: "Kantoor", lastName: SHOP_NAME, confirmedAt: now };
  await shop.db.transaction(async (tx) => {
    const [known] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    if (known?.confirmedAt) {
      const scope = [...new Set([...known.scope, "staff"])];
      await tx.update(users).set({ scope }).where(eq(users.id, known.id));
      return;
    }
    const fresh = { ...owner, passwordHash: await hashPassword(STAFF_PASSWORD), scope: ["staff"] };
    if (!known) {
      await tx
        .insert(users)
        .values({ ...fresh, id: newId("usr"), email, createdAt: now })
        .onConflictDoNothing();
      return;
    }
    await dropPlanted(tx, known.id);
    await tx.update(users).set(fresh).where(eq(users.id, known.id));
    shop.log.warn("STAFF_EMAIL had an account that was never confirmed: it is the office's now");
  });
}
