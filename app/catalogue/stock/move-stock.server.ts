import { sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";

export type Moved = { product: string; from: number; to: number };

/** Moves what is free to sell by a difference, unless less than nothing would be left; gives what it was and became. */
export async function moveStock(db: Reader, sku: string, by: number): Promise<Moved | undefined> {
  const { rows } = await db.execute<Moved>(sql`
    update variants set stock = stock + ${by}::int where sku = ${sku} and stock + ${by}::int >= 0
    returning product, stock - ${by}::int as "from", stock as "to"`);
  return rows[0];
}
