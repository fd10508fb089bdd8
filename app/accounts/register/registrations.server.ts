import { and, eq, gt, lt } from "drizzle-orm";
import { type Id, newId } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { mailKnown, mailLink } from "../account-mails.server.ts";
import { countTry, HOUR } from "../limits.server.ts";
import { dropPlanted } from "../password/recover.server.ts";
import { hashPassword, isPassword } from "../password/passwords.server.ts";
import { hashSecret, newSecret } from "../secrets.server.ts";
import { hostCookie, readHostCookie } from "../session/cookies.server.ts";
import { type Entered, enter } from "../session/enter.server.ts";
import { findUserByEmail, tidyEmail } from "../session/login.server.ts";
import { registrations, users } from "../tables.server.ts";

export type Registration = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  newsletter: boolean;
};

const COOKIE = "aanmelding";
const DAYS = 7;

/**
 * R7. Nothing here looks whether the address has an account, so that neither the response nor its time can tell; the
 * job that follows knows, and only the mailbox hears of it.
 */
export async function askAccount(shop: Shop, given: Registration): Promise<string[]> {
  const { password, ...person } = { ...given, email: tidyEmail(given.email) };
  const [id, browser, passwordHash] = [newId("reg"), newSecret(), await hashPassword(password)];
  const often = await countTry(shop, ["mail-register", person.email, { times: 5, perSeconds: HOUR }]);
  const expiresAt = new Date(shop.now().getTime() + DAYS * 86_400_000);
  await shop.db.transaction(async (tx) => {
    await tx.insert(registrations).values({ ...person, id, passwordHash, browserHash: hashSecret(browser), expiresAt });
    // One mailbox is not flooded.
    if (often === 0) await shop.jobs.send(tx, "account-mail", { kind: "register", id });
  });
  return [hostCookie(shop, COOKIE, browser, { maxAge: DAYS * 86_400 })];
}

/** The job behind it: a link for a new address, a word of warning for one that has an account. */
export async function mailRegistration(shop: Shop, id: string): Promise<void> {
  const [asked] = await shop.db
    .select()
    .from(registrations)
    .where(eq(registrations.id, id as Id<"reg">));
  if (!asked) return;
  const owner = await findUserByEmail(shop.db, asked.email);
  await shop.db.transaction(async (tx) => {
    if (owner?.confirmedAt) {
      await tx.delete(registrations).where(eq(registrations.id, asked.id));
      return mailKnown(shop, tx, owner);
    }
    const secret = newSecret();
    await tx
      .update(registrations)
      .set({ tokenHash: hashSecret(secret) })
      .where(eq(registrations.id, asked.id));
    await mailLink(shop, tx, "confirm", asked, secret);
  });
}

const fits = (shop: Shop, secret: string) =>
  and(eq(registrations.tokenHash, hashSecret(secret)), gt(registrations.expiresAt, shop.now()));

/** What the page behind the mailed link shows; looking is not using. */
export async function findRegistration(shop: Shop, request: Request, secret: string) {
  const [row] = await shop.db.select().from(registrations).where(fits(shop, secret));
  return row && { email: row.email, sameBrowser: isSameBrowser(shop, request, row.browserHash) };
}

const isSameBrowser = (shop: Shop, request: Request, browserHash: string): boolean =>
  hashSecret(readHostCookie(shop, request, COOKIE) ?? "") === browserHash;

export type Confirmed = (Entered & { newsletter: boolean }) | { ok: false; reason: "expired" | "wrong-password" };

/**
 * The mailbox said yes: now the account is made. In another browser than the one that asked the password is asked
 * too: whoever reads this mail must be the person who chose it.
 */
export async function confirmRegistration(
  shop: Shop,
  request: Request,
  { token, password }: { token: string; password: string },
): Promise<Confirmed> {
  const [asked] = await shop.db.select().from(registrations).where(fits(shop, token));
  if (!asked) return { ok: false, reason: "expired" };
  const own = isSameBrowser(shop, request, asked.browserHash) || (await isPassword(asked.passwordHash, password));
  if (!own) return { ok: false, reason: "wrong-password" };
  return shop.db.transaction(async (tx) => {
    const taken = await tx.delete(registrations).where(eq(registrations.email, asked.email)).returning();
    const [known] = await tx.select().from(users).where(eq(users.email, asked.email)).for("update");
    if (known?.confirmedAt || !taken.some(({ id }) => id === asked.id)) return { ok: false, reason: "expired" };
    const { firstName, lastName, passwordHash, email, newsletter } = asked;
    const now = shop.now();
    const fresh = { firstName, lastName, passwordHash, confirmedAt: now };
    if (known) await dropPlanted(tx, known.id);
    const [row] = known
      ? await tx.update(users).set(fresh).where(eq(users.id, known.id)).returning()
      : await tx
          .insert(users)
          .values({ ...fresh, id: newId("usr"), email, createdAt: now })
          .onConflictDoNothing()
          .returning();
    if (!row) return { ok: false, reason: "expired" };
    return { ...(await enter(shop, tx, request, row, { isNew: true })), newsletter };
  });
}

export async function sweepRegistrations(shop: Shop): Promise<number> {
  const gone = await shop.db.delete(registrations).where(lt(registrations.expiresAt, shop.now())).returning();
  return gone.length;
}
