import { sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { forgetCopies } from "#outside/mail/forget-mails.server.ts";
import { treeOrders } from "../tables.server.ts";
import { staffMailOf } from "./tree-orders.server.ts";

/** It was kept as it was typed. */
const isFrom = (email: string) => sql`lower(${treeOrders.email}) = ${email.toLowerCase()}`;

export const listTreeOrdersOf = (db: Reader, email: string) => db.select().from(treeOrders).where(isFrom(email));

/** What was asked for goes; the order it became stays with the orders. */
export async function forgetTreeOrders(db: Reader, email: string): Promise<void> {
  const gone = await db.delete(treeOrders).where(isFrom(email)).returning({ id: treeOrders.id });
  await forgetCopies(
    db,
    gone.map(({ id }) => staffMailOf(id)),
  );
}

export async function moveTreeOrders(db: Reader, from: string, to: string): Promise<void> {
  await db.update(treeOrders).set({ email: to }).where(isFrom(from));
}
