import { createHmac } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { StoredCart } from "#cart/carts.server.ts";
import type { Id } from "#kit/id.ts";
import { networkOf } from "./network.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders } from "../tables.server.ts";
import { releaseOrder } from "./release-order.server.ts";

/** What somebody holds without having paid: so many orders, so many pieces. */
export type Held = { orders: number; pieces: number };
type Open = { earlier: { id: Id<"ord">; attempt: string }[]; pieces: number; held: Held[] };

/** One network, as a key that tells nothing of it. */
export const networkKey = (shop: Shop, peer: string): string =>
  createHmac("sha256", shop.secret)
    .update(`open:${networkOf(peer)}`)
    .digest("base64url")
    .slice(0, 22);

/**
 * Holds the cart's row until the end of the transaction, then looks: the unpaid orders of this cart, how much lies in it
 * now, and what its network and its account hold besides. A function of the database, so that it is one query.
 */
export async function holdCart(tx: Tx, { id, userId }: StoredCart, peer: string | null): Promise<Open> {
  const { rows } = await tx.execute<{ open: Open }>(sql`select open_of_cart(${id}, ${userId}, ${peer}) as open`);
  const [row] = rows;
  if (!row) throw new Error(`No row for ${id}`);
  return row.open;
}

/** Another order from the same cart takes its place: its plants are free, its payment is called off at the bank. */
export async function replaceOrder(shop: Shop, tx: Tx, id: Id<"ord">): Promise<void> {
  const [replaced] = await tx
    .update(orders)
    .set({ replacedAt: shop.now() })
    .where(and(eq(orders.id, id), isNull(orders.confirmedAt), isNull(orders.replacedAt)))
    .returning({ expiredAt: orders.expiredAt });
  if (!replaced) return;
  if (!replaced.expiredAt) await releaseOrder(shop, tx, id, "expired", { why: "replaced" });
  await shop.jobs.send(tx, "cancel-payments", { order: id }, { once: `cancel-payments-${id}` });
}
