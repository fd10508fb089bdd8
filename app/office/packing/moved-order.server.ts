import { and, eq, isNull, sql } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { packingCrates } from "../tables.server.ts";

/** It goes elsewhere: the label that was made for it is not its label any more. */
export async function dropLabel({ db }: Shop, order: Id<"ord">): Promise<void> {
  await db
    .update(packingCrates)
    .set({ carrier: null, code: null, trackUrl: null, reference: null })
    .where(and(eq(packingCrates.order, order), isNull(packingCrates.doneAt)));
}

/** It comes on a later day than its batch leaves for: it waits again. */
export async function takeOutUntilItsDay({ db, now }: Shop, order: Id<"ord">): Promise<void> {
  await db.execute(sql`
    update packing_crates c set done_at = ${now().toISOString()} from packing_batches b, orders o
    where c."order" = ${order} and c.done_at is null and b.id = c.batch and o.id = c."order"
      and o.first_day::date > b.day + 1`);
}
