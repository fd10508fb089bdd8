import { createHmac } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import type { Shop } from "./shop.server.ts";
import { allowances } from "./tables.server.ts";

export type Allowance = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * Counts one more of something and says whether that is still allowed in this window.
 * The key is hashed: the table tells nothing of addresses or people.
 */
export async function allow(
  shop: Shop,
  what: string,
  who: string,
  limit: { times: number; perSeconds: number },
): Promise<Allowance> {
  const now = shop.now();
  const until = new Date(now.getTime() + limit.perSeconds * 1000);
  const key = keyFor(shop, what, who);
  const [row] = await shop.db
    .insert(allowances)
    .values({ key, count: 1, until })
    .onConflictDoUpdate({
      target: allowances.key,
      set: {
        count: sql`case when ${allowances.until} <= ${now.toISOString()}::timestamptz then 1 else ${allowances.count} + 1 end`,
        until: sql`case when ${allowances.until} <= ${now.toISOString()}::timestamptz then ${until.toISOString()}::timestamptz else ${allowances.until} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit.times) return { ok: true };
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((row.until.getTime() - now.getTime()) / 1000)) };
}

/** What went well is not counted against anybody. */
export async function forgive(shop: Shop, what: string, who: string): Promise<void> {
  await shop.db.delete(allowances).where(eq(allowances.key, keyFor(shop, what, who)));
}

/** Windows that have passed say nothing any more. */
export async function sweepAllowances(shop: Shop): Promise<void> {
  await shop.db.delete(allowances).where(lt(allowances.until, shop.now()));
}

const keyFor = (shop: Shop, what: string, who: string): string =>
  `${what}:${createHmac("sha256", shop.secret).update(who).digest("base64url").slice(0, 22)}`;

/** Who asks, as far as a limit needs to know: the network of the visitor, never stored as such. */
export const peerOf = (request: Request): string => request.headers.get("x-peer") ?? "";
