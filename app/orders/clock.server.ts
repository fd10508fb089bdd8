import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { confirmOrder } from "./confirm-order.server.ts";
import { mailRefund } from "./order-mails.server.ts";
import { expireOrders } from "./release-order.server.ts";
import { remindUnpaid } from "./remind.server.ts";
import { tellSoldOut } from "./sold-out-order.server.ts";

export async function orderClock(shop: Shop): Promise<void> {
  const { jobs } = shop;
  await jobs.work("order-confirmed", ({ order }) => confirmOrder(shop, order as Id<"ord">));
  await jobs.work("order-sold-out", ({ order }) => tellSoldOut(shop, order as Id<"ord">));
  await jobs.work("refund-mail", ({ order, cents, once }) =>
    mailRefund(shop, order as Id<"ord">, Number(cents), String(once)),
  );
  await jobs.every("orders-every-minute", "* * * * *", async () => {
    await expireOrders(shop);
    await remindUnpaid(shop);
  });
}
