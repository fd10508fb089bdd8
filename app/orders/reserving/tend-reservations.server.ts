import { and, eq, gte, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { weekAfter } from "#calculators/beech/reservation.ts";
import { addDays, type Day, dayOf } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cancelOrder } from "../refunding/cancel-order.server.ts";
import { note } from "../note.server.ts";
import { numberInvoice } from "../papers/number-invoice.server.ts";
import { mailReservation } from "./reservation-mails.server.ts";
import { findReservation, findReservationOf } from "./reservations.server.ts";
import { orders, reservations } from "../tables.server.ts";

export type Frost = { from: Day; to: Day };
const REST_DAYS = 7;

/** Every morning: what frost moves is moved, who gets plants in a week is told, who never paid or still owes the rest hears so. */
export async function tendReservations(shop: Shop, frosts: Frost[]): Promise<void> {
  for (const frost of frosts) await shiftForFrost(shop, frost);
  await remind(shop);
  await liftSent(shop);
  await remindRest(shop);
  await tellUnpaid(shop);
}

/** Confirmed, and still in the ground. */
const standing = (tx: Tx) =>
  and(
    isNull(reservations.liftedAt),
    inArray(
      reservations.order,
      tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(isNotNull(orders.confirmedAt), isNull(orders.cancelledAt), isNull(orders.shippedAt))),
    ),
  );

/** Frozen ground: weeks that fall in it move to the first week after, and everyone is told once. */
export async function shiftForFrost(shop: Shop, { from, to }: Frost): Promise<number> {
  const next = weekAfter(to);
  if (!next) return 0;
  return shop.db.transaction(async (tx) => {
    const moved = await tx
      .update(reservations)
      .set({ week: next, shiftedAt: shop.now(), remindedAt: null })
      .where(and(gte(reservations.week, addDays(from, -4)), lte(reservations.week, to), standing(tx)))
      .returning({ id: reservations.id });
    for (const { id } of moved) {
      const found = await findReservation(tx, id);
      if (!found) continue;
      await note(shop, tx, found.order.id, "reservation-shifted", "frost", { week: next });
      await mailReservation(shop, tx, found, "shifted");
    }
    return moved.length;
  });
}

async function remind(shop: Shop): Promise<void> {
  const today = dayOf(shop.now());
  await shop.db.transaction(async (tx) => {
    const soon = await tx
      .update(reservations)
      .set({ remindedAt: shop.now() })
      .where(
        and(
          gte(reservations.week, today),
          lte(reservations.week, addDays(today, 7)),
          isNull(reservations.remindedAt),
          standing(tx),
        ),
      )
      .returning({ id: reservations.id });
    for (const { id } of soon) {
      const found = await findReservation(tx, id);
      if (found) await mailReservation(shop, tx, found, "reminder");
    }
  });
}

/** What was sent came out of the ground, also when nobody noted it. */
async function liftSent(shop: Shop): Promise<void> {
  const rows = await shop.db
    .select({ id: orders.id })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.order))
    .where(and(isNull(reservations.liftedAt), isNotNull(orders.shippedAt), isNull(orders.cancelledAt)));
  for (const { id } of rows) await liftReservation(shop, id, "shop");
}

/** A week after lifting, one friendly word about the rest. */
async function remindRest(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - REST_DAYS * 86_400_000);
  const rows = await shop.db
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.order))
    .where(
      and(
        lte(reservations.liftedAt, before),
        isNull(reservations.restRemindedAt),
        isNull(orders.paidAt),
        isNull(orders.cancelledAt),
      ),
    );
  for (const { id } of rows)
    await shop.db.transaction(async (tx) => {
      const [won] = await tx
        .update(reservations)
        .set({ restRemindedAt: shop.now() })
        .where(and(eq(reservations.id, id), isNull(reservations.restRemindedAt)))
        .returning({ id: reservations.id });
      const found = won && (await findReservation(tx, id));
      if (found) await mailReservation(shop, tx, found, "rest");
    });
}

/** The order let its plants go by itself; whoever asked for them hears it, once. */
async function tellUnpaid(shop: Shop): Promise<void> {
  const since = new Date(shop.now().getTime() - 7 * 86_400_000);
  const rows = await shop.db
    .select({ reservation: reservations, order: orders })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.order))
    .where(and(gte(orders.expiredAt, since), isNull(orders.confirmedAt), isNull(orders.cancelledAt)));
  for (const row of rows) await shop.db.transaction((tx) => mailReservation(shop, tx, row, "unpaid"));
}

/** Out of the ground, for the people in the field: from here it is sold, with an invoice and the rest to pay. */
export async function liftReservation(shop: Shop, order: Id<"ord">, by: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, order)).for("update");
    if (!row?.confirmedAt || row.cancelledAt) return false;
    const [lifted] = await tx
      .update(reservations)
      .set({ liftedAt: shop.now() })
      .where(and(eq(reservations.order, order), isNull(reservations.liftedAt)))
      .returning({ id: reservations.id });
    if (!lifted) return false;
    if (row.invoiceNumber) await note(shop, tx, order, "reservation-lifted", by);
    else await numberInvoice(shop, tx, order, "reservation-lifted", by);
    const found = await findReservationOf(tx, order);
    if (found) await mailReservation(shop, tx, found, "lifted");
    return true;
  });
}

/** Free until the plants are lifted: the order gives stock and money back. */
export async function cancelReservation(shop: Shop, id: Id<"res">): Promise<boolean> {
  const found = await findReservation(shop.db, id);
  if (!found) return false;
  const cancelled = await cancelOrder(shop, found.order.id, "all", "shopper");
  if (cancelled.ok && !found.order.confirmedAt)
    await shop.db.transaction((tx) => mailReservation(shop, tx, found, "cancelled"));
  return cancelled.ok;
}
