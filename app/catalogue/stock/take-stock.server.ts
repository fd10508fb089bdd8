import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cardOf } from "../product/card.ts";
import { SAMPLE } from "../product/product.ts";
import { vatOf } from "../product/products.server.ts";
import { tellOthers } from "../tell-others.server.ts";
import { products, variants } from "../tables.server.ts";

/** A sample is cut from what is left over: it never comes out of stock. */
export type Take = { sku: string; quantity: number; cut?: string };
const counted = (takes: Take[]) => takes.filter(({ cut }) => cut !== SAMPLE);

const skus = (takes: Take[]) => sql.param(counted(takes).map(({ sku }) => sku));
const quantities = (takes: Take[]) => sql.param(counted(takes).map(({ quantity }) => quantity));

/**
 * Takes all lines in one conditional statement; gives the skus that were really taken, so fewer means: take it all back.
 * Rows are locked in one order, so that two baskets with the same plants never wait for each other.
 */
export async function takeStock(tx: Tx, takes: Take[]): Promise<{ sku: string; product: string; left: number }[]> {
  const taken = await tx.execute<{ sku: string; product: string; left: number }>(sql`
    with wanted as (select sku, sum(quantity)::int as quantity from unnest(${skus(takes)}::text[], ${quantities(takes)}::int[]) as w(sku, quantity) group by sku),
    held as (select v.sku from variants v join wanted using (sku) order by v.sku for update of v)
    update variants v set stock = v.stock - w.quantity
    from wanted w join held using (sku)
    where v.sku = w.sku and v.stock >= w.quantity
    returning v.sku, v.product, v.stock as left`);
  return taken.rows;
}

/** Whether everything was there: a sku that is asked for twice, in two cuts, is taken as one. */
export const isAll = (taken: unknown[], takes: Take[]): boolean =>
  taken.length === new Set(counted(takes).map(({ sku }) => sku)).size;

/** Puts back what an order that did not happen had set aside. */
export async function giveStockBack(tx: Tx, takes: Take[]): Promise<{ sku: string; product: string; left: number }[]> {
  if (takes.length === 0) return [];
  const given = await tx.execute<{ sku: string; product: string; left: number }>(sql`
    with back as (select sku, sum(quantity)::int as quantity from unnest(${skus(takes)}::text[], ${quantities(takes)}::int[]) as w(sku, quantity) group by sku),
    held as (select v.sku from variants v join back using (sku) order by v.sku for update of v)
    update variants v set stock = v.stock + b.quantity
    from back b join held using (sku)
    where v.sku = b.sku
    returning v.sku, v.product, v.stock as left`);
  return given.rows;
}

/** After the last one went or the first came back: lists and kept pages must say so. */
export async function refreshCards(shop: Shop, slugs: string[]): Promise<void> {
  const unique = [...new Set(slugs)];
  if (unique.length === 0) return;
  await shop.db.transaction(async (tx) => {
    const rows = await tx.select().from(products).where(inArray(products.slug, unique));
    const sizes = await tx
      .select()
      .from(variants)
      .where(inArray(variants.product, unique))
      .orderBy(asc(variants.position));
    for (const row of rows) {
      const card = cardOf({
        ...row,
        vat: vatOf(row.vat),
        addedOn: row.addedOn,
        variants: sizes.filter(({ product }) => product === row.slug),
      });
      await tx.update(products).set({ card }).where(eq(products.slug, row.slug));
    }
    await tellOthers(tx, unique);
  });
}
