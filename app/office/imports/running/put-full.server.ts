import { asc, inArray } from "drizzle-orm";
import { holdShelves } from "#catalogue/category/hold-shelves.server.ts";
import type { Product } from "#catalogue/product/product.ts";
import { asItWas, putProducts, tellOfMany } from "#catalogue/range-file/import-range.server.ts";
import { categories, products } from "#catalogue/tables.server.ts";
import type { Tx } from "#outside/db.server.ts";
import { listStockSet } from "../../counting/stock-set.server.ts";
import { productsNow, sameProduct } from "../checking/check-full.server.ts";
import type { Brought, Part, Put } from "../states.ts";

/** The products of a part as they are, kept still until the transaction ends. */
async function holdProducts(tx: Tx, part: Part[]): Promise<Map<string, Product>> {
  await holdShelves(tx);
  const slugs = part.flatMap(({ key }) => key ?? []);
  await tx
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.slug, slugs))
    .orderBy(asc(products.slug))
    .for("update");
  return productsNow(tx, slugs);
}

async function write(tx: Tx, list: Product[], now: Date): Promise<void> {
  if (list.length === 0) return;
  const rules = await tx.select({ slug: categories.slug, rule: categories.rule }).from(categories);
  await putProducts(tx, list, rules, now);
  await tellOfMany(
    tx,
    list.map(({ slug }) => slug),
  );
}

/** Puts a part of a full list in the shop; a product that is no longer as it was checked, or was counted since, is left alone. */
export async function putFull(tx: Tx, part: Part[], now: Date, list: Brought): Promise<Put[]> {
  const held = await holdProducts(tx, part);
  const isSet = await whichSet(tx, part, { at: list.checkedAt ?? now, list: list.id });
  const isLate = (one: Part) => {
    const [here, seen] = [held.get(one.key ?? ""), one.before as Product | null];
    return here && seen ? isSet(one) || !sameProduct(here, seen) : Boolean(here) !== Boolean(seen);
  };
  const goes = part.filter((one) => !isLate(one));
  await write(
    tx,
    goes.map(({ after }) => after as Product),
    now,
  );
  const made = await holdProducts(tx, goes);
  return part.map((one): Put => {
    const { row, key, after } = one;
    if (isLate(one)) return { row, state: "late", before: after, after: held.get(key ?? "") ?? null };
    return { row, state: "done", before: held.get(key ?? "") ?? null, after: made.get(key ?? "") ?? after };
  });
}

/** What was sold since stays sold. */
function withSold(was: Product, mine: Product, here: Product): Product {
  const left = (product: Product) => new Map(product.variants.map(({ sku, stock }) => [sku, stock]));
  const [after, now] = [left(mine), left(here)];
  const back = was.variants.map((size) => {
    const [put, has] = [after.get(size.sku), now.get(size.sku)];
    return put === undefined || has === undefined ? size : { ...size, stock: Math.max(0, size.stock - (put - has)) };
  });
  return { ...was, variants: back };
}

/** The sizes of which the list said how many there are. */
function stockMoved(before: Product | null, after: Product): string[] {
  const had = new Map(before?.variants.map(({ sku, stock }) => [sku, stock]));
  return after.variants.filter(({ sku, stock }) => had.has(sku) && had.get(sku) !== stock).map(({ sku }) => sku);
}

/** Tells of each product whether somebody said since how many there are of a size that the list speaks of. */
async function whichSet(tx: Tx, part: Part[], since: { at: Date; list: number }): Promise<(one: Part) => boolean> {
  const moved = ({ before, after }: Part) => stockMoved(before as Product | null, after as Product);
  const set = await listStockSet(tx, since, part.flatMap(moved));
  return (one) => moved(one).some((sku) => set.has(sku));
}

/** Puts products back as they were. One that came with the list goes to the archive: somebody may have ordered it. */
export async function unputFull(tx: Tx, part: Part[], now: Date, list: Brought): Promise<Put[]> {
  const held = await holdProducts(tx, part);
  const isSet = await whichSet(tx, part, { at: list.startedAt ?? now, list: list.id });
  const isOurs = (one: Part) => {
    const here = held.get(one.key ?? "");
    return here !== undefined && !isSet(one) && sameProduct(here, one.after as Product);
  };
  const backs = part.filter(isOurs).flatMap(({ key, before, after }): Product[] => {
    const here = held.get(key ?? "");
    if (!here) return [];
    return [
      before
        ? withSold(before as Product, after as Product, here)
        : { ...here, listed: false, listedFrom: null, archived: true },
    ];
  });
  await write(tx, backs.map(asItWas), now);
  const made = await holdProducts(tx, part);
  const put = new Map(backs.map((product) => [product.slug, product]));
  return part.map(({ row, key, before, after }): Put => {
    const [asked, here] = [put.get(key ?? ""), made.get(key ?? "")];
    if (!asked || !here) return { row, state: "left", before: after, after: here ?? null };
    if (!sameProduct(asked, here)) return { row, state: "law", before: after, after: here };
    return { row, state: "back", before, after };
  });
}
