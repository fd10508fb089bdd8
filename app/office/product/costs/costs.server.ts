import { and, eq, inArray, notInArray } from "drizzle-orm";
import * as v from "valibot";
import { variants } from "#catalogue/tables.server.ts";
import { filled, several, text } from "#kit/form/fields.ts";
import type { Cents } from "#kit/money.ts";
import type { Reader } from "#outside/db.server.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { officeCosts as say } from "#texts/office/range/costs.ts";
import { readEuros } from "../../say.ts";
import { purchasePrices } from "../../tables.server.ts";

/** What the sizes of a product cost to buy, where that is known. */
export async function listCosts(db: Reader, skus: string[]): Promise<Map<string, Cents>> {
  if (skus.length === 0) return new Map();
  const rows = await db.select().from(purchasePrices).where(inArray(purchasePrices.sku, skus));
  return new Map(rows.map(({ sku, cents }) => [sku, cents]));
}

/** Keeps the purchase prices of a product's sizes; an empty one is not known any more. */
export const saveCosts = deed({
  name: "product.costs",
  by: "range",
  asks: v.strictObject({ slug: filled(100), sku: several(filled(40), 60), inkoop: several(text(20), 60) }),
  showsRefused: v.object({ typed: v.record(v.string(), v.string()) }),
  async run(shop, _caller, { slug, sku: skus, inkoop }) {
    const typed = skus.map((sku, at) => ({ sku, said: inkoop[at] ?? "" }));
    const known = typed.map(({ sku, said }) => ({ sku, cents: said === "" ? null : readEuros(said) }));
    const wrong = known.filter(({ cents }) => cents === undefined).map(({ sku }) => sku);
    if (wrong.length) {
      const errors = Object.fromEntries(wrong.map((sku) => [`inkoop.${sku}`, [say.amount]]));
      return refused("amount", { errors, shows: { typed: Object.fromEntries(typed.map((t) => [t.sku, t.said])) } });
    }
    const rows = known.flatMap(({ sku, cents }) => (typeof cents === "number" ? [{ sku, cents }] : []));
    return shop.db.transaction(async (tx) => {
      const own = await tx.select({ sku: variants.sku }).from(variants).where(eq(variants.product, slug));
      const mine = new Set(own.map(({ sku }) => sku));
      if (skus.length === 0 || !skus.every((sku) => mine.has(sku))) return refused("gone");
      const before = await listCosts(tx, skus);
      const stays = rows.map(({ sku }) => sku);
      await tx
        .delete(purchasePrices)
        .where(
          and(inArray(purchasePrices.sku, skus), stays.length ? notInArray(purchasePrices.sku, stays) : undefined),
        );
      for (const row of rows)
        await tx.insert(purchasePrices).values(row).onConflictDoUpdate({ target: purchasePrices.sku, set: row });
      const after = Object.fromEntries(rows.map(({ sku, cents }) => [sku, cents]));
      return done(undefined, [], { subject: slug, before: Object.fromEntries(before), after });
    });
  },
  says: { refused: { amount: [422, say.wrong], gone: [409, say.gone] } },
});
