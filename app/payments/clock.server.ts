import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cancelPayments } from "./cancel-payments.server.ts";
import { refundOrder, sendRefund } from "./refund.server.ts";
import { syncForgotten } from "./sync-payment.server.ts";

export async function paymentClock(shop: Shop): Promise<void> {
  const { jobs } = shop;
  await jobs.work("send-refund", ({ id }) => sendRefund(shop, id as Id<"ref">));
  await jobs.work("cancel-payments", ({ order }) => cancelPayments(shop, order as Id<"ord">));
  await jobs.work("refund-order", ({ order, amountCents, reason, once }) =>
    refundOrder(shop, {
      order: order as Id<"ord">,
      amountCents: Number(amountCents),
      reason: String(reason),
      once: String(once),
    }),
  );
  await jobs.every("payments-every-minute", "* * * * *", () => syncForgotten(shop));
}
