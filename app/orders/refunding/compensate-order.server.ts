import { eq } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders as texts } from "#texts/orders.ts";
import { creditAmount } from "./credit.ts";
import { creditOrder } from "./credit-order.server.ts";
import { note } from "../note.server.ts";
import { creditable, takenOff } from "../order.ts";
import { listCredits } from "../orders.server.ts";
import { orders } from "../tables.server.ts";

export type Compensated = { ok: true } | { ok: false; reason: "no-invoice" | "too-much" | "changed" };

/** Money off without goods back: a plant that broke on the way. `seen` is what had gone off when somebody decided. */
export async function compensateOrder(
  shop: Shop,
  order: Id<"ord">,
  { cents, why, seen, by }: { cents: number; why: string; seen: number; by: string },
): Promise<Compensated> {
  return shop.db.transaction(async (tx): Promise<Compensated> => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, order)).for("update");
    if (!row?.invoiceNumber) return { ok: false, reason: "no-invoice" };
    if (takenOff(row) !== seen) return { ok: false, reason: "changed" };
    if (cents <= 0 || cents > creditable(row)) return { ok: false, reason: "too-much" };
    const earlier = (await listCredits(tx, order)).map(({ body }) => body);
    const credit = creditAmount(row.snapshot, cents, earlier, texts.credit.words);
    const once = `compensate:${order}:${seen}`;
    const refundCents = await creditOrder(shop, tx, row, { credit, reason: "tegemoetkoming", once });
    await note(shop, tx, order, "compensated", by, { why, refundCents, amountCents: cents });
    return { ok: true };
  });
}
