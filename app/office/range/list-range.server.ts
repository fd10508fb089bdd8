import { sql, type SQL } from "drizzle-orm";
import { anywhere, type Reader } from "#outside/db.server.ts";
import { type Size, toGrid } from "./grid.ts";

export const VIEWS = ["alle", "bijna-op", "uitverkocht", "actie", "verborgen"] as const;
export type View = (typeof VIEWS)[number];
export type Asked = { q: string; view: View; group: string; page: number };
const PER_PAGE = 25;
const FEW = 5;

type SizeRow = {
  sku: string;
  label: string;
  form: string;
  priceCents: number;
  wasCents: number | null;
  stock: number;
  lowestCents: number | null;
  sold: number;
};
type Row = {
  slug: string;
  name: string;
  latin: string | null;
  group: string;
  vat: string;
  listed: boolean;
  picture: string | null;
  sizes: SizeRow[];
};
export type GridProduct = Omit<Row, "sizes"> & {
  sizes: (Size & { label: string; lowestCents: number | null; sold: number })[];
};

const IN_VIEW: Record<View, SQL> = {
  alle: sql`true`,
  "bijna-op": sql`p.listed and exists (select 1 from variants v where v.product = p.slug and v.stock between 1 and ${FEW})`,
  uitverkocht: sql`p.listed and exists (select 1 from variants v where v.product = p.slug and v.stock = 0)`,
  actie: sql`exists (select 1 from variants v where v.product = p.slug and v.was_cents is not null)`,
  verborgen: sql`not p.listed`,
};

function matching({ q, view, group }: Omit<Asked, "page">): SQL {
  const like = anywhere(q);
  const words = q
    ? sql`(p.name ilike ${like} or p.latin ilike ${like} or p.slug ilike ${like}
        or exists (select 1 from variants v where v.product = p.slug and v.sku ilike ${like}))`
    : sql`true`;
  return sql`${IN_VIEW[view]} and ${words} and ${group ? sql`p."group" = ${group}` : sql`true`}`;
}

/** A page of products with their sizes, the lowest price of the last 30 days and what was sold in them. */
export async function listRange(db: Reader, asked: Asked, now: Date): Promise<GridProduct[]> {
  const since = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select p.* from products p where ${matching(asked)} order by p."group", p.name
      limit ${PER_PAGE} offset ${(asked.page - 1) * PER_PAGE})
    select p.slug, p.name, p.latin, p."group", p.vat, p.listed, p.pictures->0->>'key' as picture,
      (select json_agg(json_build_object('sku', v.sku, 'label', v.label, 'form', v.form, 'priceCents', v.price_cents,
          'wasCents', v.was_cents, 'stock', v.stock,
          'lowestCents', (select min(cents) from prices where prices.sku = v.sku and (until is null or until > ${since}::timestamptz)),
          'sold', (select coalesce(sum(l.quantity - l.cancelled), 0) from order_lines l join orders o on o.id = l."order"
            where l.sku = v.sku and o.confirmed_at > ${since}::timestamptz)) order by v.position)
        from variants v where v.product = p.slug) as sizes
    from page p order by p."group", p.name`);
  return rows.map(({ sizes, ...product }) => ({
    ...product,
    sizes: (sizes ?? []).map((size) => ({
      ...toGrid(size),
      label: size.label,
      lowestCents: size.lowestCents,
      sold: size.sold,
    })),
  }));
}

export async function countRange(db: Reader, asked: Omit<Asked, "page">) {
  const { rows } = await db.execute<{ found: number; products: number; sizes: number; groups: string[] }>(sql`
    select (select count(*) from products p where ${matching(asked)})::int as found,
      (select count(*) from products)::int as products, (select count(*) from variants)::int as sizes,
      (select array_agg(distinct "group" order by "group") from products) as groups`);
  const { found = 0, products = 0, sizes = 0, groups = [] } = rows[0] ?? {};
  return { pages: Math.max(1, Math.ceil(found / PER_PAGE)), total: { products, sizes }, groups: groups ?? [] };
}
