import { sql, type SQL } from "drizzle-orm";
import { anywhere, type Reader } from "#outside/db.server.ts";
import { type LabelSize, MOST_SIZES } from "./label.ts";

export type Listed = LabelSize & { stock: number };
export type Chosen = { skus: string[]; product: string; place: string; q: string };

/** The sizes somebody chose: ticked ones, those of a product, of a place, or what goes by some words. */
export async function listLabels(db: Reader, { skus, product, place, q }: Chosen): Promise<Listed[]> {
  const like = anywhere(q);
  const parts: SQL[] = [
    ...(skus.length ? [sql`v.sku = any(${sql.param(skus)}::text[])`] : []),
    ...(product ? [sql`v.product = ${product}`] : []),
    ...(place ? [sql`v.place = ${place}`] : []),
    ...(q ? [sql`(p.name ilike ${like} or p.latin ilike ${like} or v.sku ilike ${like})`] : []),
  ];
  if (parts.length === 0) return [];
  const { rows } = await db.execute<Listed>(sql`
    select v.sku, p.name, v.label, v.price_cents as "priceCents", nullif(v.extra ->> 'ean', '') as ean, v.stock
    from variants v join products p on p.slug = v.product
    where ${sql.join(parts, sql` and `)} order by p.name, v.product, v.position limit ${MOST_SIZES}`);
  return rows;
}
