import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { emptyCart, issueGiftCard } from "#cart/lines/empty-cart.server.ts";
import { takeCode, takeGift } from "#cart/codes/apply-code.server.ts";
import { isAll, takeStock } from "#catalogue/stock/take-stock.server.ts";
import { takeDayAnyway } from "#delivery/closed.server.ts";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "../note.server.ts";
import { deliveryDayOf } from "../order.ts";
import { numberInvoice } from "../papers/number-invoice.server.ts";
import { orders } from "../tables.server.ts";

type Row = typeof orders.$inferSelect;
export type Settled = "confirmed" | "already" | "gone" | "sold-out";

/**
 * The money is in, or the buyer may pay later. One conditional update decides, so a thousand notices settle once.
 * An order that had let its plants go takes them again; are they gone, then it is cancelled and the money goes back.
 * One that was replaced by another from the same cart, or taken back by its buyer, is never confirmed any more.
 */
export async function settleOrder(
  shop: Shop,
  tx: Tx,
  id: Id<"ord">,
  how: { paid: boolean; by: string; method?: string },
): Promise<Settled> {
  const now = shop.now();
  const [won] = await tx
    .update(orders)
    .set({
      confirmedAt: now,
      peer: null,
      ...(how.paid && { paidAt: now }),
      ...(how.method && { paymentMethod: how.method }),
    })
    .where(and(eq(orders.id, id), isNull(orders.confirmedAt), isNull(orders.replacedAt), isNull(orders.cancelledAt)))
    .returning();
  if (!won) return unwanted(shop, tx, id, how);
  if (won.expiredAt !== null && !(await takeAgain(shop, tx, won))) {
    await tx.update(orders).set({ cancelledAt: now }).where(eq(orders.id, id));
    await note(shop, tx, id, "sold-out-after-payment", how.by);
    await shop.jobs.send(tx, "order-sold-out", { order: id }, { once: `sold-out-${id}` });
    return "sold-out";
  }
  await confirm(shop, tx, won, how.by);
  return "confirmed";
}

/** Paid on account after all, paid once more, or paid for what nobody wants any more. */
async function unwanted(shop: Shop, tx: Tx, id: Id<"ord">, how: { paid: boolean; by: string }): Promise<Settled> {
  if (how.paid && (await payOnAccount(shop, tx, id))) return "confirmed";
  const [order] = await tx.select({ confirmedAt: orders.confirmedAt }).from(orders).where(eq(orders.id, id));
  if (order?.confirmedAt) return "already";
  await note(shop, tx, id, "paid-in-vain", how.by);
  return "gone";
}

/** An invoice that was agreed on account is paid later. */
async function payOnAccount(shop: Shop, tx: Tx, id: Id<"ord">): Promise<boolean> {
  const paid = await tx
    .update(orders)
    .set({ paidAt: shop.now() })
    .where(and(eq(orders.id, id), isNotNull(orders.confirmedAt), isNull(orders.paidAt), isNull(orders.cancelledAt)))
    .returning({ id: orders.id, snapshot: orders.snapshot });
  if (paid[0]) await note(shop, tx, id, "paid-on-account", "shop");
  if (paid[0]?.snapshot.reservation)
    await shop.jobs.send(tx, "reservation-paid", { order: id }, { once: `reservation-paid-${id}` });
  return paid.length > 0;
}

async function takeAgain(shop: Shop, tx: Tx, { snapshot }: Row): Promise<boolean> {
  return tx
    .transaction(async (inner) => {
      const taken = await takeStock(inner, snapshot.lines);
      if (!isAll(taken, snapshot.lines)) throw new Error("short");
      for (const { code, cents } of snapshot.gifts) if (!(await takeGift(inner, code, cents))) throw new Error("short");
      if (snapshot.code) await takeCode(inner, snapshot.code);
      await takeDayAnyway(shop, inner, deliveryDayOf(snapshot));
    })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.message === "short") return false;
        throw error;
      },
    );
}

async function confirm(shop: Shop, tx: Tx, order: Row, by: string): Promise<void> {
  const now = shop.now();
  const kind = order.expiredAt ? "confirmed-late" : "confirmed";
  // A deposit is no delivery: its invoice comes when the plants leave the field.
  if (order.snapshot.reservation && !order.paidAt) {
    await tx.update(orders).set({ expiredAt: null, cancelledAt: null }).where(eq(orders.id, order.id));
    await note(shop, tx, order.id, kind, by);
  } else await numberInvoice(shop, tx, order.id, kind, by);
  for (const line of order.snapshot.lines.filter(({ voucher }) => voucher))
    for (let one = 0; one < line.quantity; one++)
      await issueGiftCard(tx, { valueCents: line.unitCents, order: order.id, now });
  if (order.cart) await emptyCart(tx, order.cart, order.snapshot.lines);
  await shop.jobs.send(tx, "order-confirmed", { order: order.id }, { once: `confirmed-${order.id}` });
}
