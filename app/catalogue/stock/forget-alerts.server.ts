import { eq } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { stockAlerts } from "../tables.server.ts";

export const listAlerts = (db: Reader, email: string) =>
  db.select().from(stockAlerts).where(eq(stockAlerts.email, email));

export async function forgetAlerts(db: Reader, email: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.email, email));
}
