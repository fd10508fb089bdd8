import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { plainCode } from "./codes.ts";
import { giftCards } from "../tables.server.ts";

export type StoredGiftCard = typeof giftCards.$inferSelect;

/** By its code, or all cards that one order bought. */
export const findGiftCards = (db: Reader, { code, order }: { code: string; order?: string | undefined }) =>
  db
    .select()
    .from(giftCards)
    .where(or(eq(giftCards.code, plainCode(code)), order ? eq(giftCards.order, order) : undefined))
    .orderBy(desc(giftCards.createdAt), giftCards.code)
    .limit(100);

/** What the shop still owes on cards that can be spent. */
export async function sumGiftCards(db: Reader): Promise<{ cards: number; cents: number }> {
  const [row] = await db
    .select({ cards: sql<number>`count(*)::int`, cents: sql<number>`coalesce(sum(balance_cents), 0)::bigint` })
    .from(giftCards)
    .where(and(isNull(giftCards.blockedAt), sql`balance_cents > 0`));
  return { cards: row?.cards ?? 0, cents: Number(row?.cents ?? 0) };
}

/** The balance stays; nothing can be paid with it any more. */
export async function blockGiftCard(shop: Shop, code: string, why: string): Promise<boolean> {
  const done = await shop.db
    .update(giftCards)
    .set({ blockedAt: shop.now(), blockedWhy: why })
    .where(and(eq(giftCards.code, code), isNull(giftCards.blockedAt)))
    .returning({ code: giftCards.code });
  return done.length > 0;
}

export async function unblockGiftCard(shop: Shop, code: string): Promise<boolean> {
  const done = await shop.db
    .update(giftCards)
    .set({ blockedAt: null, blockedWhy: null })
    .where(and(eq(giftCards.code, code), isNotNull(giftCards.blockedAt)))
    .returning({ code: giftCards.code });
  return done.length > 0;
}

/** Cards that an order bought go back unspent, all of them or none: what is paid back for them cannot be spent as well. */
export async function takeGiftCardsBack(
  shop: Shop,
  tx: Tx,
  { order, valueCents, count, why }: { order: string; valueCents: number; count: number; why: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update gift_cards set balance_cents = 0, blocked_at = ${shop.now().toISOString()}::timestamptz, blocked_why = ${why}
    where code in (
      select code from gift_cards where "order" = ${order} and value_cents = ${valueCents}::int
        and balance_cents = value_cents and blocked_at is null
      order by code limit ${count}::int for update)
    returning code`);
  return rows.length === count;
}
