import { eq, sql } from "drizzle-orm";
import { dayOf } from "#kit/day.ts";
import { allow } from "#outside/allowance.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { balance, codeProblems } from "#texts/buying/codes.ts";
import { type CodeRow, codeFault, plainCode } from "./codes.ts";
import { heldFor, readCart } from "../carts.server.ts";
import { carts, discountCodes, giftCards } from "../tables.server.ts";
import { boughtLines, goodsOf } from "../view-cart.server.ts";

const MOST_CARDS = 5;

export type CodeUsed = { ok: true; kind: "discount" | "gift" } | { ok: false; message: string };

/** A discount code or a gift card: the shopper need not know which is which. */
export async function applyCode(shop: Shop, cart: string, given: string, peer = ""): Promise<CodeUsed> {
  const allowed = await allow(shop, "code", peer, { times: 30, perSeconds: 900 });
  if (!allowed.ok) return { ok: false, message: balance.wait };
  const code = plainCode(given).slice(0, 40);
  const [card] = await shop.db.select().from(giftCards).where(eq(giftCards.code, code));
  const held = await heldFor(shop.db, cart);
  if (card) {
    if (card.blockedAt) return { ok: false, message: codeProblems.blocked };
    if (card.balanceCents + held("gift", code) === 0) return { ok: false, message: codeProblems.empty };
    const one = JSON.stringify([code]);
    const { rows } = await shop.db.execute(
      sql`update carts set gift_cards = case when gift_cards @> ${one}::jsonb then gift_cards else gift_cards || ${one}::jsonb end
        where id = ${cart} and (gift_cards @> ${one}::jsonb or jsonb_array_length(gift_cards) < ${MOST_CARDS}) returning id`,
    );
    return rows.length ? { ok: true, kind: "gift" } : { ok: false, message: codeProblems.cards(MOST_CARDS) };
  }
  const [discount] = await shop.db.select().from(discountCodes).where(eq(discountCodes.code, code));
  if (!discount) return { ok: false, message: codeProblems.unknown };
  const stored = await readCart(shop.db, cart);
  const faultOf = (row: CodeRow) => codeFault(row, dayOf(shop.now()), stored ? goodsOf(boughtLines(shop, stored)) : 0);
  const fault = faultOf({ ...discount, uses: discount.uses - held("code", code) });
  if (fault) return { ok: false, message: fault };
  // One that counts is not lost by trying another.
  const now = stored?.code;
  if (now && now.code !== code && !faultOf(now)) return { ok: false, message: codeProblems.one(now.code) };
  await shop.db.update(carts).set({ code }).where(eq(carts.id, cart));
  return { ok: true, kind: "discount" };
}

export async function dropCode(shop: Shop, cart: string, code?: string): Promise<void> {
  if (code)
    await shop.db.execute(
      sql`update carts set gift_cards = gift_cards - ${plainCode(code)}::text, code = nullif(code, ${plainCode(code)}) where id = ${cart}`,
    );
  else await shop.db.update(carts).set({ code: null, giftCards: [] }).where(eq(carts.id, cart));
}

/** Counts one use, if the code still has one; the order that fails gives it back by not happening. */
export async function takeCode(tx: Tx, code: string): Promise<boolean> {
  const taken = await tx.execute(
    sql`update discount_codes set uses = uses + 1 where code = ${code} and (most_uses is null or uses < most_uses) returning code`,
  );
  return taken.rows.length > 0;
}

export async function giveCodeBack(tx: Tx, code: string): Promise<void> {
  await tx.execute(sql`update discount_codes set uses = greatest(uses - 1, 0) where code = ${code}`);
}

/** Takes from a gift card only what is really on it. */
export async function takeGift(tx: Tx, code: string, cents: number): Promise<boolean> {
  const taken = await tx.execute(
    sql`update gift_cards set balance_cents = balance_cents - ${cents} where code = ${code} and balance_cents >= ${cents} and blocked_at is null returning code`,
  );
  return taken.rows.length > 0;
}

export async function giveGiftBack(tx: Tx, code: string, cents: number): Promise<void> {
  await tx.execute(
    sql`update gift_cards set balance_cents = least(balance_cents + ${cents}, value_cents) where code = ${code}`,
  );
}
