import { and, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { OrderAddress, OrderSnapshot } from "./order.ts";
import { accountCompanies } from "./on-account/tables.server.ts";
import { orderEvents, orders, reservations, shipments, withdrawals } from "./tables.server.ts";

const NOBODY = "verwijderd";
/** Kinds of events whose details tell of a person. */
const PERSONAL = ["note", "mailed", "address-changed"];
/** Kinds whose sums stay, without what somebody wrote beside them. */
const EXPLAINED = ["compensated", "discount", "withdrawn"];

/**
 * Sums, VAT and goods stay for the tax office; who it was and where they live goes. The VAT number of a company that
 * accounts for the VAT itself belongs to the sums: the statement of supplies names it.
 */
export function withoutPerson(snapshot: OrderSnapshot): OrderSnapshot {
  // A whole postcode is a handful of doors; its figures are a region, and the electronic invoice asks for one.
  const nowhere = ({ postcode }: OrderAddress) => ({
    name: NOBODY,
    street: NOBODY,
    number: "",
    city: NOBODY,
    postcode: postcode.slice(0, 4),
  });
  return {
    ...snapshot,
    contact: { email: NOBODY, firstName: NOBODY, lastName: "", phone: "" },
    billing: { ...snapshot.billing, ...nowhere(snapshot.billing) },
    deliverTo: { ...snapshot.deliverTo, ...nowhere(snapshot.deliverTo) },
    business: snapshot.business && {
      company: NOBODY,
      vatNumber: snapshot.reversedCents ? snapshot.business.vatNumber : "",
      reference: "",
    },
    note: "",
    gift: "",
  };
}

const UNNAMED = { name: NOBODY, email: NOBODY, which: "" };
const byNobodysOrder = (email: string) =>
  and(isNull(withdrawals.order), sql`lower(${withdrawals.email}) = ${email.toLowerCase()}`);

/** Notices of somebody: those of their orders, and those whose order was never found. */
export const listWithdrawalsOf = (db: Reader, email: string | undefined, ids: Id<"ord">[]) =>
  db
    .select()
    .from(withdrawals)
    .where(or(ids.length ? inArray(withdrawals.order, ids) : sql`false`, email ? byNobodysOrder(email) : undefined));

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
  // A notice whose order was never found names somebody all the same, and without a name nobody finds it any more.
  if (user.confirmed) await tx.delete(withdrawals).where(byNobodysOrder(user.email));
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
    await tx.update(withdrawals).set(UNNAMED).where(eq(withdrawals.order, id));
    // Where a parcel is followed tells the postcode, and its code who it was for.
    await tx.update(shipments).set({ trackUrl: null }).where(eq(shipments.order, id));
    // What was written about somebody goes too; that it happened stays.
    await tx
      .update(orderEvents)
      .set({ detail: {} })
      .where(and(eq(orderEvents.order, id), inArray(orderEvents.kind, PERSONAL)));
    await tx
      .update(orderEvents)
      .set({ detail: sql`${orderEvents.detail} - 'why' - 'which'` })
      .where(and(eq(orderEvents.order, id), inArray(orderEvents.kind, EXPLAINED)));
  }
}
