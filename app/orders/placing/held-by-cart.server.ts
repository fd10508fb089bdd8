import { and, eq, isNull } from "drizzle-orm";
import type { StoredCart } from "#cart/carts.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { orders } from "../tables.server.ts";

/**
 * Somebody comes back from the bank without paying. Their code, their gift card and the last plants are held by that
 * order of theirs; since a new one lets it go first, they count as free for this cart.
 */
export async function withHeld(db: Reader, stored: StoredCart): Promise<StoredCart> {
  const { code, giftCards, lines } = stored;
  if (!code && giftCards.length === 0 && lines.every(({ stock, quantity }) => stock >= quantity)) return stored;
  const waiting = await db
    .select({ snapshot: orders.snapshot })
    .from(orders)
    .where(
      and(eq(orders.cart, stored.id), isNull(orders.confirmedAt), isNull(orders.expiredAt), isNull(orders.cancelledAt)),
    );
  if (waiting.length === 0) return stored;
  const snapshots = waiting.map(({ snapshot }) => snapshot);
  const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const spent = (card: string) =>
    total(snapshots.flatMap(({ gifts }) => gifts.filter((one) => one.code === card).map(({ cents }) => cents)));
  const held = (sku: string) =>
    total(snapshots.flatMap((one) => one.lines.filter((line) => line.sku === sku).map(({ quantity }) => quantity)));
  const used = snapshots.filter((one) => one.code === code?.code).length;
  return {
    ...stored,
    code: code && { ...code, uses: code.uses - used },
    giftCards: giftCards.map((card) => ({ ...card, balanceCents: card.balanceCents + spent(card.code) })),
    lines: lines.map((line) => ({ ...line, stock: line.stock + held(line.sku) })),
  };
}
