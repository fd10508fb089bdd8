import { and, eq, isNull, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Id } from "#kit/id.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { User } from "#outside/deed/caller.ts";
import { lock, unlock } from "#outside/seal.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { mailSecurityEvent } from "../account-mails.server.ts";
import { hashSecret, newSecret } from "../secrets.server.ts";
import { passkeys, recoveryCodes, secondFactors } from "../tables.server.ts";

const PERIOD_S = 30;
const CODES = 10;

export const totpOf = (shop: Shop, label: string, secret: string): TOTP =>
  new TOTP({ issuer: shop.settings.SHOP_NAME, label, secret: Secret.fromBase32(secret), period: PERIOD_S });

const PURPOSE = "second factor";
/** The secret as an app needs it; one that was locked with another secret of the shop is none any more. */
const secretOf = (shop: Shop, row?: { user: string; secret: string }): string | undefined =>
  row && unlock(shop.secret, PURPOSE, row.user, row.secret);

async function readFactor(db: Reader, user: Id<"usr">) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.user, user));
  return row;
}

export async function hasSecondFactor(db: Reader, user: Id<"usr">): Promise<boolean> {
  return Boolean((await readFactor(db, user))?.provenAt);
}

/** Who has a passkey shows it before an app is set up: otherwise the password alone would open the office. */
export async function mayEnrol(db: Reader, user: Id<"usr">, provedAt: Date | null): Promise<boolean> {
  return provedAt !== null || (await db.$count(passkeys, eq(passkeys.user, user))) === 0;
}

/** The secret to put into an app, the same one until its first code has come. */
export async function offerSecret(shop: Shop, { id, email }: Pick<User, "id" | "email">) {
  const fresh = lock(shop.secret, PURPOSE, id, new Secret({ size: 20 }).base32);
  await shop.db.insert(secondFactors).values({ user: id, secret: fresh }).onConflictDoNothing();
  const row = await readFactor(shop.db, id);
  let secret = secretOf(shop, row);
  // Not proven, and locked with a secret that the shop no longer has: a new one is offered.
  if (!secret && row && !row.provenAt) {
    await shop.db.update(secondFactors).set({ secret: fresh }).where(eq(secondFactors.user, id));
    secret = secretOf(shop, { ...row, secret: fresh });
  }
  const made = totpOf(shop, email, secret ?? "");
  return {
    secret: secret ?? "",
    address: made.toString(),
    codeNow: made.generate({ timestamp: shop.now().getTime() }),
  };
}

/** In which thirty seconds an app showed this code; undefined for one that it does not show about now. */
function stepOf(shop: Shop, secret: string, code: string): number | undefined {
  const timestamp = shop.now().getTime();
  const away = totpOf(shop, "", secret).validate({ token: code, timestamp, window: 1 });
  return away === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + away;
}

/** Another app in the place of the one before, once it shows the right code. */
export async function putSecret(shop: Shop, tx: Tx, user: Id<"usr">, secret: string, code: string): Promise<boolean> {
  const step = stepOf(shop, secret, code);
  if (step === undefined) return false;
  const row = { secret: lock(shop.secret, PURPOSE, user, secret), provenAt: shop.now(), lastStep: step };
  await tx
    .insert(secondFactors)
    .values({ user, ...row })
    .onConflictDoUpdate({ target: secondFactors.user, set: row });
  return true;
}

/** Ten codes, in the place of those before; they are read here and never again. */
export async function writeCodes(tx: Tx, user: Id<"usr">): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => spell(newSecret()));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user, user));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ user, codeHash: hashSecret(tidy(code)) })));
  return codes;
}

/** A code works once: its step is kept, and only a later one is taken. */
export async function takeCode(shop: Shop, tx: Tx, user: Id<"usr">, code: string): Promise<boolean> {
  const secret = secretOf(shop, await readFactor(tx, user));
  if (!secret) return false;
  const step = stepOf(shop, secret, code);
  if (step === undefined) return false;
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step, secret: lock(shop.secret, PURPOSE, user, secret) })
    .where(and(eq(secondFactors.user, user), lt(secondFactors.lastStep, step)))
    .returning();
  return taken.length === 1;
}

/** The first right code: from now on it is asked, and there are codes for the day the telephone is gone. */
export async function enrol(shop: Shop, tx: Tx, user: User): Promise<string[] | undefined> {
  const fresh = and(eq(secondFactors.user, user.id), isNull(secondFactors.provenAt));
  const enrolled = await tx.update(secondFactors).set({ provenAt: shop.now() }).where(fresh).returning();
  if (enrolled.length === 0) return undefined;
  await mailSecurityEvent(shop, tx, "second", user);
  return writeCodes(tx, user.id);
}

export async function takeRecoveryCode(shop: Shop, tx: Tx, user: User, code: string): Promise<boolean> {
  const mine = and(eq(recoveryCodes.user, user.id), eq(recoveryCodes.codeHash, hashSecret(tidy(code))));
  const [taken] = await tx.delete(recoveryCodes).where(mine).returning();
  if (taken) await mailSecurityEvent(shop, tx, "code-used", user);
  return taken !== undefined;
}

/** Letters and figures that are not mistaken for one another, in groups of four. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
function spell(secret: string): string {
  const signs = [...Buffer.from(secret, "base64url")].slice(0, 12).map((byte) => SIGNS[byte % SIGNS.length]);
  return signs.join("").replace(/(.{4})(?=.)/g, "$1-");
}
const tidy = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, "");
