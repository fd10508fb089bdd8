import type { ShownReservation } from "#calculators/beech/beech-status.tsx";
import { mayCancel, openCents, stateOf } from "#calculators/beech/reservation.ts";
import { paidCents } from "#orders/order.ts";
import { orderToken } from "#orders/orders.server.ts";
import { findReservation, type Reserved } from "#orders/reserving/reservations.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { syncOrder } from "#payments/sync-payment.server.ts";

/** A reservation as it stands now: what the bank knows of an unpaid one is asked first. */
export async function findMine(shop: Shop, id: string): Promise<Reserved | undefined> {
  const found = await findReservation(shop.db, id);
  if (!found || found.order.paidAt) return found;
  await syncOrder(shop, found.order.id).catch((error: unknown) =>
    shop.log.warn({ error: String(error) }, "bank does not answer"),
  );
  return findReservation(shop.db, id);
}

export function shownReservation(shop: Shop, { reservation: row, order }: Reserved): ShownReservation {
  const moments = { ...order, shiftedAt: row.shiftedAt, liftedAt: row.liftedAt };
  return {
    id: row.id,
    number: order.number,
    state: stateOf(moments),
    mayCancel: mayCancel(moments),
    plants: row.plants,
    name: row.name,
    label: row.label,
    lengthCm: row.lengthCm,
    week: row.week,
    totalCents: row.totalCents - order.waivedCents,
    paidCents: paidCents(order) - order.refundedCents,
    openCents: openCents(moments, row.totalCents - order.waivedCents, row.dueNowCents),
    method: order.paymentMethod,
    invoiceUrl: order.invoiceNumber
      ? `/api/orders/${order.number}/factuur.pdf?t=${encodeURIComponent(orderToken(shop, order))}`
      : null,
    to: `${row.customer}, ${row.street}, ${row.postcode} ${row.city}`,
  };
}
