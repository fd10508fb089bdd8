import { openCents } from "#calculators/reservation.ts";
import { holdAgain } from "#orders/hold-again.server.ts";
import { reservationPath, type Reserved } from "#orders/reservations.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { startPayment } from "./start-payment.server.ts";

export type PayAnswer = { ok: true; url: string } | { ok: false; reason: "bank" | "gone" | "nothing" };

/** The deposit, everything, or after lifting the rest: whatever is open now. One that was let go takes its plants again first. */
export async function payReservation(shop: Shop, { reservation, order }: Reserved): Promise<PayAnswer> {
  const amount = openCents({ ...order, ...momentsOf(reservation) }, order.totalCents, reservation.dueNowCents);
  if (amount <= 0) return { ok: false, reason: "nothing" };
  if (order.expiredAt && !(await holdAgain(shop, order.id))) return { ok: false, reason: "gone" };
  const back = `${shop.url}${reservationPath(reservation.id)}`;
  const started = await startPayment(shop, { ...order, dueCents: amount }, "ideal", back);
  return started.ok ? { ok: true, url: started.url } : { ok: false, reason: "bank" };
}

const momentsOf = ({ shiftedAt, liftedAt }: Reserved["reservation"]) => ({ shiftedAt, liftedAt });
