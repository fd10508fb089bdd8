import { and, asc, inArray } from "drizzle-orm";
import { isToSend } from "#orders/orders.server.ts";
import { orders } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { readLines } from "./batch-lines.server.ts";

/** Orders by number as slips show them; what need not be sent, or not any more, has no slip. */
export async function listSlips(db: Reader, numbers: string[]) {
  if (numbers.length === 0) return [];
  const found = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.number, numbers), isToSend))
    .orderBy(asc(orders.number));
  const lines = await readLines(db, found);
  return found.map((row) => ({ row, lines: lines.get(row.id) ?? [] })).filter((slip) => slip.lines.length > 0);
}
