import { and, eq, inArray, isNull, lt, ne, or } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { OrderSnapshot } from "./order.ts";
import { accountCompanies } from "./on-account/tables.server.ts";
import { orderEvents, orders, reservations, withdrawals } from "./tables.server.ts";

const NOBODY = "verwijderd";
/** Kinds of events whose details tell of a person. */
const PERSONAL = ["note", "mailed", "address-changed"];

/**
 * Sums, VAT and goods stay for the tax office; who it was and where they live goes. The VAT number of a company that
 * accounts for the VAT itself belongs to the sums: the statement of supplies names it.
 */
export function withoutPerson(snapshot: OrderSnapshot): OrderSnapshot {
  const nowhere = { name: NOBODY, street: NOBODY, number: "", city: NOBODY };
  return {
    ...snapshot,
    contact: { email: NOBODY, firstName: NOBODY, lastName: "", phone: "" },
    billing: { ...snapshot.billing, ...nowhere },
    deliverTo: { ...snapshot.deliverTo, ...nowhere },
    business: snapshot.business && {
      company: NOBODY,
      vatNumber: snapshot.reversedCents ? snapshot.business.vatNumber : "",
      reference: "",
    },
    note: "",
    gift: "",
  };
}

/** Somebody deleted their account: their orders are kept without them, also those from before they had one. */
export async function forgetCustomer(tx: Tx, user: { id: string; email: string; confirmed: boolean }): Promise<void> {
  const asGuest = user.confirmed ? and(isNull(orders.userId), eq(orders.email, user.email.toLowerCase())) : undefined;
  const mine = await tx
    .select()
    .from(orders)
    .where(or(eq(orders.userId, user.id), asGuest))
    .for("update");
  await tx.delete(accountCompanies).where(eq(accountCompanies.userId, user.id));
  await forgetOn(tx, mine);
}

/** The tax office asks for seven years; after that no order names anybody. */
export async function forgetOldOrders(tx: Tx, before: Date): Promise<number> {
  const old = and(lt(orders.placedAt, before), ne(orders.email, NOBODY));
  const found = await tx.select().from(orders).where(old).limit(500).for("update");
  await forgetOn(tx, found);
  return found.length;
}

async function forgetOn(tx: Tx, found: (typeof orders.$inferSelect)[]): Promise<void> {
  for (const { id, snapshot } of found) {
    await tx
      .update(orders)
      .set({ userId: null, email: NOBODY, snapshot: withoutPerson(snapshot) })
      .where(eq(orders.id, id));
    await tx
      .update(reservations)
      .set({ customer: NOBODY, email: NOBODY, phone: "", street: NOBODY, city: NOBODY })
      .where(eq(reservations.order, id));
    await tx.update(withdrawals).set({ name: NOBODY, email: NOBODY }).where(eq(withdrawals.order, id));
    // What was written about somebody goes too; that it happened stays.
    await tx
      .update(orderEvents)
      .set({ detail: {} })
      .where(and(eq(orderEvents.order, id), inArray(orderEvents.kind, PERSONAL)));
  }
}
