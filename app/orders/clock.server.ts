import { listStops } from "#delivery/stops.server.ts";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { confirmOrder } from "./confirm-order.server.ts";
import { inviteReview } from "./invite-review.server.ts";
import { mailRefund } from "./order-mails.server.ts";
import { expireOrders } from "./release-order.server.ts";
import { remindUnpaid } from "./remind.server.ts";
import { tellReservation } from "./reservation-mails.server.ts";
import { tendReservations } from "./tend-reservations.server.ts";
import { tellSoldOut } from "./sold-out-order.server.ts";

export async function orderClock(shop: Shop): Promise<void> {
  const { jobs } = shop;
  await jobs.work("order-confirmed", ({ order }) => confirmOrder(shop, order as Id<"ord">));
  await jobs.work("reservation-paid", ({ order }) => tellReservation(shop, order as Id<"ord">, "paid"));
  await jobs.work("order-sold-out", ({ order }) => tellSoldOut(shop, order as Id<"ord">));
  await jobs.work("refund-mail", ({ order, cents, once }) =>
    mailRefund(shop, order as Id<"ord">, Number(cents), String(once)),
  );
  await jobs.work("invite-review", ({ order }) => inviteReview(shop, order as Id<"ord">));
  await jobs.every("orders-every-minute", "* * * * *", async () => {
    await expireOrders(shop);
    await remindUnpaid(shop);
  });
  await jobs.every("tend-reservations", "30 6 * * *", async () =>
    tendReservations(
      shop,
      (await listStops(shop)).filter(({ kind }) => kind === "vorst"),
    ),
  );
}
