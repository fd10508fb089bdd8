import { and, eq, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { addDays, type Day, dayOf } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { UNPAID_DAYS, weekAfter } from "./reservation.ts";
import { cancelReservation, findReservation, mailReservation } from "./reserve-beech.server.ts";
import { reservations } from "./tables.server.ts";

export type Frost = { from: Day; to: Day };

/** Every morning: what frost moves is moved, who gets plants in a week is told, who never paid lets go. */
export async function tendReservations(shop: Shop, frosts: Frost[]): Promise<void> {
  for (const frost of frosts) await shiftForFrost(shop, frost);
  await remind(shop);
  await dropUnpaid(shop);
}

/** Frozen ground: weeks that fall in it move to the first week after, and everyone is told once. */
export async function shiftForFrost(shop: Shop, { from, to }: Frost): Promise<number> {
  const next = weekAfter(to);
  if (!next) return 0;
  return shop.db.transaction(async (tx) => {
    const moved = await tx
      .update(reservations)
      .set({ week: next, shiftedAt: shop.now(), remindedAt: null })
      .where(
        and(
          gte(reservations.week, addDays(from, -4)),
          lte(reservations.week, to),
          isNotNull(reservations.paidAt),
          isNull(reservations.cancelledAt),
          isNull(reservations.liftedAt),
        ),
      )
      .returning();
    for (const row of moved) await mailReservation(shop, tx, row, "shifted");
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
          isNotNull(reservations.paidAt),
          isNull(reservations.remindedAt),
          isNull(reservations.cancelledAt),
          isNull(reservations.liftedAt),
        ),
      )
      .returning();
    for (const row of soon) await mailReservation(shop, tx, row, "reminder");
  });
}

async function dropUnpaid(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - UNPAID_DAYS * 86_400_000);
  const rows = await shop.db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(isNull(reservations.paidAt), isNull(reservations.cancelledAt), lte(reservations.requestedAt, before)));
  for (const { id } of rows) await cancelReservation(shop, id, "unpaid");
}

/** Out of the ground, and at the door: for the people in the field. */
export async function noteLifted(shop: Shop, id: Id<"res">): Promise<boolean> {
  const rows = await shop.db
    .update(reservations)
    .set({ liftedAt: shop.now() })
    .where(
      and(
        eq(reservations.id, id),
        isNotNull(reservations.paidAt),
        isNull(reservations.liftedAt),
        isNull(reservations.cancelledAt),
      ),
    )
    .returning({ id: reservations.id });
  return rows.length > 0;
}

export async function noteDelivered(shop: Shop, id: Id<"res">): Promise<boolean> {
  const rows = await shop.db
    .update(reservations)
    .set({
      deliveredAt: shop.now(),
      liftedAt: sql`coalesce(${reservations.liftedAt}, ${shop.now().toISOString()}::timestamptz)`,
    })
    .where(and(eq(reservations.id, id), isNotNull(reservations.paidAt), isNull(reservations.cancelledAt)))
    .returning({ id: reservations.id });
  return rows.length > 0;
}

type Refunds = {
  refund(providerId: string, refund: { key: string; amountCents: number; description: string }): Promise<string>;
};

/** The job behind a cancellation: the reservation's own id is the key, so a retry pays back once. */
export async function refundReservation(shop: Shop, bank: Refunds, id: string): Promise<void> {
  const row = await findReservation(shop, id);
  if (!row?.cancelledAt || !row.paidAt || !row.providerId || row.refundedAt) return;
  await bank.refund(row.providerId, {
    key: `terug-${row.id}`,
    amountCents: row.dueNowCents,
    description: `Terugbetaling reservering B-${row.number}`,
  });
  await shop.db.update(reservations).set({ refundedAt: shop.now() }).where(eq(reservations.id, row.id));
}
