import { eq } from "drizzle-orm";
import type { Shop } from "#outside/shop.server.ts";
import { mailLink, mailSecurityEvent } from "./letters.server.ts";
import { countTry, HOUR } from "./limits.server.ts";
import { makeMailToken, takeMailToken } from "./mail-tokens.server.ts";
import type { User } from "./session/sessions.server.ts";
import { mailTokens, users } from "./tables.server.ts";

/** The link in the welcome mail: the address is really theirs. */
export async function confirmEmail(shop: Shop, secret: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const token = await takeMailToken(shop, tx, "confirm", secret);
    if (token) await tx.update(users).set({ confirmedAt: shop.now() }).where(eq(users.id, token.user));
    return Boolean(token);
  });
}

export async function sendConfirmation(shop: Shop, user: User): Promise<boolean> {
  if (user.confirmed || (await countTry(shop, ["confirm", user.id, { times: 3, perSeconds: HOUR }])) > 0) return false;
  await shop.db.transaction(async (tx) => {
    await mailLink(shop, tx, "confirm", user, await makeMailToken(shop, tx, user.id, "confirm"));
  });
  return true;
}

/** A new address is only used once its own mailbox has said yes; the old one hears of it. */
export async function askNewEmail(shop: Shop, user: User, email: string): Promise<void> {
  if ((await countTry(shop, ["new-email", user.id, { times: 3, perSeconds: HOUR }])) > 0) return;
  await shop.db.transaction(async (tx) => {
    const secret = await makeMailToken(shop, tx, user.id, "email", email);
    await mailLink(shop, tx, "email", { email, firstName: user.firstName }, secret);
  });
}

export async function changeEmail(shop: Shop, secret: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const token = await takeMailToken(shop, tx, "email", secret);
    if (!token?.email) return false;
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, token.email));
    const [row] = await tx.select().from(users).where(eq(users.id, token.user));
    if (taken || !row) return false;
    await mailSecurityEvent(shop, tx, "email", row);
    await tx.delete(mailTokens).where(eq(mailTokens.user, row.id));
    await tx.update(users).set({ email: token.email, confirmedAt: shop.now() }).where(eq(users.id, row.id));
    return true;
  });
}
