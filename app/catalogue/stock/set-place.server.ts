import { eq, sql } from "drizzle-orm";
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

/** The same of many sizes at once. */
export async function setPlaces(db: Reader, list: { sku: string; place: string | null }[]): Promise<void> {
  if (list.length === 0) return;
  await db.execute(sql`update variants v set place = nullif(n.place, '')
    from unnest(${sql.param(list.map(({ sku }) => sku))}::text[], ${sql.param(list.map(({ place }) => place))}::text[])
      as n(sku, place) where v.sku = n.sku`);
}
