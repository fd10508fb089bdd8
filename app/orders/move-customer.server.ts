import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import { accountCompanies } from "./on-account/tables.server.ts";
import { orders, reservations, withdrawals } from "./tables.server.ts";

type Known = { id: string | null; email: string };

/**
 * What somebody bought goes to another address or account of theirs; what was agreed stays as it was agreed. Whether
 * they may pay later goes along too, unless that was settled for the one that stays.
 */
export async function moveCustomer(tx: Tx, from: Known, to: Known): Promise<void> {
  const asGuest = and(eq(orders.email, from.email), isNull(orders.userId));
  await tx
    .update(orders)
    .set({ email: to.email, userId: to.id })
    .where(from.id ? or(eq(orders.userId, from.id), asGuest) : asGuest);
  // An order that somebody else's account placed for this address stays theirs.
  await tx.update(orders).set({ email: to.email }).where(eq(orders.email, from.email));
  await tx.update(reservations).set({ email: to.email }).where(eq(reservations.email, from.email));
  await tx.update(withdrawals).set({ email: to.email }).where(sql`lower(${withdrawals.email}) = ${from.email}`);
  if (!from.id) return;
  if (to.id)
    await tx
      .update(accountCompanies)
      .set({ userId: to.id })
      .where(
        and(
          eq(accountCompanies.userId, from.id),
          sql`not exists (select from account_companies k where k.user_id = ${to.id})`,
        ),
      );
  await tx.delete(accountCompanies).where(eq(accountCompanies.userId, from.id));
}
