import { and, eq, gt, sql } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import { againSince, takeTurn, type Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orderEvents } from "./tables.server.ts";

/** Words of a colleague: pressed twice, or the page sent once more, they are one note. */
export async function noteOnce(shop: Shop, order: Id<"ord">, by: string, text: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    await takeTurn(tx, `note|${order}`);
    const mine = and(eq(orderEvents.order, order), eq(orderEvents.kind, "note"), eq(orderEvents.by, by));
    const same = and(mine, gt(orderEvents.at, againSince(shop.now())), sql`${orderEvents.detail}->>'text' = ${text}`);
    if ((await tx.$count(orderEvents, same)) > 0) return false;
    await note(shop, tx, order, "note", by, { text });
    return true;
  });
}

/** Adds to the audit trail, in the transaction of the deed it tells of. */
export async function note(
  shop: Shop,
  tx: Tx,
  order: Id<"ord">,
  kind: string,
  by: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(orderEvents).values({ order, at: shop.now(), kind, by, detail });
}
