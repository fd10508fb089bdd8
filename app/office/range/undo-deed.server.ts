import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { listedNow } from "#catalogue/product/set-listed.server.ts";
import { count } from "#kit/form/fields.ts";
import type { Reader } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { sayMoment } from "../say.ts";
import type { Row } from "./grid.ts";
import { type Change, putChanges, sizesNow } from "./put-changes.server.ts";
import { saySeason } from "./season.ts";
import { listStockSet } from "../counting/stock-set.server.ts";

/** Stock moves by itself when somebody buys: prices and seasons decide whether a size is still as it was left. */
const isSame = (left: Row, here: Row | undefined): boolean =>
  here?.priceCents === left.priceCents &&
  here.saleCents === left.saleCents &&
  (left.season === undefined || saySeason(left.season) === saySeason(here.season ?? null));

/** Stock that was not changed then is left alone now; a count goes back, less what was sold since. */
function stockBack(before: Row, left: Row, here: Row): number {
  return left.stock === before.stock ? here.stock : Math.max(0, before.stock - (left.stock - here.stock));
}

/** Puts a saved change back, once; a size that somebody changed after it stays as they made it, and is named. */
export const undoRange = deed({
  name: "range.undo",
  by: "range",
  asks: v.strictObject({ id: count(1, 1e15) }),
  shows: v.object({ count: v.number(), left: v.array(v.string()) }),
  async run(shop, _caller, { id }) {
    const [row] = await shop.db
      .select()
      .from(staffLog)
      .where(and(eq(staffLog.id, id), eq(staffLog.deed, "range.save")))
      .for("update"); // pressed twice: the second one waits, and then finds it done
    const [again] = await shop.db
      .select({ id: staffLog.id })
      .from(staffLog)
      .where(and(eq(staffLog.deed, "range.undo"), eq(staffLog.subject, String(id))));
    if (!row || again) return refused("gone");
    const [before, after] = [row.before as Change, row.after as Change];
    const now = await sizesNow(
      shop.db,
      after.sizes.map(({ sku }) => sku),
    );
    const counted = await listStockSet(shop.db, { at: row.at, log: row.id }, [...now.keys()]);
    const left: string[] = [];
    const from: Change = { sizes: [], products: [] };
    const to: Change = { sizes: [], products: [] };
    for (const [at, was] of after.sizes.entries()) {
      const [earlier, here] = [before.sizes[at], now.get(was.sku)];
      const isCounted = earlier?.stock !== was.stock && counted.has(was.sku);
      if (!earlier || !here || isCounted || !isSame(was, here)) {
        left.push(was.sku);
        continue;
      }
      from.sizes.push(here);
      to.sizes.push({ ...earlier, stock: stockBack(earlier, was, here) });
    }
    const listed = await listedNow(
      shop.db,
      after.products.map(({ slug }) => slug),
    );
    for (const [at, { slug, listed: made }] of after.products.entries()) {
      const [earlier, here] = [before.products[at], listed.get(slug)];
      if (earlier && here?.listed === made && !here.from) to.products.push(earlier);
      else left.push(slug);
    }
    if (to.sizes.length + to.products.length === 0) return refused("gone");
    if (!(await putChanges(shop, from, to))) return refused("gone");
    const shows = { count: to.sizes.length + to.products.length, left };
    return done(shows, [], { subject: String(id), before: after, after: { ...to, left } });
  },
  says: { done: officeRange.undone, refused: sentences(409, officeRange.problems, "gone") },
});

const SHOWN = 8;
export type Saved = { id: number; who: string; at: string; count: number; isOpen: boolean };

/** What was saved in the grid of late, so that the page can offer to take it back. */
export async function listSaves(db: Reader): Promise<Saved[]> {
  const { rows } = await db.execute<Omit<Saved, "at"> & { at: string }>(sql`
    select id, who, at, subject::int as count, not exists (select 1 from staff_log u
      where u.deed = 'range.undo' and u.subject = l.id::text) as "isOpen"
    from staff_log l where deed = 'range.save' order by id desc limit ${SHOWN}`);
  return rows.map((row) => ({ ...row, at: sayMoment(new Date(row.at)) }));
}

/** The last change somebody saved, so that the page can offer to take it back. */
export async function findLastSave(db: Reader, userId: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from staff_log l where deed = 'range.save' and user_id = ${userId}
      and not exists (select 1 from staff_log u where u.deed = 'range.undo' and u.subject = l.id::text)
    order by id desc limit 1`);
  return rows[0]?.id;
}
