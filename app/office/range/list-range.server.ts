import { sql, type SQL } from "drizzle-orm";
import type { Tier } from "#catalogue/product/product.ts";
import { vatOf } from "#catalogue/product/products.server.ts";
import { tiersOf } from "#catalogue/rules.ts";
import type { VatClass } from "#kit/vat.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Asked } from "./asked.ts";
import type { Column } from "./columns.ts";
import { findKeys, isOfSizes, keysOfAll, perPage } from "./find-keys.server.ts";
import { type Row, toGrid } from "./grid.ts";
import type { Season } from "./season.ts";

/** Of sizes, from either end of their order. */
const MOST_PAGES = 400;

type SizeRow = {
  sku: string;
  label: string;
  priceCents: number;
  wasCents: number | null;
  stock: number;
  season: Season;
  lowestCents: number | null;
  costCents: number | null;
  /** What only some columns show. */
  place?: string | null;
  ean?: string | null;
  weightG?: number;
  sold?: number;
};
type ProductRow = {
  slug: string;
  name: string;
  latin: string | null;
  group: string;
  vat: "9" | "21" | "voucher";
  tiers: string | null;
  listed: boolean;
  picture: string | null;
  sizes: SizeRow[] | null;
};
export type GridSize = Row & Omit<SizeRow, "priceCents" | "wasCents">;
/** Its tiers where somebody knows what a size of it costs to buy. */
export type GridProduct = Omit<ProductRow, "sizes" | "vat" | "tiers"> & {
  vat: VatClass;
  tiers: Tier[];
  sizes: GridSize[];
};

export type Totals = { products: number; sizes: number; groups: string[] };
const KEEP_MS = 60_000;
const kept = new WeakMap<object, { totals: Totals; until: number }>();

/** How much there is; a minute old is good enough to say so. */
export async function findTotals({ db, now }: Pick<Shop, "db" | "now">): Promise<Totals> {
  const known = kept.get(db);
  if (known && known.until > now().getTime()) return known.totals;
  const { rows } = await db.execute<Totals>(sql`
    select (select count(*) from products)::int as products, (select count(*) from variants)::int as sizes,
      array(with recursive one as ((select "group" from products order by "group" limit 1)
        union all select (select "group" from products p where p."group" > one."group" order by "group" limit 1) from one
          where one."group" is not null) select "group" from one where "group" is not null) as groups`);
  const totals = rows[0] ?? { products: 0, sizes: 0, groups: [] };
  kept.set(db, { totals, until: now().getTime() + KEEP_MS });
  return totals;
}

/** `more`: there are more than were counted. */
export type Listed = { products: GridProduct[]; found: number; more: boolean; pages: number };

/** A page of the range with its sizes, the lowest price of the last 30 days and, if asked for, what was sold in them. */
export async function listRange(shop: Pick<Shop, "db" | "now">, asked: Asked, columns: Column[]): Promise<Listed> {
  const { db } = shop;
  const [now, per, totals] = [shop.now(), perPage(asked.sort), await findTotals(shop)];
  const total = isOfSizes(asked.sort) ? totals.sizes : totals.products;
  const isAll = asked.q === "" && asked.group === "" && asked.season === "" && asked.view === "alle";
  const page = isAll
    ? { found: total, more: false, keys: await keysOfAll(db, asked, total) }
    : await findKeys(db, asked, now, totals.sizes);
  const products = await readProducts(db, page.keys, asked, columns, now);
  const pages = Math.max(1, Math.ceil(page.found / per));
  const { found, more } = page;
  return { products, found, more, pages: isOfSizes(asked.sort) ? Math.min(pages, MOST_PAGES) : pages };
}

async function readProducts(
  db: Reader,
  keys: string[],
  { sort }: Asked,
  columns: Column[],
  now: Date,
): Promise<GridProduct[]> {
  if (keys.length === 0) return [];
  const since = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  const bySize = isOfSizes(sort);
  const only: Partial<Record<Column, SQL>> = {
    verkocht: sql`'sold', (select coalesce(sum(l.quantity - l.cancelled), 0) from order_lines l join orders o on o.id = l."order"
      where l.sku = v.sku and o.confirmed_at > ${since}::timestamptz)`,
    plek: sql`'place', v.place`,
    ean: sql`'ean', v.extra->>'ean'`,
    gewicht: sql`'weightG', v.weight_g`,
  };
  const asked = columns.flatMap((column) => only[column] ?? []);
  const { rows } = await db.execute<ProductRow>(sql`
    select p.slug, p.name, p.latin, p."group", p.vat, p.tiers, p.listed, p.pictures->0->>'key' as picture,
      (select json_agg(json_build_object('sku', v.sku, 'label', v.label, 'priceCents', v.price_cents,
          'wasCents', v.was_cents, 'stock', v.stock, 'season', v.season, ${asked.length ? sql`${sql.join(asked, sql`, `)},` : sql``}
          'costCents', (select cents from purchase_prices c where c.sku = v.sku), 'lowestCents', (select min(cents) from prices
            where prices.sku = v.sku and (until is null or until > ${since}::timestamptz))) order by v.position)
        from variants v where v.product = p.slug ${bySize ? sql`and v.sku = any(${sql.param(keys)}::text[])` : sql``}) as sizes
    from products p where p.slug ${
      bySize
        ? sql`in (select product from variants where sku = any(${sql.param(keys)}::text[]))`
        : sql`= any(${sql.param(keys)}::text[])`
    }`);
  const place = new Map(keys.map((key, at) => [key, at]));
  const first = ({ slug, sizes }: GridProduct) =>
    bySize ? Math.min(...sizes.map(({ sku }) => place.get(sku) ?? 0)) : (place.get(slug) ?? 0);
  return rows
    .map(({ sizes, vat, tiers, ...product }) => ({
      ...product,
      vat: vatOf(vat),
      tiers: sizes?.some(({ costCents }) => costCents !== null) ? tiersOf(tiers) : [],
      sizes: (sizes ?? []).map(({ priceCents, wasCents, ...size }) => ({
        ...size,
        ...toGrid({ sku: size.sku, stock: size.stock, priceCents, wasCents }),
      })),
    }))
    .toSorted((one, other) => first(one) - first(other));
}
