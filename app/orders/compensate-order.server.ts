import { eq } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "./note.server.ts";
import { noteRefund } from "./note-refund.server.ts";
import { paidCents } from "./order.ts";
import { orders } from "./tables.server.ts";

export type Compensated = { ok: true } | { ok: false; reason: "not-paid" | "too-much" | "changed" };

/** Money back without goods back: a plant that broke on the way. `seen` is what had gone back when somebody decided. */
export async function compensateOrder(
  shop: Shop,
  order: Id<"ord">,
  { cents, why, seen, by }: { cents: number; why: string; seen: number; by: string },
): Promise<Compensated> {
  return shop.db.transaction(async (tx): Promise<Compensated> => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, order)).for("update");
    if (!row || paidCents(row) === 0) return { ok: false, reason: "not-paid" };
    if (row.refundedCents !== seen) return { ok: false, reason: "changed" };
    if (cents <= 0 || cents > paidCents(row) - seen) return { ok: false, reason: "too-much" };
    const refund = { order, amountCents: cents, reason: "tegemoetkoming", once: `compensate:${order}:${seen}` };
    if (!(await noteRefund(shop, tx, refund))) return { ok: false, reason: "changed" };
    await note(shop, tx, order, "compensated", by, { why, refundCents: cents });
    return { ok: true };
  });
}
