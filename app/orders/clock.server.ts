import { listStops } from "#delivery/stops.server.ts";
import { requireId } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { confirmOrder } from "./papers/confirm-order.server.ts";
import { inviteReview } from "./shipping/invite-review.server.ts";
import { mailCredit, mailRefund } from "./papers/order-mails.server.ts";
import { expireOrders } from "./placing/release-order.server.ts";
import { remindUnpaid } from "./placing/remind.server.ts";
import { tellReservation } from "./reserving/reservation-mails.server.ts";
import { tendReservations } from "./reserving/tend-reservations.server.ts";
import { tellSoldOut } from "./placing/sold-out-order.server.ts";
import { tellStopped } from "./shipping/tell-stopped.server.ts";

export async function orderClock(shop: Shop): Promise<void> {
  const { jobs } = shop;
  await jobs.work("order-confirmed", ({ order }) => confirmOrder(shop, requireId("ord", order)));
  await jobs.work("reservation-paid", ({ order }) => tellReservation(shop, requireId("ord", order), "paid"));
  await jobs.work("order-sold-out", ({ order }) => tellSoldOut(shop, requireId("ord", order)));
  await jobs.work("refund-mail", ({ order, cents, once }) =>
    mailRefund(shop, requireId("ord", order), Number(cents), String(once)),
  );
  await jobs.work("credit-mail", ({ once }) => mailCredit(shop, String(once)));
  await jobs.work("invite-review", ({ order }) => inviteReview(shop, requireId("ord", order)));
  await jobs.every("orders-every-minute", "* * * * *", async () => {
    await expireOrders(shop);
    await remindUnpaid(shop);
  });
  await jobs.every("tend-reservations", "30 6 * * *", async () => {
    const stops = await listStops(shop);
    await tellStopped(shop, stops);
    await tendReservations(
      shop,
      stops.filter(({ kind }) => kind === "vorst"),
    );
  });
}
