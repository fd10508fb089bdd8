import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { TOKEN_HEADER, TOKEN_MAX_AGE_S, TOKEN_TYPE, tokenStatus } from "../auth/token.ts";
import { userOfRow } from "./enter.server.ts";
import { hashSecret, newSecret } from "../secrets.server.ts";
import type { User } from "./sessions.server.ts";
import { bearerTokens, users } from "../tables.server.ts";

/** R99: an access token lives 1800 seconds, its refresh token thirty days. */
const REFRESH_SECONDS = 30 * 86_400;

export type Tokens = {
  tokenType: typeof TOKEN_TYPE;
  accessToken: string;
  expiresIn: number;
  refreshToken: string;
  refreshExpiresIn: number;
};

export async function giveTokens(shop: Shop, tx: Tx, user: Id<"usr">, family = newSecret()): Promise<Tokens> {
  const [accessToken, refreshToken, now] = [newSecret(), newSecret(), shop.now().getTime()];
  await tx.insert(bearerTokens).values({
    accessHash: hashSecret(accessToken),
    refreshHash: hashSecret(refreshToken),
    family,
    user,
    accessUntil: new Date(now + TOKEN_MAX_AGE_S * 1000),
    refreshUntil: new Date(now + REFRESH_SECONDS * 1000),
  });
  return {
    tokenType: TOKEN_TYPE,
    accessToken,
    expiresIn: TOKEN_MAX_AGE_S,
    refreshToken,
    refreshExpiresIn: REFRESH_SECONDS,
  };
}

/** A refresh token is used once. A second use means that it was copied: then nobody keeps the family. */
export async function refreshTokens(shop: Shop, refreshToken: string): Promise<Tokens | undefined> {
  const refreshHash = hashSecret(refreshToken);
  return shop.db.transaction(async (tx) => {
    const now = shop.now();
    const [used] = await tx
      .update(bearerTokens)
      .set({ usedAt: now, accessUntil: now })
      .where(
        and(eq(bearerTokens.refreshHash, refreshHash), isNull(bearerTokens.usedAt), gt(bearerTokens.refreshUntil, now)),
      )
      .returning();
    if (used) return giveTokens(shop, tx, used.user, used.family);
    const [copied] = await tx.select().from(bearerTokens).where(eq(bearerTokens.refreshHash, refreshHash));
    if (copied) await tx.delete(bearerTokens).where(eq(bearerTokens.family, copied.family));
    return undefined;
  });
}

export async function findBearer(shop: Shop, request: Request): Promise<User | undefined> {
  const [type, token = ""] = (request.headers.get(TOKEN_HEADER) ?? "").split(" ");
  if (type !== TOKEN_TYPE || !/^[\w-]{20,100}$/.test(token)) return undefined;
  const [row] = await shop.db
    .select({ user: users, until: bearerTokens.accessUntil })
    .from(bearerTokens)
    .innerJoin(users, eq(users.id, bearerTokens.user))
    .where(eq(bearerTokens.accessHash, hashSecret(token)));
  return row && tokenStatus(row.until, shop.now()) === "valid" ? userOfRow(row.user) : undefined;
}

export async function sweepBearerTokens(shop: Shop): Promise<number> {
  const gone = await shop.db.delete(bearerTokens).where(lt(bearerTokens.refreshUntil, shop.now())).returning();
  return gone.length;
}
