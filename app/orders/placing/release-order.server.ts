import { and, eq, isNull, lt } from "drizzle-orm";
import { SAMPLE } from "#catalogue/product/product.ts";
import { giveCodeBack, giveGiftBack } from "#cart/codes/apply-code.server.ts";
import { giveStockBack, refreshCards } from "#catalogue/stock/take-stock.server.ts";
import { giveDayBack } from "#delivery/closed.server.ts";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "../note.server.ts";
import { deliveryDayOf } from "../order.ts";
import { orders } from "../tables.server.ts";

/** Lets go of what an unpaid order held. One conditional update decides, so it happens once; gives the products that are back. */
export async function releaseOrder(
  shop: Shop,
  tx: Tx,
  id: Id<"ord">,
  kind: "expired" | "cancelled",
  detail: Record<string, unknown> = {},
  by = "shop",
): Promise<string[] | undefined> {
  const now = shop.now();
  const [released] = await tx
    .update(orders)
    .set({ peer: null, ...(kind === "expired" ? { expiredAt: now } : { cancelledAt: now }) })
    .where(and(eq(orders.id, id), isNull(orders.confirmedAt), isNull(orders.expiredAt), isNull(orders.cancelledAt)))
    .returning({ snapshot: orders.snapshot });
  if (!released) return undefined;
  const { lines, code, gifts } = released.snapshot;
  const back = await giveStockBack(tx, lines);
  await giveDayBack(shop, tx, deliveryDayOf(released.snapshot));
  if (code) await giveCodeBack(tx, code);
  for (const gift of gifts) await giveGiftBack(tx, gift.code, gift.cents);
  await note(shop, tx, id, kind, by, detail);
  // Whoever only ran out of time may still pay; what was taken back is closed at the bank as well.
  if (kind === "cancelled")
    await shop.jobs.send(tx, "cancel-payments", { order: id }, { once: `cancel-payments-${id}` });
  return back
    .filter(
      ({ sku, left }) =>
        left === lines.reduce((sum, line) => sum + (line.sku === sku && line.cut !== SAMPLE ? line.quantity : 0), 0),
    )
    .map(({ product }) => product);
}

/** The clock: orders that were not paid in time let their plants go. */
export async function expireOrders(shop: Shop): Promise<number> {
  const due = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        lt(orders.heldUntil, shop.now()),
        isNull(orders.confirmedAt),
        isNull(orders.expiredAt),
        isNull(orders.cancelledAt),
      ),
    )
    .limit(500);
  let count = 0;
  for (const { id } of due) {
    const back = await shop.db.transaction((tx) => releaseOrder(shop, tx, id, "expired", { why: "not paid in time" }));
    if (!back) continue;
    count++;
    if (back.length) await refreshCards(shop, back);
  }
  return count;
}
