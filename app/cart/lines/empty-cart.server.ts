import { eq, sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import { giftCards } from "../tables.server.ts";

/** What was bought leaves the cart; what was added since, or kept for later, stays. */
export async function emptyCart(
  tx: Tx,
  cart: string,
  bought: { sku: string; quantity: number; cut?: string }[],
): Promise<void> {
  await tx.execute(sql`
    with b as (
      select * from unnest(${sql.param(bought.map(({ sku }) => sku))}::text[], ${sql.param(bought.map(({ cut }) => cut ?? ""))}::text[], ${sql.param(bought.map(({ quantity }) => quantity))}::int[]) as b(sku, cut, quantity)
    ), gone as (
      delete from cart_lines l using b
      where l.cart = ${cart} and l.sku = b.sku and l.cut = b.cut and not l.later and (l.cut <> '' or l.quantity <= b.quantity)
    ), fewer as (
      update cart_lines l set quantity = l.quantity - b.quantity from b
      where l.cart = ${cart} and l.sku = b.sku and l.cut = b.cut and not l.later and l.cut = '' and l.quantity > b.quantity
    )
    update carts set code = null, gift_cards = '[]', answers = answers - '{note,gift,day,weeks}'::text[] where id = ${cart}`);
}

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Sixteen characters without look-alikes: nobody guesses one. */
export function newGiftCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => LETTERS[byte & 31]).join("");
}

export async function issueGiftCard(tx: Tx, card: { valueCents: number; order: string; now: Date }): Promise<string> {
  const code = newGiftCode();
  await tx.insert(giftCards).values({
    code,
    valueCents: card.valueCents,
    balanceCents: card.valueCents,
    order: card.order,
    createdAt: card.now,
  });
  return code;
}

export async function listGiftCards(tx: Tx, order: string): Promise<{ code: string; valueCents: number }[]> {
  return tx
    .select({ code: giftCards.code, valueCents: giftCards.valueCents })
    .from(giftCards)
    .where(eq(giftCards.order, order));
}
