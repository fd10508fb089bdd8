import { and, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { changeBy } from "#catalogue/price/change-by.ts";
import { PricesChanged, putPrices } from "#catalogue/price/put-prices.server.ts";
import { type Listed, setListed } from "#catalogue/product/set-listed.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { count, several, text } from "#kit/form/fields.ts";
import type { Reader } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { fieldName, fromGrid, type GridRead, money, readGrid, seenText, type Size, toGrid } from "./grid.ts";

const say = officeRange.problems;
type Change = { sizes: Size[]; products: Listed[] };

async function sizesNow(db: Reader, skus: string[]): Promise<Map<string, Size>> {
  const found = skus.length ? await db.select().from(variants).where(inArray(variants.sku, skus)) : [];
  return new Map(found.map((row) => [row.sku, toGrid(row)]));
}

async function* each<T>(list: T[]): AsyncGenerator<T> {
  yield* list;
}

/**
 * Prices and stock with the struck price as the law allows it, then what is in the shop. One statement writes a size only
 * if it still is as it was seen; if one is not, nothing is written.
 */
async function put(shop: Shop, from: Change, { sizes, products: listed }: Change): Promise<boolean> {
  const list = sizes.map((size, row) => {
    const { stock, ...price } = fromGrid(size);
    const { stock: before, ...seen } = fromGrid(from.sizes[row] ?? size);
    // Stock that nobody touched is not written: somebody may be buying it.
    return { row, ...price, seen, ...(stock !== before && { stock, seen: { ...seen, stock: before } }) };
  });
  try {
    if (list.length) await putPrices(shop.db, each(list), shop.now());
  } catch (error) {
    if (error instanceof PricesChanged) return false;
    throw error;
  }
  await setListed(shop, listed);
  return true;
}

/** A tick per product says whether it is in the shop; `toon` names the ones the page showed as ticked. */
function readListed(asked: Record<string, unknown>): { before: Listed[]; after: Listed[] } {
  const before: Listed[] = [];
  const after: Listed[] = [];
  for (const [name, was] of Object.entries(asked)) {
    if (!name.startsWith("toon.")) continue;
    const slug = name.slice("toon.".length);
    const [showed, wanted] = [was === "ja", asked[`winkel.${slug}`] !== undefined];
    if (showed === wanted) continue;
    before.push({ slug, listed: showed });
    after.push({ slug, listed: wanted });
  }
  return { before, after };
}

// One field per size and kind of value; what the page showed travels along, so that nobody overwrites a colleague.
const cells = text(40);

export const saveRange = deed({
  name: "range.save",
  by: "range",
  bytes: 256 * 1024,
  asks: v.objectWithRest(
    {
      sku: several(text(60), 500),
      percentage: v.optional(text(6)),
      rond: v.optional(text(4)),
      hoe: v.optional(text(10)),
    },
    cells,
  ),
  shows: v.object({ count: v.number() }),
  async run(shop, _caller, asked) {
    const { changes, errors } = readGrid(asked, say);
    if (Object.keys(errors).length) return refused("wrong", { errors });
    const listed = readListed(asked);
    if (changes.length + listed.after.length === 0) return refused("nothing");
    const before: Change = { sizes: changes.map(({ seen }) => seen), products: listed.before };
    const after: Change = { sizes: changes.map(({ wanted }) => wanted), products: listed.after };
    if (!(await put(shop, before, after))) return refused("conflict", { errors: await whatChanged(shop, changes) });
    const total = changes.length + listed.after.length;
    return done({ count: total }, [], { subject: String(total), before, after });
  },
  says: { refused: { ...sentences(422, say, "wrong", "nothing"), ...sentences(409, say, "conflict") } },
});

/** Beside each size that somebody else changed: how it is now. */
async function whatChanged(shop: Shop, changes: GridRead["changes"]): Promise<Record<string, string[]>> {
  const now = await sizesNow(
    shop.db,
    changes.map(({ seen }) => seen.sku),
  );
  return Object.fromEntries(
    changes.flatMap(({ seen, wanted }) => {
      const here = now.get(seen.sku);
      // What was bought meanwhile matters only to who counted.
      const since = here && wanted.stock === seen.stock ? { ...here, stock: seen.stock } : here;
      return here && since && seenText(since) !== seenText(seen)
        ? [[fieldName("prijs", seen.sku), [nowText(here)]] as const]
        : [];
    }),
  );
}

const nowText = ({ priceCents, saleCents, stock }: Size): string =>
  `Nu: € ${money(priceCents)}${saleCents === null ? "" : `, actie € ${money(saleCents)}`}, voorraad ${stock}.`;

/** Fills prices in without saving them: one sees what will change first. */
export const fillPrices = deed({
  name: "range.fill",
  by: "range",
  bytes: 256 * 1024,
  asks: v.objectWithRest(
    {
      sku: several(text(60), 500),
      percentage: v.optional(text(6), ""),
      rond: v.optional(v.picklist(["1", "5", "95"]), "5"),
      hoe: v.optional(v.picklist(["meer", "minder"]), "meer"),
    },
    cells,
  ),
  shows: v.object({ filled: v.record(v.string(), v.string()), count: v.number() }),
  async run(shop, _caller, { sku, percentage, rond, hoe }) {
    const percent = Number(percentage.replace(",", "."));
    if (sku.length === 0) return refused("pick");
    if (!(percent > 0 && percent <= 90)) return refused("percent");
    const now = await sizesNow(shop.db, sku);
    const filled = Object.fromEntries(
      [...now.values()].map((size) => [
        fieldName("prijs", size.sku),
        money(changeBy(size.priceCents, hoe === "meer" ? percent : -percent, rond)),
      ]),
    );
    return done({ filled, count: now.size });
  },
  says: { refused: { pick: [422, say.pick], percent: [422, say.percent, "percentage"] } },
});

/** Puts a whole saved change back, if nothing of it was changed since and nobody did so before. */
export const undoRange = deed({
  name: "range.undo",
  by: "range",
  asks: v.strictObject({ id: count(1, 1e15) }),
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
    // Stock moves by itself when somebody buys: prices decide whether it is still the same.
    const same = (size: Size) => {
      const here = now.get(size.sku);
      return here?.priceCents === size.priceCents && here.saleCents === size.saleCents;
    };
    if (!after.sizes.every(same)) return refused("gone");
    const sizes = before.sizes.map((size, at) => {
      const [moved, here] = [after.sizes[at], now.get(size.sku)];
      // Stock that was not changed then is left alone now; a count goes back, less what was sold since.
      if (!moved || !here || moved.stock === size.stock) return { ...size, stock: here?.stock ?? size.stock };
      return { ...size, stock: Math.max(0, size.stock - (moved.stock - here.stock)) };
    });
    const here = { sizes: sizes.map((size) => now.get(size.sku) ?? size), products: [] };
    if (!(await put(shop, here, { sizes, products: before.products }))) return refused("gone");
    return done(undefined, [], { subject: String(id), before: after, after: before });
  },
  says: { done: officeRange.undone, refused: sentences(409, say, "gone") },
});

/** The last change somebody saved, so that the page can offer to take it back. */
export async function findLastSave(db: Reader, userId: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from staff_log l where deed = 'range.save' and user_id = ${userId}
      and not exists (select 1 from staff_log u where u.deed = 'range.undo' and u.subject = l.id::text)
    order by id desc limit 1`);
  return rows[0]?.id;
}
