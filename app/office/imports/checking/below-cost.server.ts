import { eq, inArray, sql } from "drizzle-orm";
import type { Product } from "#catalogue/product/product.ts";
import { vatOf } from "#catalogue/product/products.server.ts";
import { tiersOf } from "#catalogue/rules.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { officeCosts } from "#texts/office/range/costs.ts";
import { belowCostFrom } from "../../product/costs/below-cost.ts";
import { listCosts } from "../../product/costs/costs.server.ts";
import type { Difference } from "../differences.ts";
import type { Size } from "../size.ts";

type Kind = "short" | "full";

/** How many prices that a list changes are less than what the size costs to buy, if need be from a number of pieces. */
export async function countBelowCost(db: Reader, id: number, kind: Kind): Promise<number> {
  const sizes =
    kind === "short"
      ? sql`select r.key as sku, (r.after->>'priceCents')::int as price, (r.before->>'priceCents')::int as was
          from import_rows r where r.import = ${id} and r.state = 'change'`
      : sql`select a.sku, a.price, b.price as was from import_rows r,
          lateral (select v->>'sku' as sku, (v->>'priceCents')::int as price from jsonb_array_elements(r.after->'variants') v) a
          left join lateral (select v->>'sku' as sku, (v->>'priceCents')::int as price
            from jsonb_array_elements(case jsonb_typeof(r.before) when 'object' then r.before->'variants' else '[]' end) v) b on b.sku = a.sku
          where r.import = ${id} and r.state = 'change'`;
  const { rows } = await db.execute<{
    price: number;
    vat: "9" | "21" | "voucher";
    tiers: string | null;
    cost: number;
  }>(sql`
    select n.price, p.vat, p.tiers, c.cents as cost from (${sizes}) n join purchase_prices c on c.sku = n.sku
      join variants v on v.sku = n.sku join products p on p.slug = v.product
    where n.price is distinct from n.was`);
  return rows.filter(({ price, vat, tiers, cost }) => belowCostFrom(price, vatOf(vat), tiersOf(tiers), cost)).length;
}

type Row = { row: number; key: string | null; before: unknown; after: unknown };

/** Of the rows that are shown: which prices are below what the size costs to buy, if need be from a number of pieces. */
export async function listBelowCost(db: Reader, kind: Kind, rows: Row[]): Promise<Map<number, Difference[]>> {
  const priced = rows.flatMap(({ row, key, before, after }) => {
    if (!after) return [];
    if (kind === "short")
      return [{ row, sku: key ?? "", cents: (after as Size).priceCents, was: (before as Size).priceCents }];
    const had = new Map((before as Product | null)?.variants.map(({ sku, priceCents }) => [sku, priceCents]));
    return (after as Product).variants.map(({ sku, priceCents }) => ({
      row,
      sku,
      cents: priceCents,
      was: had.get(sku),
    }));
  });
  const changed = priced.filter(({ cents, was }) => cents !== was);
  const skus = changed.map(({ sku }) => sku);
  const costs = await listCosts(db, skus);
  if (costs.size === 0) return new Map();
  const known = await db
    .select({ sku: variants.sku, vat: products.vat, tiers: products.tiers })
    .from(variants)
    .innerJoin(products, eq(products.slug, variants.product))
    .where(inArray(variants.sku, [...costs.keys()]));
  const bySku = new Map(known.map((one) => [one.sku, one]));
  const told = changed.flatMap(({ row, sku, cents }) => {
    const size = bySku.get(sku);
    const from = size && belowCostFrom(cents, vatOf(size.vat), tiersOf(size.tiers), costs.get(sku));
    const words = from && officeCosts.belowShort(from);
    return words
      ? [{ row, what: kind === "full" ? `${sku}: ${words}` : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}` }]
      : [];
  });
  return new Map(
    [...Map.groupBy(told, ({ row }) => row)].map(([row, list]) => [row, list.map(({ what }) => ({ what }))]),
  );
}
