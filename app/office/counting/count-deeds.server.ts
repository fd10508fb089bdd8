import { and, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { moveStock } from "#catalogue/stock/move-stock.server.ts";
import { setPlace } from "#catalogue/stock/set-place.server.ts";
import { refreshCards } from "#catalogue/stock/take-stock.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { count, filled, text } from "#kit/form/fields.ts";
import type { Reader } from "#outside/db.server.ts";
import { userOf } from "#outside/deed/caller.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { counting } from "#texts/office/range/counting.ts";
import { stockCounts } from "../tables.server.ts";
import { isReason, readCount, worthOf } from "./count.ts";
import { findShelf } from "./find-shelf.server.ts";

const say = counting.problems;
const words = (most: number) => v.optional(text(most), "");
/** The session somebody is in stands in the address: the page comes back to it. */
const session = { vak: words(60), sinds: words(10) };

/** Whoever sells or counts this size waits until the deed is done. */
const hold = (db: Reader, sku: string) =>
  db.select({ sku: variants.sku }).from(variants).where(eq(variants.sku, sku)).for("update");

async function findAttempt(db: Reader, attempt: string): Promise<number | undefined> {
  const [row] = await db.select({ id: stockCounts.id }).from(stockCounts).where(eq(stockCounts.attempt, attempt));
  return row?.id;
}

/**
 * What should stand there was shown with the form and comes back with the count: its difference moves the stock. A sale
 * in between is in both what is free and what is held, so it changes nothing of that; what does is shown first.
 */
export const saveCount = deed({
  name: "counting.save",
  by: "packing",
  asks: v.strictObject({
    ...session,
    sku: filled(60),
    poging: filled(60),
    gezien: count(-1e9, 1e9),
    geteld: words(9),
    reden: words(20),
    notitie: words(200),
  }),
  shows: v.object({ id: v.number() }),
  showsRefused: v.object({ id: v.number() }),
  async run(shop, caller, { sku, poging: attempt, gezien: expected, geteld, reden, notitie }) {
    const { db } = shop;
    const counted = readCount(geteld);
    if (counted === undefined) return refused("count");
    await hold(db, sku);
    const before = await findAttempt(db, attempt);
    if (before !== undefined) return refused("again", { shows: { id: before } });
    const shelf = await findShelf(db, sku);
    if (!shelf) return refused("unknown");
    if (shelf.expected !== expected) return refused("changed", { about: String(shelf.expected) });
    const differs = counted !== expected;
    if (differs && !isReason(reden)) return refused("reason");
    if (differs && reden === "anders" && !notitie) return refused("note");
    const moved = await moveStock(db, sku, worthOf({ counted, expected, stock: shelf.stock }).by);
    if (!moved) throw new Error(`the stock of ${sku} moved while it was held`);
    const row = {
      attempt,
      sku,
      place: shelf.place,
      expected,
      counted,
      stockFrom: moved.from,
      stockTo: moved.to,
      reason: differs && isReason(reden) ? reden : null,
      note: notitie,
      by: userOf(caller).email,
      at: shop.now(),
    };
    const [made] = await db.insert(stockCounts).values(row).returning({ id: stockCounts.id });
    if (!made) throw new Error("no count");
    if (moved.from !== moved.to) await refreshCards(shop, [moved.product]);
    const { reason, note } = row;
    return done({ id: made.id }, [], {
      subject: sku,
      before: { stock: moved.from, expected },
      after: { stock: moved.to, counted, reason, note },
    });
  },
  says: {
    refused: {
      ...sentences(422, say, "unknown"),
      ...sentences(409, say, "again"),
      changed: [409, say.changed],
      count: [422, say.count, "geteld"],
      reason: [422, say.reason, "reden"],
      note: [422, say.note, "notitie"],
    },
  },
});

/** Takes a count back, unless somebody did, counted the same size after it, or what was found is sold. */
export const undoCount = deed({
  name: "counting.undo",
  by: "packing",
  asks: v.strictObject({ ...session, id: count(1, 1e15) }),
  async run(shop, caller, { id }) {
    const { db } = shop;
    const [known] = await db.select({ sku: stockCounts.sku }).from(stockCounts).where(eq(stockCounts.id, id));
    if (!known || (await hold(db, known.sku)).length === 0) return refused("gone");
    const [row] = await db
      .update(stockCounts)
      .set({ undoneAt: shop.now(), undoneBy: userOf(caller).email })
      .where(
        and(
          eq(stockCounts.id, id),
          isNull(stockCounts.undoneAt),
          sql`not exists (select 1 from stock_counts n where n.sku = ${known.sku} and n.id > ${id} and n.undone_at is null)`,
        ),
      )
      .returning();
    if (!row) return refused("gone");
    const moved = await moveStock(db, row.sku, row.stockFrom - row.stockTo);
    if (!moved) return refused("sold");
    if (moved.from !== moved.to) await refreshCards(shop, [moved.product]);
    return done(undefined, [], {
      subject: row.sku,
      before: { stock: moved.from, count: id },
      after: { stock: moved.to },
    });
  },
  says: { refused: sentences(409, say, "gone", "sold") },
});

/** Who stands beside it knows where it is. */
export const placeCounted = deed({
  name: "counting.place",
  by: "packing",
  asks: v.strictObject({ ...session, code: words(60), sku: filled(60), plek: words(60) }),
  about: ({ sku, plek }) => `${sku} ${plek}`.trim(),
  async run(shop, _caller, { sku, plek }) {
    return (await setPlace(shop.db, sku, plek)) ? done() : refused("unknown");
  },
  says: { refused: sentences(422, say, "unknown") },
});
