import type { Id } from "#kit/id.ts";
import { note } from "#orders/note.server.ts";
import { sendPayLink } from "#orders/placing/send-pay-link.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";

export type PayWay = "link" | "rekening" | "balie";
type Finish = {
  id: Id<"ord">;
  by: string;
  way: PayWay;
  dueCents: number;
  why: string | undefined;
  /** What the mail with the link says, where nobody telephoned. */
  words?: (until: string) => string;
};

/** What is owed: paid at the counter, or asked for by mail. Nothing is owed when a gift card paid it all. */
export async function finishOrder(shop: Shop, tx: Tx, { id, by, way, dueCents, why, words }: Finish): Promise<void> {
  if (why) await note(shop, tx, id, "discount", by, { why });
  if (way === "rekening") return;
  if (way === "balie" || dueCents === 0) await settleOrder(shop, tx, id, { paid: true, by, method: "balie" });
  else await sendPayLink(shop, tx, id, by, words);
}
