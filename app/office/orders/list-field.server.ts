import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { sayMetres } from "#calculators/measure.ts";
import { stateOf } from "#calculators/beech/reservation.ts";
import { euros } from "#kit/money.ts";
import { isLongGone } from "#orders/finding/long-gone.server.ts";
import { openCents } from "#orders/order.ts";
import { orders, reservations } from "#orders/tables.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { officeBeech as say } from "#texts/office/field.ts";

/**
 * Per week, what stands in the field for whom: only what must still be lifted, or everything. Who does not see prices
 * only packs, and sees of what is long gone no postcode either.
 */
export async function listField({ db, now }: Pick<Shop, "db" | "now">, all: boolean, priced: boolean) {
  const standing = and(
    isNotNull(orders.confirmedAt),
    isNull(orders.cancelledAt),
    isNull(orders.shippedAt),
    isNull(reservations.liftedAt),
  );
  const found = await db
    .select({
      reservation: reservations,
      order: orders,
      plants: sql<number>`(select sum(quantity - cancelled)::int from order_lines l where l."order" = ${orders.id})`,
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.order))
    .where(all ? undefined : standing)
    .orderBy(asc(reservations.week), asc(reservations.number))
    .limit(500);
  const rows = found.map(({ reservation: row, order, plants }) => {
    const state = stateOf({ ...order, shiftedAt: row.shiftedAt, liftedAt: row.liftedAt });
    return {
      week: row.week,
      plants,
      order: order.id,
      number: order.number,
      customer: row.customer,
      place: !priced && isLongGone(order, now()) ? row.city : `${row.postcode} ${row.city}`,
      what: say.plants(plants, row.name, row.label, sayMetres(row.lengthCm)),
      open: !priced ? "" : order.paidAt ? say.paid : euros(openCents(order)),
      state,
      mayLift: state === "confirmed" || state === "shifted",
    };
  });
  return [...Map.groupBy(rows, ({ week }) => week)].map(([week, list]) => ({
    week,
    plants: list.reduce((sum, { plants }) => sum + plants, 0),
    rows: list,
  }));
}
