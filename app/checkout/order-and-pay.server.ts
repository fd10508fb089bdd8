import { keepForPayment } from "#orders/placing/keep-for-payment.server.ts";
import { type Asked, placeOrder, type Placed, type PlaceAnswer } from "#orders/placing/place-order.server.ts";
import { roomOnAccount } from "#orders/on-account/companies.server.ts";
import { findOrderById, orderLink } from "#orders/orders.server.ts";
import { releaseOrder } from "#orders/placing/release-order.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { startPayment } from "#payments/start-payment.server.ts";
import type { Checkout } from "./read-checkout.server.ts";

export type Ordered =
  | { ok: true; order: Placed; url: string; paid: boolean }
  | Extract<PlaceAnswer, { ok: false }>
  | { ok: false; reason: "over-ceiling" }
  | { ok: false; reason: "bank-away"; order: Placed };

/** Places the order and says where the buyer goes next: to the bank, or straight to the thanks when nothing is left to pay. */
export async function orderAndPay(
  shop: Shop,
  { stored, closed }: Pick<Checkout, "stored" | "closed">,
  asked: Asked,
): Promise<Ordered> {
  const placed = await placeOrder(shop, stored, asked, closed);
  if (!placed.ok) return placed;
  const { order } = placed;
  if (asked.paymentMethod === "rekening" && order.dueCents > 0) {
    const agreed = await agreeOnAccount(shop, order, stored.userId);
    return agreed
      ? { ok: true, order, url: orderLink(shop, order), paid: true }
      : { ok: false, reason: "over-ceiling" };
  }
  if (order.dueCents === 0) {
    await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "shopper" }));
    return { ok: true, order, url: orderLink(shop, order), paid: true };
  }
  const started = await startPayment(shop, order, asked.paymentMethod);
  if (started.ok) return { ok: true, order, url: started.url, paid: false };
  await keepForPayment(shop, order.id);
  return { ok: false, reason: "bank-away", order };
}

/** Confirmed without money, only within what staff agreed with this account; over it the order lets its plants go. */
async function agreeOnAccount(shop: Shop, order: Placed, userId: string | null): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    // The same attempt again: it was agreed the first time.
    if (order.again && (await findOrderById(tx, order.id))?.confirmedAt) return true;
    if (userId && order.dueCents <= (await roomOnAccount(tx, userId))) {
      await settleOrder(shop, tx, order.id, { paid: false, by: "shopper" });
      return true;
    }
    await releaseOrder(shop, tx, order.id, "cancelled", { why: "over the ceiling" });
    return false;
  });
}
