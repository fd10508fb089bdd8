import { eq } from "drizzle-orm";
import type { User } from "#outside/deed/caller.ts";
import type { Shop } from "#outside/shop.server.ts";
import { mailLink, mailSecurityEvent } from "../account-mails.server.ts";
import { findMailToken, makeMailToken, takeMailToken } from "../mail-tokens.server.ts";
import { endEverything } from "../password/recover.server.ts";
import { users } from "../tables.server.ts";

/** A new address is only used once its own mailbox has said yes, in the session that asked. */
export async function askNewEmail(shop: Shop, user: User, session: number | undefined, email: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const secret = await makeMailToken(shop, tx, user.id, "email", { email, session: session ?? null });
    await mailLink(shop, tx, "email", { email, firstName: user.firstName }, secret);
  });
}

type Changed = { ok: true } | { ok: false; reason: "expired" | "elsewhere" };

/** The old address hears of it; other sessions, tokens and links end. */
export async function changeEmail(shop: Shop, session: number | undefined, secret: string): Promise<Changed> {
  const found = await findMailToken(shop, "email", secret);
  if (!found) return { ok: false, reason: "expired" };
  if (found.session === null || found.session !== session) return { ok: false, reason: "elsewhere" };
  return shop.db.transaction(async (tx) => {
    const token = await takeMailToken(shop, tx, "email", secret);
    if (!token?.email) return { ok: false, reason: "expired" };
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, token.email));
    const [row] = await tx.select().from(users).where(eq(users.id, token.user));
    if (taken || !row) return { ok: false, reason: "expired" };
    await mailSecurityEvent(shop, tx, "email", row);
    await tx.update(users).set({ email: token.email, confirmedAt: shop.now() }).where(eq(users.id, row.id));
    await endEverything(tx, row.id, session);
    return { ok: true };
  });
}
