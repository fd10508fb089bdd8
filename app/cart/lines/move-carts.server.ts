import { eq, sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cartLines, carts } from "../tables.server.ts";
import { pourIn } from "./change-cart.server.ts";

type Known = { id: string | null; email: string };

/** What lies in the cart of an account that ends is poured into the cart of the one that stays. */
export async function moveCarts(shop: Shop, tx: Tx, from: Known, to: Known): Promise<void> {
  const inside = { ...shop, db: Object.assign(tx, { $client: shop.db.$client }) };
  const cartOf = async ({ id }: Known) =>
    id ? (await tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, id)))[0]?.id : undefined;
  const [gone, own] = [await cartOf(from), await cartOf(to)];
  if (gone && own) {
    const lines = await tx.select().from(cartLines).where(eq(cartLines.cart, gone));
    await pourIn(inside, own, lines);
    await tx.delete(carts).where(eq(carts.id, gone));
  } else if (gone) await tx.update(carts).set({ userId: to.id }).where(eq(carts.id, gone));
  // Carts of quotes and of guests are known by what was filled in.
  await tx.execute(sql`
    update carts set answers = jsonb_set(answers, '{email}', to_jsonb(${to.email}::text))
    where lower(answers->>'email') = ${from.email}`);
}
