import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { sayAgent } from "../session/agent.ts";
import { type Entered, enter, type UserRow } from "../session/enter.server.ts";
import { mailSecurityEvent } from "../account-mails.server.ts";
import type { User } from "../session/sessions.server.ts";
import { challenges, passkeys, users } from "../tables.server.ts";

const MINUTES = 5;

/** The place a passkey belongs to: the shop's own address, or this machine while trying things out. */
function placeOf(shop: Shop, request: Request): { origin: string; rpID: string } {
  const asked = new URL(request.url);
  const { origin, hostname } = /^(localhost|127\.0\.0\.1)$/.test(asked.hostname) ? asked : new URL(shop.url);
  return { origin, rpID: hostname };
}

async function keepChallenge(shop: Shop, challenge: string, user: Id<"usr"> | null): Promise<void> {
  await shop.db.delete(challenges).where(lt(challenges.expiresAt, shop.now()));
  const expiresAt = new Date(shop.now().getTime() + MINUTES * 60_000);
  await shop.db.insert(challenges).values({ challenge, user, expiresAt });
}

/** One response per challenge, and only from the person it was asked. */
async function takeChallenge(shop: Shop, challenge: string, user: Id<"usr"> | null): Promise<boolean> {
  const whose = user ? eq(challenges.user, user) : isNull(challenges.user);
  const taken = await shop.db
    .delete(challenges)
    .where(and(eq(challenges.challenge, challenge), whose, gt(challenges.expiresAt, shop.now())))
    .returning();
  return taken.length === 1;
}

export async function askNewPasskey(shop: Shop, request: Request, user: User) {
  const known = await listPasskeys(shop, user.id);
  const options = await generateRegistrationOptions({
    rpName: shop.settings.SHOP_NAME,
    rpID: placeOf(shop, request).rpID,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    userID: new TextEncoder().encode(user.id),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
  await keepChallenge(shop, options.challenge, user.id);
  return options;
}

export async function keepPasskey(
  shop: Shop,
  request: Request,
  user: User,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<boolean> {
  if (!(await takeChallenge(shop, challenge, user.id))) return false;
  const { origin, rpID } = placeOf(shop, request);
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!checked?.verified) return false;
  const { credential } = checked.registrationInfo;
  const name = sayAgent(request.headers.get("user-agent") ?? "");
  await shop.db.transaction(async (tx) => {
    await tx.insert(passkeys).values({
      id: credential.id,
      user: user.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
      proved: true,
      createdAt: shop.now(),
    });
    await mailSecurityEvent(shop, tx, "passkey", user, name);
  });
  return true;
}

export async function askPasskey(shop: Shop, request: Request) {
  const { rpID } = placeOf(shop, request);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "preferred" });
  await keepChallenge(shop, options.challenge, null);
  return options;
}

/** Whose passkey answered, and whether it asked for a finger or a code. */
export async function checkPasskey(
  shop: Shop,
  request: Request,
  challenge: string,
  response: AuthenticationResponseJSON,
): Promise<{ user: UserRow; verified: boolean } | undefined> {
  if (!(await takeChallenge(shop, challenge, null))) return undefined;
  const [row] = await shop.db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.user))
    .where(eq(passkeys.id, response.id));
  if (!row) return undefined;
  const { origin, rpID } = placeOf(shop, request);
  const { passkey, user } = row;
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { newCounter: counter, userVerified: verified } = checked.authenticationInfo;
  await shop.db.update(passkeys).set({ counter, usedAt: shop.now() }).where(eq(passkeys.id, passkey.id));
  return { user, verified };
}

export async function loginByPasskey(
  shop: Shop,
  request: Request,
  challenge: string,
  response: AuthenticationResponseJSON,
): Promise<Entered | undefined> {
  const checked = await checkPasskey(shop, request, challenge, response);
  if (!checked) return undefined;
  const { user, verified } = checked;
  return shop.db.transaction((tx) => enter(shop, tx, request, user, { remember: true, secondFactor: verified }));
}

export async function listPasskeys(shop: Shop, user: Id<"usr">) {
  const { id, name, createdAt, usedAt } = passkeys;
  const mine = eq(passkeys.user, user);
  return shop.db.select({ id, name, createdAt, usedAt }).from(passkeys).where(mine).orderBy(desc(createdAt));
}

export async function removePasskey(shop: Shop, user: Id<"usr">, id: string): Promise<void> {
  await shop.db.delete(passkeys).where(and(eq(passkeys.user, user), eq(passkeys.id, id)));
}
