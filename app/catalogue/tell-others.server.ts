import { sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";

/** Every process hears which products changed and which categories they left, and drops the pages and search entries that show them. */
export async function tellOthers(tx: Tx, slugs: string[], left: string[] = []): Promise<void> {
  const told = [...slugs, ...left.map((category) => `category:${category}`)];
  // A notification holds 8000 bytes at most.
  for (let at = 0; at < told.length; at += 80)
    await tx.execute(sql`select pg_notify('catalogue', ${JSON.stringify(told.slice(at, at + 80))})`);
}
