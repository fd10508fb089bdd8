import { and, eq, isNull } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import { peerOf } from "#outside/allowance.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { type Entered, enter, type UserRow } from "../session/enter.server.ts";
import { mailLink, mailSecurityEvent } from "../account-mails.server.ts";
import { countTry, HOUR } from "../limits.server.ts";
import { findUserByEmail, tidyEmail } from "../session/login.server.ts";
import { makeMailToken, takeMailToken } from "../mail-tokens.server.ts";
import { hashPassword } from "./passwords.server.ts";
import { closeOtherSessions } from "../session/sessions.server.ts";
import { bearerTokens, challenges, mailTokens, passkeys, secondFactors, users } from "../tables.server.ts";

/**
 * R8 and the log-in link. Whoever asks hears the same at once, known or not: the mail itself is made by a job,
 * so that even the time tells nothing.
 */
export async function askMail(shop: Shop, request: Request, kind: "reset" | "link", email: string): Promise<number> {
  const address = tidyEmail(email);
  const wait = await countTry(shop, ["mail-peer", peerOf(request), { times: 20, perSeconds: HOUR }]);
  if (wait > 0) return wait;
  const often = await countTry(shop, [`mail-${kind}`, address, { times: 5, perSeconds: HOUR }]);
  // One mailbox is not flooded, and whoever asks too often is not told whether it exists.
  if (often === 0) await shop.db.transaction((tx) => shop.jobs.send(tx, "account-mail", { kind, email: address }));
  return 0;
}

/** The job behind it. */
export async function sendAskedMail(shop: Shop, kind: "reset" | "link", email: string): Promise<void> {
  const row = await findUserByEmail(shop.db, email);
  if (!row) return;
  await shop.db.transaction(async (tx) => {
    await mailLink(shop, tx, kind, row, await makeMailToken(shop, tx, row.id, kind));
  });
}

/** R9: the token works once and for sixty minutes; every session and every other link ends. */
export async function resetPassword(
  shop: Shop,
  { token, email, password }: { token: string; email: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return shop.db.transaction(async (tx) => {
    const taken = await takeMailToken(shop, tx, "reset", token);
    const [row] = taken ? await tx.select().from(users).where(eq(users.id, taken.user)) : [];
    if (!row || row.email !== tidyEmail(email)) return false;
    await proveMailbox(shop, tx, row);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, row.id));
    await endEverything(tx, row.id);
    await tx.delete(passkeys).where(and(eq(passkeys.user, row.id), eq(passkeys.proved, false)));
    await mailSecurityEvent(shop, tx, "password", row);
    return true;
  });
}

/** The first time that somebody shows the address to be theirs: what others may have planted before goes. */
async function proveMailbox(shop: Shop, tx: Tx, { id, confirmedAt }: UserRow): Promise<void> {
  if (confirmedAt) return;
  await dropPlanted(tx, id);
  await tx.update(users).set({ confirmedAt: shop.now() }).where(eq(users.id, id));
}

/** Every way in that an account has: password, sessions, tokens, links, passkeys, the calendar's address. */
export async function dropPlanted(tx: Tx, user: Id<"usr">): Promise<void> {
  await endEverything(tx, user);
  await tx.delete(passkeys).where(eq(passkeys.user, user));
  await tx.delete(challenges).where(eq(challenges.user, user));
  await tx.update(users).set({ passwordHash: null, calendarKey: null }).where(eq(users.id, user));
}

/**
 * After a new password: other sessions, other clients and mailed links are worth nothing, nor the secret of an app that was
 * shown and not set up yet: who was in before may have seen it.
 */
export async function endEverything(tx: Tx, user: Id<"usr">, keepSession?: number): Promise<void> {
  await closeOtherSessions(tx, user, keepSession);
  await tx.delete(bearerTokens).where(eq(bearerTokens.user, user));
  await tx.delete(mailTokens).where(eq(mailTokens.user, user));
  await tx.delete(secondFactors).where(and(eq(secondFactors.user, user), isNull(secondFactors.provenAt)));
}

/** The mailed log-in link, once; using it also shows that the address is theirs. */
export async function loginByLink(shop: Shop, request: Request, secret: string): Promise<Entered | undefined> {
  return shop.db.transaction(async (tx) => {
    const token = await takeMailToken(shop, tx, "link", secret);
    if (!token) return undefined;
    const [row] = await tx.select().from(users).where(eq(users.id, token.user)).for("update");
    if (!row) return undefined;
    await proveMailbox(shop, tx, row);
    return enter(shop, tx, request, { ...row, confirmedAt: shop.now() }, { remember: true });
  });
}
