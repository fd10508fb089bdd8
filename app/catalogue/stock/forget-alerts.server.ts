import { eq, sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { stockAlerts } from "../tables.server.ts";

export const listAlerts = (db: Reader, email: string) =>
  db.select().from(stockAlerts).where(eq(stockAlerts.email, email));

export async function forgetAlerts(db: Reader, email: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.email, email));
}

/** What somebody waits for under two addresses is told once. */
export async function moveAlerts(db: Reader, from: string, to: string): Promise<void> {
  await db.execute(sql`
    update stock_alerts a set email = ${to} where a.email = ${from}
      and not exists (select from stock_alerts k where k.email = ${to} and k.sku = a.sku)`);
  await forgetAlerts(db, from);
}
