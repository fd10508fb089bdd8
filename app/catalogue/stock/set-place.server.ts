import { eq } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { variants } from "../tables.server.ts";

/** Where a size stands in the nursery; an empty place is none. Says whether there is such a size. */
export async function setPlace(db: Reader, sku: string, place: string): Promise<boolean> {
  const done = await db
    .update(variants)
    .set({ place: place || null })
    .where(eq(variants.sku, sku))
    .returning({ sku: variants.sku });
  return done.length > 0;
}
