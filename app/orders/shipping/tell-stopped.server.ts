import { and, ne, sql } from "drizzle-orm";
import type { Stop } from "#delivery/days.ts";
import { addDays } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import { note } from "../note.server.ts";
import { mailStopped } from "../papers/order-mails.server.ts";
import { isToSend, type Order } from "../orders.server.ts";
import { orders } from "../tables.server.ts";

/** Frost or heat keeps living plants here: whoever was promised one of those days hears it, once per stop. */
export async function tellStopped(shop: Shop, stops: Stop[]): Promise<number> {
  let told = 0;
  for (const stop of stops)
    for (const order of await listStopped(shop, stop))
      await shop.db.transaction(async (tx) => {
        if (!(await mailStopped(shop, tx, order, stop))) return;
        await note(shop, tx, order.id, "delivery-stopped", "shop", { stop: stop.kind });
        told++;
      });
  return told;
}

/** How many orders with living plants would leave in these days. */
export const countStopped = async (shop: Shop, stop: Stop): Promise<number> => (await listStopped(shop, stop)).length;

/** What arrives on a day left the day before. A hedge in the field has a week, and its own mails. */
async function listStopped(shop: Shop, { from, to }: Stop): Promise<Order[]> {
  const [first, last] = [addDays(from, 1), addDays(to, 1)];
  const found = await shop.db
    .select()
    .from(orders)
    .where(
      and(
        isToSend,
        ne(sql`${orders.snapshot}->>'method'`, "ophalen"),
        sql`exists (select 1 from jsonb_array_elements(${orders.snapshot}->'shipments') s where s->>'kind' = 'day' and s->>'day' between ${first} and ${last})`,
      ),
    );
  return found.filter(({ snapshot }) => {
    const skus = new Set(snapshot.shipments.filter(({ kind }) => kind === "day").flatMap((one) => one.skus));
    return snapshot.lines.some(({ sku, latin }) => latin !== null && skus.has(sku));
  });
}
