import { sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { plantFaults } from "../plants/plants.server.ts";
import { inParts } from "./in-parts.ts";
import type { Fault, ReadProduct } from "./read-range-file.ts";

/** Of these sizes, those that are another product's, with that product; asked once for all. */
export async function listTaken(db: Reader, sizes: { sku: string; product: string }[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ sku: string; product: string }>(sql`select v.sku, v.product from variants v
    join unnest(${sql.param(sizes.map(({ sku }) => sku))}::text[], ${sql.param(sizes.map(({ product }) => product))}::text[])
      as given(sku, product) on given.sku = v.sku
    where v.product <> given.product`);
  return new Map(rows.map(({ sku, product }) => [sku, product]));
}

export const sayTaken = (sku: string, owner: string) => `sku ${sku} is van ${owner}: een maat hoort bij één product`;

/** Of these slugs, those that no product of the shop has. */
export async function listUnknown(db: Reader, slugs: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from unnest(${sql.param(slugs)}::text[]) as named(slug) where slug not in (select p.slug from products p where p.slug = any(${sql.param(slugs)}::text[]))`,
  );
  return new Set(rows.map(({ slug }) => slug));
}

const NAMED = ["belongsWith", "alternatives"] as const;

/** The products a product points at. */
export function namedBy(
  product: Record<(typeof NAMED)[number], string[]>,
): { field: (typeof NAMED)[number]; slug: string }[] {
  return NAMED.flatMap((field) => product[field].map((slug) => ({ field, slug })));
}

export const sayUnknown = (field: string, slug: string) => `${field}: ${slug} bestaat niet`;

/**
 * What only the shop itself can say of a file: whose a size is, and whether the products and articles that are named exist.
 * It is asked of the shop as it was before the file, so that a trial and the real thing find the same.
 */
export async function* checkRange(
  db: Reader,
  read: AsyncIterable<ReadProduct>,
  isArticle: (slug: string) => boolean,
): AsyncGenerator<ReadProduct> {
  const there = new Set<string>();
  const awaited = new Map<string, { row: number; field: string }[]>();
  for await (const part of inParts(read)) {
    const goods = part.flatMap(({ product }) => product ?? []);
    const taken = await listTaken(
      db,
      goods.flatMap(({ slug, variants }) => variants.map(({ sku }) => ({ sku, product: slug }))),
    );
    const rootless = await plantFaults(db, goods);
    for (const { slug } of part) if (slug) there.add(slug);
    const named = new Set(goods.flatMap(namedBy).map(({ slug }) => slug)).difference(there);
    for (const slug of named.difference(await listUnknown(db, [...named]))) there.add(slug);
    for (const one of part) {
      const { row, rows, product } = one;
      // What is named here may come later in the file.
      for (const { field, slug } of product ? namedBy(product) : []) {
        if (there.has(slug)) continue;
        const before = awaited.get(slug);
        if (before) before.push({ row, field });
        else awaited.set(slug, [{ row, field }]);
      }
      const stolen = (product?.variants ?? []).flatMap(({ sku }, at): Fault[] => {
        const owner = taken.get(sku);
        return owner && owner !== one.slug ? [{ row: rows?.[at] ?? row, fault: sayTaken(sku, owner) }] : [];
      });
      const unplanted = [rootless.get(product?.facts.plant ?? "") ?? []].flat().map((fault): Fault => ({ row, fault }));
      const unread = (product?.articles ?? [])
        .filter((slug) => !isArticle(slug))
        .map((slug): Fault => ({ row, fault: sayUnknown("articles", slug) }));
      yield { ...one, faults: [...one.faults, ...stolen, ...unplanted, ...unread].sort((a, b) => a.row - b.row) };
    }
  }
  const late = [...awaited].filter(([slug]) => !there.has(slug));
  const faults = late.flatMap(([slug, by]) => by.map(({ row, field }) => ({ row, fault: sayUnknown(field, slug) })));
  for (const fault of faults.sort((a, b) => a.row - b.row)) yield { row: fault.row, faults: [fault] };
}
