import { eq } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { treeOrders } from "../tables.server.ts";

export const listTreeOrdersOf = (db: Reader, email: string) =>
  db.select().from(treeOrders).where(eq(treeOrders.email, email));

/** What was asked for goes; the order it became stays with the orders. */
export async function forgetTreeOrders(db: Reader, email: string): Promise<void> {
  await db.delete(treeOrders).where(eq(treeOrders.email, email));
}

export async function moveTreeOrders(db: Reader, from: string, to: string): Promise<void> {
  await db.update(treeOrders).set({ email: to }).where(eq(treeOrders.email, from));
}
