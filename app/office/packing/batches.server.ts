import { asc, eq, sql } from "drizzle-orm";
import { classFor } from "#catalogue/price/carriage.ts";
import { addDays, type Day } from "#kit/day.ts";
import { orders } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { packingBatches, packingCrates } from "../tables.server.ts";
import { readLines } from "./batch-lines.server.ts";

/** To send, on a day, and in no crate that is still open. What is collected at the counter is packed too. */
const FREE = sql`confirmed_at is not null and shipped_at is null and cancelled_at is null and withdrawn_at is null
  and not exists (select from reservations r where r."order" = orders.id)
  and not exists (select 1 from packing_crates c where c."order" = orders.id and c.done_at is null)`;

export type Waiting = { day: Day; orders: number };

/** Per day of leaving how many wait; what should have left before is for today. */
export async function listWaitingDays(db: Reader, today: Day): Promise<Waiting[]> {
  const { rows } = await db.execute<{ day: Day; orders: number }>(sql`
    select to_char(greatest((first_day::date - 1), ${today}::date), 'YYYY-MM-DD') as day, count(*)::int as orders
    from orders where ${FREE} and first_day is not null
    group by 1 order by 1 limit 14`);
  return rows;
}

/** The first of them, in the order in which they were agreed. */
export async function listFree(db: Reader, day: Day, today: Day, most: number) {
  const arrival = addDays(day, 1);
  const when = day === today ? sql`first_day <= ${arrival}` : sql`first_day = ${arrival}`;
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${FREE} and ${when}`)
    .orderBy(asc(orders.firstDay), asc(orders.placedAt))
    .limit(most)
    .for("update", { skipLocked: true });
}

export type OpenBatch = { id: number; day: Day; crates: number; packed: number; lines: number; picked: number };

export async function listOpenBatches(db: Reader): Promise<OpenBatch[]> {
  const { rows } = await db.execute<OpenBatch>(sql`
    select b.id::int as id, to_char(b.day, 'YYYY-MM-DD') as day, count(*)::int as crates, count(c.packed_at)::int as packed,
      (select count(distinct (l.sku, l.cut)) from packing_crates k join order_lines l on l."order" = k."order"
        where k.batch = b.id and k.done_at is null and l.quantity > l.cancelled + l.shipped)::int as lines,
      (select count(distinct (p.sku, p.cut)) from packing_picks p where p.batch = b.id)::int as picked
    from packing_batches b join packing_crates c on c.batch = b.id and c.done_at is null
    group by b.id order by b.day, b.id limit 20`);
  return rows;
}

/** Whoever comes at the same moment waits until this transaction ends. */
export async function holdBatch(db: Reader, id: number): Promise<void> {
  await db.select({ id: packingBatches.id }).from(packingBatches).where(eq(packingBatches.id, id)).for("update");
}

export type BatchOrder = Awaited<ReturnType<typeof readBatch>>["orders"][number];

/** A batch with every crate that is still here: what goes in, how much of it lies there, and how it travels. */
export async function readBatch(db: Reader, id: number) {
  const [batch] = await db.select().from(packingBatches).where(eq(packingBatches.id, id));
  const crates = await db
    .select({ crate: packingCrates, order: orders })
    .from(packingCrates)
    .innerJoin(orders, eq(orders.id, packingCrates.order))
    .where(eq(packingCrates.batch, id))
    .orderBy(asc(packingCrates.crate));
  const here = crates.filter(({ crate, order }) => !crate.doneAt && !order.shippedAt && !order.cancelledAt);
  const all = await readLines(
    db,
    here.map(({ order }) => order),
    id,
  );
  return {
    batch,
    gone: crates.length - here.length,
    orders: here.map(({ crate, order }) => {
      const lines = all.get(order.id) ?? [];
      return {
        ...crate,
        row: order,
        number: order.number,
        lines,
        collects: order.snapshot.method === "ophalen",
        class: classFor(lines.map((line) => ({ ...line, quantity: line.needed }))),
        weightG: lines.reduce((sum, { needed, weightG }) => sum + needed * weightG, 0),
      };
    }),
  };
}
