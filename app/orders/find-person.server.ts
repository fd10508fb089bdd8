import { eq, sql } from "drizzle-orm";
import { users } from "#accounts/tables.server.ts";
import { type Id, isId } from "#kit/id.ts";
import type { Reader } from "#outside/db.server.ts";
import type { User } from "#outside/deed/caller.ts";
import type { OrderSnapshot } from "./order.ts";
import { orders } from "./tables.server.ts";

const { id, email, firstName, lastName, scope, confirmedAt } = users;
const contact = sql<OrderSnapshot["contact"]>`${orders.snapshot}->'contact'`;

/** Who is meant: an account, or who placed an order. No address of anybody stands in an address of a page. */
export async function findPerson(db: Reader, key: string): Promise<User | undefined> {
  const [order] = isId("usr", key)
    ? []
    : await db.select({ id: orders.id, email: orders.email, contact }).from(orders).where(eq(orders.number, key));
  if (order && !order.email.includes("@")) return undefined;
  const whose = isId("usr", key) ? eq(users.id, key) : order ? eq(users.email, order.email) : undefined;
  const [user] = whose
    ? await db.select({ id, email, firstName, lastName, scope, confirmedAt }).from(users).where(whose)
    : [];
  if (user) {
    const { confirmedAt, ...known } = user;
    return { ...known, confirmed: confirmedAt !== null };
  }
  if (!order) return undefined;
  const name = { firstName: order.contact.firstName, lastName: order.contact.lastName };
  // Nobody has this id: the law's deeds then reach what belongs to the address alone.
  return { id: `usr_gast-${order.id}` as Id<"usr">, email: order.email, ...name, scope: [], confirmed: true };
}

export const isGuest = ({ id }: Pick<User, "id">): boolean => id.startsWith("usr_gast-");
