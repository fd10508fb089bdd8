import { and, eq, sql } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import { addresses, challenges, customerNotes, registrations, users } from "./tables.server.ts";

/** Somebody as the tables know them; without an account there is no id. */
export type Known = { id: Id<"usr"> | null; email: string };

/** What colleagues wrote about an address; a word that both had stays one. */
export async function moveNotes(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    delete from customer_notes n where n.email = ${from} and n.kind = 'tag'
      and exists (select from customer_notes k where k.email = ${to} and k.kind = 'tag' and k.text = n.text)`);
  await tx.update(customerNotes).set({ email: to }).where(eq(customerNotes.email, from));
}

/**
 * Addresses, plants and what was saved go to the account that stays; what it said itself about the same thing wins.
 * Where nobody has an account that stays, they go with the one that ends.
 */
export async function moveAccount(tx: Tx, from: Known, to: Known): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.email, from.email));
  if (!from.id) return;
  if (to.id) {
    await moveAddresses(tx, from.id, to.id);
    for (const table of ["saved_products", "garden_plants"])
      await tx.execute(sql`
        update ${sql.identifier(table)} m set "user" = ${to.id} where m."user" = ${from.id}
          and not exists (select from ${sql.identifier(table)} k where k."user" = ${to.id} and k.slug = m.slug)`);
  }
  // Its sessions, passkeys, codes and links go with the row itself.
  await tx.delete(challenges).where(eq(challenges.user, from.id));
  await tx.delete(users).where(eq(users.id, from.id));
}

/** The same door twice is one address, and the ones that are filled in by themselves stay those of who stays. */
async function moveAddresses(tx: Tx, from: Id<"usr">, to: Id<"usr">): Promise<void> {
  const [own] = await tx.select({ id: addresses.id }).from(addresses).where(eq(addresses.user, to)).limit(1);
  await tx
    .update(addresses)
    .set({ user: to, ...(own && { forDelivery: false, forBilling: false }) })
    .where(
      and(
        eq(addresses.user, from),
        sql`not exists (select from ${addresses} k where k."user" = ${to} and k.postcode = ${addresses.postcode}
          and k.number = ${addresses.number} and k.addition = ${addresses.addition} and k.company = ${addresses.company})`,
      ),
    );
}
