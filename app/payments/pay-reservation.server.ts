import { openCents } from "#calculators/beech/reservation.ts";
import { holdAgain } from "#orders/placing/hold-again.server.ts";
import { reservationPath, type Reserved } from "#orders/reserving/reservations.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { listMethods } from "./bank/bank.server.ts";
import { startPayment } from "./start-payment.server.ts";

export type PayAnswer = { ok: true; url: string } | { ok: false; reason: "bank" | "gone" | "nothing" };

/** The deposit, everything, or after lifting the rest: whatever is open now. One that was let go takes its plants again first. */
export async function payReservation(
  shop: Shop,
  { reservation, order }: Reserved,
  wish: string = order.paymentMethod,
): Promise<PayAnswer> {
  const total = order.totalCents - order.waivedCents;
  const amount = openCents({ ...order, ...momentsOf(reservation) }, total, reservation.dueNowCents);
  if (amount <= 0) return { ok: false, reason: "nothing" };
  if (order.expiredAt && !(await holdAgain(shop, order.id))) return { ok: false, reason: "gone" };
  const back = `${shop.url}${reservationPath(reservation.id)}`;
  const offered = await listReservationMethods(shop);
  const method = offered.find((id) => id === wish) ?? offered[0] ?? "ideal";
  const started = await startPayment(shop, { ...order, dueCents: amount }, method, back);
  return started.ok ? { ok: true, url: started.url } : { ok: false, reason: "bank" };
}

/** The same methods as at the checkout, without credit: nobody borrows for a hedge that still stands in the field. */
export async function listReservationMethods(shop: Shop): Promise<string[]> {
  const methods = await listMethods(shop, { onAccount: false, country: "NL" });
  return methods.filter(({ credit }) => !credit).map(({ id }) => id);
}

const momentsOf = ({ shiftedAt, liftedAt }: Reserved["reservation"]) => ({ shiftedAt, liftedAt });
