import { requireId } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cancelPayments } from "./cancel-payments.server.ts";
import { refundOrder, sendRefund } from "./refund.server.ts";
import { syncForgotten } from "./sync-payment.server.ts";

export async function paymentClock(shop: Shop): Promise<void> {
  const { jobs } = shop;
  await jobs.work("send-refund", ({ id }) => sendRefund(shop, requireId("ref", id)));
  await jobs.work("cancel-payments", ({ order }) => cancelPayments(shop, requireId("ord", order)));
  await jobs.work("refund-order", ({ order, amountCents, reason, once }) =>
    refundOrder(shop, {
      order: requireId("ord", order),
      amountCents: Number(amountCents),
      reason: String(reason),
      once: String(once),
    }),
  );
  await jobs.every("payments-every-minute", "* * * * *", () => syncForgotten(shop));
}
