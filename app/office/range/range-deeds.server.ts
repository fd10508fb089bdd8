import * as v from "valibot";
import { type Listed, listedNow } from "#catalogue/product/set-listed.server.ts";
import { several, text } from "#kit/form/fields.ts";
import { userOf } from "#outside/deed/caller.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { officeRange } from "#texts/office/range/range.ts";
import type { Id } from "#kit/id.ts";
import { listWhoChanged } from "../log/who-changed.server.ts";
import { sayMoment } from "../say.ts";
import { rangeColumns } from "../tables.server.ts";
import { COLUMNS, readColumns } from "./columns.ts";
import { fieldName, type GridRead, readGrid, type Row, seenText, shownIn } from "./grid.ts";
import { type Change, putChanges, sizesNow } from "./put-changes.server.ts";

const say = officeRange.problems;

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
export const saveRange = deed({
  name: "range.save",
  by: "range",
  bytes: 256 * 1024,
  asks: v.objectWithRest({ sku: several(text(60), 1000) }, text(40)),
  shows: v.object({ count: v.number() }),
  async run(shop, _caller, asked) {
    const { changes, errors } = readGrid(asked, say);
    if (Object.keys(errors).length) return refused("wrong", { errors });
    const listed = readListed(asked);
    if (changes.length + listed.after.length === 0) return refused("nothing");
    const here = await listedNow(
      shop.db,
      listed.before.map(({ slug }) => slug),
    );
    // A day that was planned goes with a tick; the log keeps it for who takes that back.
    const products = listed.before.map((one) => ({ ...one, from: here.get(one.slug)?.from ?? null }));
    const before: Change = { sizes: changes.map(({ seen }) => seen), products };
    const after: Change = { sizes: changes.map(({ wanted }) => wanted), products: listed.after };
    if (!(await putChanges(shop, before, after)))
      return refused("conflict", { errors: await whatChanged(shop, changes) });
    const total = changes.length + listed.after.length;
    const stored = { ...after, sizes: await asStored(shop, after.sizes) };
    return done({ count: total }, [], { subject: String(total), before, after: stored });
  },
  says: { refused: { ...sentences(422, say, "wrong", "nothing"), ...sentences(409, say, "conflict") } },
});

/** The law may have lowered a struck price: the log tells what was written, so that it can be recognised later. */
async function asStored({ db }: Shop, sizes: Row[]): Promise<Row[]> {
  const reduced = sizes.filter(({ saleCents }) => saleCents !== null);
  const now = await sizesNow(
    db,
    reduced.map(({ sku }) => sku),
  );
  return sizes.map((size) => {
    const { priceCents, saleCents } = now.get(size.sku) ?? size;
    return { ...size, priceCents, saleCents };
  });
}

/** For each size that somebody else changed: how it is now, and who made it so, as far as the log tells. */
async function whatChanged(shop: Shop, changes: GridRead["changes"]): Promise<Record<string, string[]>> {
  const now = await sizesNow(
    shop.db,
    changes.map(({ seen }) => seen.sku),
  );
  const dayAgo = new Date(shop.now().getTime() - 86_400_000);
  const who = await listWhoChanged(shop.db, "sku", [...now.keys()], dayAgo);
  const errors: Record<string, string[]> = {};
  for (const { seen, wanted } of changes) {
    const here = now.get(seen.sku);
    // What was bought meanwhile matters only to who counted.
    const since = here && wanted.stock === seen.stock ? { ...here, stock: seen.stock } : here;
    if (!here) errors[fieldName("kies", seen.sku)] = [officeRange.conflict.gone];
    else if (since && seenText(since) !== seenText(seen))
      errors[fieldName("kies", seen.sku)] = [sayWho(who.get(seen.sku)), nowText(here)];
  }
  return errors;
}

const sayWho = (one: { who: string; at: Date } | undefined): string =>
  one ? officeRange.conflict.by(one.who, sayMoment(one.at)) : officeRange.conflict.byNobody;

function nowText(row: Row): string {
  const { prijs, actie, voorraad, seizoen } = shownIn(row);
  return officeRange.conflict.now(prijs, actie, voorraad, seizoen);
}

/** Which columns somebody sees, here and in every browser they log in with. */
export const chooseColumns = deed({
  name: "range.columns",
  by: "range",
  asks: v.strictObject({ kolom: several(v.picklist(COLUMNS), COLUMNS.length) }),
  async run({ db }, caller, { kolom }) {
    const columns = readColumns(kolom);
    await db
      .insert(rangeColumns)
      .values({ user: userOf(caller).id as Id<"usr">, columns })
      .onConflictDoUpdate({ target: rangeColumns.user, set: { columns } });
    return done();
  },
  says: { refused: {} },
});
