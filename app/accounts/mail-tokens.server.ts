import { and, eq, gt, lt } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { hashSecret, newSecret } from "./secrets.server.ts";
import { mailTokens, type TokenKind } from "./tables.server.ts";

const MINUTES: Record<TokenKind, number> = { reset: 60, link: 20, email: 24 * 60 };

/** Makes the secret of a link; an older one for the same purpose stops working. */
export async function makeMailToken(
  shop: Shop,
  tx: Tx,
  user: Id<"usr">,
  kind: TokenKind,
  change?: { email: string; session: number | null },
): Promise<string> {
  const secret = newSecret();
  await tx.delete(mailTokens).where(and(eq(mailTokens.user, user), eq(mailTokens.kind, kind)));
  const expiresAt = new Date(shop.now().getTime() + MINUTES[kind] * 60_000);
  await tx.insert(mailTokens).values({ tokenHash: hashSecret(secret), user, kind, ...change, expiresAt });
  return secret;
}

export async function findMailToken(shop: Shop, kind: TokenKind, secret: string) {
  const [row] = await shop.db
    .select()
    .from(mailTokens)
    .where(fits(shop, kind, secret));
  return row;
}

/** One statement takes it, so that two clicks at once are one use. */
export async function takeMailToken(shop: Shop, tx: Tx, kind: TokenKind, secret: string) {
  const [row] = await tx
    .delete(mailTokens)
    .where(fits(shop, kind, secret))
    .returning();
  return row;
}

export async function sweepMailTokens(shop: Shop): Promise<number> {
  const gone = await shop.db.delete(mailTokens).where(lt(mailTokens.expiresAt, shop.now())).returning();
  return gone.length;
}

const fits = (shop: Shop, kind: TokenKind, secret: string) =>
  and(eq(mailTokens.tokenHash, hashSecret(secret)), eq(mailTokens.kind, kind), gt(mailTokens.expiresAt, shop.now()));
