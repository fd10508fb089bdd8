import { and, eq, isNull } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "../note.server.ts";
import { mailPayLink } from "../papers/change-mails.server.ts";
import { orders } from "../tables.server.ts";

const DAY = 86_400_000;

/** An order of somebody who called, or who took a quote: the plants stay set aside for a day, and a mail brings the link to pay by. */
export async function sendPayLink(
  shop: Shop,
  tx: Tx,
  id: Id<"ord">,
  by: string,
  words?: (until: string) => string,
): Promise<void> {
  const now = shop.now();
  const [order] = await tx
    .update(orders)
    .set({ heldUntil: new Date(now.getTime() + DAY), remindedAt: now })
    .where(and(eq(orders.id, id), isNull(orders.confirmedAt), isNull(orders.expiredAt), isNull(orders.cancelledAt)))
    .returning();
  if (!order) return;
  await note(shop, tx, id, "pay-link", by);
  await mailPayLink(shop, tx, order, words);
}
