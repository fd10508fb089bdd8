import { eq, sql } from "drizzle-orm";
import { openCart } from "#cart/lines/change-cart.server.ts";
import { carts } from "#cart/tables.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Quote } from "./quotes.server.ts";

/** A copy of the quote's cart to change it with; the quote itself stays as it is until that is saved. */
export async function reopenQuote(shop: Shop, { cart, number, version }: Quote): Promise<string | undefined> {
  return shop.db.transaction(async (tx) => {
    const inside = { ...shop, db: Object.assign(tx, { $client: shop.db.$client }) };
    const [own] = await tx.select().from(carts).where(eq(carts.id, cart));
    if (!own) return undefined;
    const { quoted: _quoted, ...answers } = own.answers;
    const draft = await openCart(inside);
    await tx
      .update(carts)
      .set({ answers: { ...answers, quote: number, quoteVersion: version }, code: own.code })
      .where(eq(carts.id, draft));
    await tx.execute(sql`
      insert into cart_lines (cart, sku, cut, quantity, seen_cents, added_at)
      select ${draft}, l.sku, l.cut, l.quantity, v.price_cents, l.added_at
      from cart_lines l join variants v on v.sku = l.sku where l.cart = ${cart}`);
    return draft;
  });
}
