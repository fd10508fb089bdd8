import { asc, inArray } from "drizzle-orm";
import type { Product } from "#catalogue/product/product.ts";
import { putProducts, tellOfMany } from "#catalogue/range-file/import-range.server.ts";
import { categories, products } from "#catalogue/tables.server.ts";
import type { Tx } from "#outside/db.server.ts";
import { listStockSet } from "../../counting/stock-set.server.ts";
import { productsNow, sameProduct } from "../checking/check-full.server.ts";
import type { Brought, Part, Put } from "../states.ts";

/** The products of a part as they are, kept still until the transaction ends. */
async function holdProducts(tx: Tx, part: Part[]): Promise<Map<string, Product>> {
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

/** Puts a part of a full list in the shop; a product that is no longer as it was checked is left alone. */
export async function putFull(tx: Tx, part: Part[], now: Date): Promise<Put[]> {
  const held = await holdProducts(tx, part);
  const isLate = ({ key, before }: Part) => {
    const [here, seen] = [held.get(key ?? ""), before as Product | null];
    return here && seen ? !sameProduct(here, seen) : Boolean(here) !== Boolean(seen);
  };
  const goes = part.filter((one) => !isLate(one));
  await write(
    tx,
    goes.map(({ after }) => after as Product),
    now,
  );
  const made = await holdProducts(tx, goes);
  return part.map((one): Put => {
    const { row, key, before, after } = one;
    if (isLate(one)) return { row, state: "late", before, after };
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

/** Puts products back as they were. One that came with the list goes to the archive: somebody may have ordered it. */
export async function unputFull(tx: Tx, part: Part[], now: Date, list: Brought): Promise<Put[]> {
  const held = await holdProducts(tx, part);
  const moved = part.flatMap(({ before, after }) => stockMoved(before as Product | null, after as Product));
  const set = await listStockSet(tx, { at: list.startedAt ?? now, list: list.id }, moved);
  const isOurs = ({ key, before, after }: Part) => {
    const here = held.get(key ?? "");
    const isSet = stockMoved(before as Product | null, after as Product).some((sku) => set.has(sku));
    return here !== undefined && !isSet && sameProduct(here, after as Product);
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
  await write(tx, backs, now);
  const made = await holdProducts(tx, part);
  const put = new Map(backs.map((product) => [product.slug, product]));
  return part.map(({ row, key, before, after }): Put => {
    const [asked, here] = [put.get(key ?? ""), made.get(key ?? "")];
    if (!asked || !here) return { row, state: "left", before, after };
    return { row, state: sameProduct(asked, here) ? "back" : "law", before, after };
  });
}
