import { eq } from "drizzle-orm";
import { users } from "#accounts/tables.server.ts";
import { type Id, isId } from "#kit/id.ts";
import type { Reader } from "#outside/db.server.ts";
import type { User } from "#outside/deed/caller.ts";
import { findOrder } from "./orders.server.ts";

/** Who is meant: an account, or who placed an order. No address of anybody stands in an address of a page. */
export async function findPerson(db: Reader, key: string): Promise<User | undefined> {
  const order = isId("usr", key) ? undefined : await findOrder(db, key);
  if (order && !order.email.includes("@")) return undefined;
  const email = order?.email;
  const whose = isId("usr", key) ? eq(users.id, key) : email ? eq(users.email, email) : undefined;
  const [user] = whose ? await db.select().from(users).where(whose) : [];
  if (user) {
    const { id, firstName, lastName, scope, confirmedAt } = user;
    return { id, email: user.email, firstName, lastName, scope, confirmed: confirmedAt !== null };
  }
  if (!order || !email) return undefined;
  const { firstName, lastName } = order.snapshot.contact;
  // Nobody has this id: the law's deeds then reach what belongs to the address alone.
  return { id: `usr_gast-${order.id}` as Id<"usr">, email, firstName, lastName, scope: [], confirmed: true };
}

export const isGuest = ({ id }: Pick<User, "id">): boolean => id.startsWith("usr_gast-");
