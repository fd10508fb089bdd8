import { and, eq, inArray, sql } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { packingPicks } from "../tables.server.ts";
import { fillCrates } from "./crates.ts";

type Line = { batch: number; sku: string; cut: string };
type Need = { order: Id<"ord">; needed: number };

/** The crates that want this line and are not closed yet, the first letter first; held until the deed is done. */
async function listNeeds(db: Reader, { batch, sku, cut }: Line): Promise<Need[]> {
  const { rows } = await db.execute<Need>(sql`
    select c."order", (l.quantity - l.cancelled - l.shipped)::int as needed
    from packing_crates c join order_lines l on l."order" = c."order"
    where c.batch = ${batch} and c.done_at is null and c.packed_at is null and l.sku = ${sku} and l.cut = ${cut}
      and l.quantity > l.cancelled + l.shipped
    order by c.crate for update of c`);
  return rows;
}

/**
 * So many of a line were found, or all of it; the first crates are filled first. Says how many were needed: more than
 * that is a mistake, and nothing is kept of it.
 */
export async function pickLine(shop: Shop, line: Line, found: number | "all", by: string): Promise<number> {
  const needs = await listNeeds(shop.db, line);
  const all = needs.reduce((sum, { needed }) => sum + needed, 0);
  if (all === 0 || (found !== "all" && found > all)) return all;
  const rows = fillCrates(needs, found === "all" ? all : found).map(({ order, collected }) => ({
    batch: line.batch,
    order: order as Id<"ord">,
    sku: line.sku,
    cut: line.cut,
    collected,
    by,
    at: shop.now(),
  }));
  await shop.db
    .insert(packingPicks)
    .values(rows)
    .onConflictDoUpdate({
      target: [packingPicks.batch, packingPicks.order, packingPicks.sku, packingPicks.cut],
      set: { collected: sql`excluded.collected`, by: sql`excluded.by`, at: sql`excluded.at` },
    });
  return all;
}

/** A tick that was a mistake. */
export async function unpickLine(shop: Shop, line: Line): Promise<boolean> {
  const needs = await listNeeds(shop.db, line);
  if (needs.length === 0) return false;
  const { batch, sku, cut } = packingPicks;
  const these = needs.map(({ order }) => order);
  await shop.db
    .delete(packingPicks)
    .where(and(eq(batch, line.batch), eq(sku, line.sku), eq(cut, line.cut), inArray(packingPicks.order, these)));
  return true;
}

type Crate = { batch: number; order: string };
const NEEDED = sql`coalesce((select l.quantity - l.cancelled - l.shipped from order_lines l
  where l."order" = p."order" and l.sku = p.sku and l.cut = p.cut), 0)`;

/** Whether more lies in a crate than is still to leave: something was cancelled since it was picked. */
export async function holdsTooMuch(db: Reader, { batch, order }: Crate): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from packing_picks p where p.batch = ${batch} and p."order" = ${order} and p.collected > ${NEEDED} limit 1`);
  return rows.length > 0;
}

/** Who packs a crate lays back what need not leave any more. */
export async function layBack(db: Reader, { batch, order }: Crate): Promise<void> {
  await db.execute(sql`
    update packing_picks p set collected = ${NEEDED}
    where p.batch = ${batch} and p."order" = ${order} and p.collected > ${NEEDED}`);
}
