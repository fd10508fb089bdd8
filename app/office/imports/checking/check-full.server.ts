import { isDeepStrictEqual } from "node:util";
import { inArray } from "drizzle-orm";
import { withRecords } from "#catalogue/plants/plants.server.ts";
import { withLawfulReductions } from "#catalogue/price/reductions.server.ts";
import type { Product } from "#catalogue/product/product.ts";
import { checkRange } from "#catalogue/range-file/check-range.server.ts";
import { withSizes } from "#catalogue/range-file/import-range.server.ts";
import { inParts } from "#catalogue/range-file/in-parts.ts";
import { type ReadProduct, readRangeRows } from "#catalogue/range-file/read-range-file.ts";
import { products } from "#catalogue/tables.server.ts";
import type { Reader, Tx } from "#outside/db.server.ts";
import { findProse } from "#outside/prose.server.ts";
import { eachRow, type Judged, putJudged } from "../reading/take-sheet.server.ts";

/** Products as they are, as plain values that can be kept and compared. */
export async function productsNow(db: Reader, slugs: string[]): Promise<Map<string, Product>> {
  const rows = slugs.length ? await db.select().from(products).where(inArray(products.slug, slugs)) : [];
  return new Map((await withSizes(db, rows)).map((product) => [product.slug, plain(product)]));
}

export const plain = (product: Product): Product => JSON.parse(JSON.stringify(product)) as Product;

/** But for what moves by itself: how many are left, and how often it is looked at. */
const still = ({ popularity: _asked, variants, ...own }: Product) => ({
  ...own,
  variants: variants.map(({ stock: _left, ...size }) => size),
});
export const sameProduct = (one: Product, other: Product): boolean => isDeepStrictEqual(still(one), still(other));

/** Looks at every product of a full list and says what it would change; nothing of the range is touched. */
export async function checkFull(tx: Tx, id: number, head: string[], now: Date): Promise<void> {
  async function* rows() {
    for await (const { row, cells } of eachRow(tx, id))
      yield { row, cells: Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ""])) };
  }
  const isArticle = (slug: string) => findProse("groenhulp", slug) !== undefined;
  for await (const part of inParts(checkRange(tx, readRangeRows(rows()), isArticle)))
    await putJudged(tx, id, onePerRow(await judge(tx, part, now)));
}

/** A name that turned out to be nobody's is told after its product: the fault counts. */
function onePerRow(list: Judged[]): Judged[] {
  const rows = new Map<number, Judged>();
  for (const one of list) {
    const known = rows.get(one.row);
    const faults = [...(known?.faults ?? []), ...(one.faults ?? [])];
    const about = { key: one.key ?? known?.key ?? null, name: one.name ?? known?.name ?? null };
    rows.set(one.row, known ? { ...one, ...about, faults } : one);
  }
  return [...rows.values()];
}

async function judge(tx: Tx, part: ReadProduct[], now: Date): Promise<Judged[]> {
  const good = part.flatMap(({ product, faults }) => (product && faults.length === 0 ? [product] : []));
  const made = await withLawfulReductions(tx, await withRecords(tx, good), now);
  const after = new Map(made.map((product) => [product.slug, plain(product)]));
  const before = await productsNow(
    tx,
    part.flatMap(({ slug }) => slug ?? []),
  );
  return part.flatMap(({ row, rows = [row], slug = "", product, faults }): Judged[] => {
    const [was, wanted] = [before.get(slug), after.get(slug)];
    const about = { key: slug || null, name: product?.name ?? was?.name ?? null };
    const others = rows.filter((one) => one !== row && !faults.some((fault) => fault.row === one));
    const parts = others.map(
      (one): Judged => ({ row: one, ...about, state: "part", before: null, after: null, faults: null }),
    );
    if (faults.length || !wanted) return [...faultRows(row, about, faults), ...parts];
    const isSame = was !== undefined && isDeepStrictEqual({ ...was, popularity: 0 }, { ...wanted, popularity: 0 });
    const state = isSame ? "same" : "change";
    // What did not change needs no keeping.
    const values = isSame ? { before: null, after: null } : { before: was ?? null, after: wanted };
    return [{ row, ...about, state, ...values, faults: null }, ...parts];
  });
}

/** Each row with what is wrong with it; the first of a product that cannot be read is always one of them. */
function faultRows(row: number, about: Pick<Judged, "key" | "name">, faults: ReadProduct["faults"]): Judged[] {
  const byRow = Map.groupBy(faults, (fault) => fault.row);
  const others = byRow.has(row) ? [] : [row];
  return [
    ...[...byRow].map(
      ([at, list]): Judged => ({
        row: at,
        ...about,
        state: "fault",
        before: null,
        after: null,
        faults: list.map(({ fault }) => fault),
      }),
    ),
    ...others.map((at): Judged => ({ row: at, ...about, state: "part", before: null, after: null, faults: null })),
  ];
}
