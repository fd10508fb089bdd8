import { keepForPayment } from "#orders/placing/keep-for-payment.server.ts";
import { placeOrder, type Placed, type PlaceAnswer } from "#orders/placing/place-order.server.ts";
import { orderLink } from "#orders/orders.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { startPayment } from "#payments/start-payment.server.ts";
import type { Checkout } from "./read-checkout.server.ts";

export type Ordered =
  | { ok: true; order: Placed; url: string; paid: boolean }
  | Extract<PlaceAnswer, { ok: false }>
  | { ok: false; reason: "bank-away"; order: Placed };

/** Places the order and says where the buyer goes next: to the bank, or straight to the thanks when nothing is left to pay. */
export async function orderAndPay(
  shop: Shop,
  { stored, closed }: Pick<Checkout, "stored" | "closed">,
  asked: { attempt: string; expectedTotalCents: number; paymentMethod: string },
): Promise<Ordered> {
  const placed = await placeOrder(shop, stored, asked, closed);
  if (!placed.ok) return placed;
  const { order } = placed;
  if (order.dueCents === 0 || asked.paymentMethod === "rekening") {
    await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: order.dueCents === 0, by: "shopper" }));
    return { ok: true, order, url: orderLink(shop, order), paid: true };
  }
  const started = await startPayment(shop, order, asked.paymentMethod);
  if (started.ok) return { ok: true, order, url: started.url, paid: false };
  await keepForPayment(shop, order.id);
  return { ok: false, reason: "bank-away", order };
}
