import { and, eq, gt } from "drizzle-orm";
import { Secret } from "otpauth";
import type { Id } from "#kit/id.ts";
import type { User } from "#outside/deed/caller.ts";
import { seal } from "#outside/seal.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { sessions } from "../tables.server.ts";
import { totpOf } from "./second-factor.server.ts";

/** So long after the second step somebody need not show again who they are. */
const FRESH_MS = 10 * 60_000;

/** Whether the second step was taken in this session a few minutes ago at most. */
export async function isSecondFresh({ db, now }: Shop, session: number): Promise<boolean> {
  const since = new Date(now().getTime() - FRESH_MS);
  return (await db.$count(sessions, and(eq(sessions.id, session), gt(sessions.secondFactorAt, since)))) === 1;
}

/** The secret for another telephone, the same all through a session, so that nothing is kept before its first code came. */
export function nextSecret(shop: Shop, user: Id<"usr">, session: number): string {
  const bytes = Uint8Array.from(Buffer.from(seal(shop.secret, "another telephone", `${user} ${session}`), "base64url"));
  return new Secret({ buffer: bytes.buffer }).base32;
}

export function offerNext(shop: Shop, { id, email }: Pick<User, "id" | "email">, session: number) {
  const secret = nextSecret(shop, id, session);
  const made = totpOf(shop, email, secret);
  return { secret, address: made.toString(), codeNow: made.generate({ timestamp: shop.now().getTime() }) };
}
