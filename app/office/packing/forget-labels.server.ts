import { sql } from "drizzle-orm";
import type { Shop } from "#outside/shop.server.ts";

/** By night: a label leads to a door, so it goes after the customer who asked to be forgotten. */
export async function forgetLabels({ db }: Pick<Shop, "db">): Promise<void> {
  await db.execute(sql`update packing_crates c set code = null, track_url = null, reference = null
    from orders o where o.id = c."order" and o.email = 'verwijderd' and coalesce(c.code, c.reference) is not null`);
}
