import { eq } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Order } from "../orders.server.ts";
import { orders, reservations } from "../tables.server.ts";

export type Reservation = typeof reservations.$inferSelect;
export type Reserved = { reservation: Reservation; order: Order };

/** The id is the secret of the link: whoever has it sees the reservation. */
export const reservationPath = (id: string): string => `/beukenhaag-reserveren?reservering=${id}`;

const select = (db: Reader) =>
  db
    .select({ reservation: reservations, order: orders })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.order));

export async function findReservation(db: Reader, id: string): Promise<Reserved | undefined> {
  const [row] = await select(db).where(eq(reservations.id, id as Id<"res">));
  return row;
}

export async function findReservationOf(db: Reader, order: Id<"ord">): Promise<Reserved | undefined> {
  const [row] = await select(db).where(eq(reservations.order, order));
  return row;
}

export async function isLifted(db: Reader, order: Id<"ord">): Promise<boolean> {
  const [row] = await db
    .select({ liftedAt: reservations.liftedAt })
    .from(reservations)
    .where(eq(reservations.order, order));
  return Boolean(row?.liftedAt);
}
