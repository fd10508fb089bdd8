import { sql } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import type { Size } from "../size.ts";

export type Found = Size & { sku: string; ean: string | null; name: string; campaign: string | null };

/** The sizes that rows speak of, by article number and by barcode, with the sale that runs for them. */
export async function findSizes(db: Reader, rows: { sku: string; ean: string }[]) {
  const skus = rows.flatMap(({ sku }) => sku || []);
  const eans = rows.flatMap(({ sku, ean }) => (sku ? [] : ean || []));
  const { rows: found } = await db.execute<Found>(sql`
    select v.sku, v.extra->>'ean' as ean, p.name || ', ' || v.label as name, v.price_cents as "priceCents",
      v.was_cents as "wasCents", v.stock, v.place,
      (select c.title from campaign_sizes s join campaigns c on c.id = s.campaign
        where s.sku = v.sku and s.state = 'running' limit 1) as campaign
    from variants v join products p on p.slug = v.product
    where v.sku = any(${sql.param(skus)}::text[])
      ${eans.length ? sql`or v.extra->>'ean' = any(${sql.param(eans)}::text[])` : sql``}`);
  return {
    bySku: Map.groupBy(found, ({ sku }) => sku),
    byEan: Map.groupBy(found, ({ ean }) => ean ?? ""),
  };
}
