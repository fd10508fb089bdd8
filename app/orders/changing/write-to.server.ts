import type { Shop } from "#outside/shop.server.ts";
import { note } from "../note.server.ts";
import { mailWritten } from "../papers/change-mails.server.ts";
import type { Order } from "../orders.server.ts";

export type Letter = { subject: string; text: string; attempt: string };

/** Somebody of the shop writes to a customer about an order. The same attempt again is the same mail. */
export async function writeTo(shop: Shop, order: Order, letter: Letter, by: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    if (!(await mailWritten(shop, tx, order, letter))) return false;
    await note(shop, tx, order.id, "mailed", by, { subject: letter.subject });
    return true;
  });
}
