import { eq, ne, sql, type SQL } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import type { Picture } from "../product/product.ts";
import { photos, products } from "../tables.server.ts";
import type { Photo } from "./photo.ts";

export type ProductPictures = { slug: string; name: string; listed: boolean; pictures: Picture[]; photos: Photo[] };

/** The pictures of a product, and the photographs that were sent in for it. */
export async function findPictures(db: Reader, slug: string): Promise<ProductPictures | undefined> {
  const [product] = await db
    .select({ slug: products.slug, name: products.name, listed: products.listed, pictures: products.pictures })
    .from(products)
    .where(eq(products.slug, slug));
  if (!product) return undefined;
  const ids = product.pictures.flatMap(({ photo }) => photo ?? []);
  const rows = await db
    .select()
    .from(photos)
    .where(
      sql`${photos.id} = any(${sql.param(ids)}::bigint[]) or (${photos.product} = ${slug} and ${ne(photos.state, "ready")})`,
    )
    .orderBy(photos.id);
  return { ...product, photos: rows };
}

export const SHELVES = ["fotos", "ongebruikt", "zonder-foto", "zonder-alt", "tekeningen"] as const;
export type Shelf = (typeof SHELVES)[number];
export const PER_SHELF = 48;

/** One thing on a shelf of the library: a picture and where it is used, or a product that misses one. */
export type Kept = {
  key: string | null;
  /** What a text calls it: the number of a photograph, which keeps it through another crop, or a drawing's own key. */
  mark: string;
  alt: string;
  name: string;
  state: Photo["state"];
  used: { slug: string; name: string }[];
};

const PICTURES = sql`products p cross join lateral jsonb_array_elements(p.pictures) with ordinality as one(picture, at)`;
const OF_PRODUCT = sql`p.pictures -> 0 ->> 'key' as key, coalesce(p.pictures -> 0 ->> 'key', '') as mark, coalesce(p.pictures -> 0 ->> 'alt', '') as alt, p.name,
  'ready' as state, jsonb_build_array(jsonb_build_object('slug', p.slug, 'name', p.name)) as used`;
const OF_PICTURE = sql`one.picture ->> 'key' as key, coalesce(one.picture ->> 'photo', one.picture ->> 'key') as mark, one.picture ->> 'alt' as alt, p.name, 'ready' as state,
  jsonb_build_array(jsonb_build_object('slug', p.slug, 'name', p.name)) as used`;
const USED = sql`(select jsonb_agg(jsonb_build_object('slug', p.slug, 'name', p.name) order by p.name) from products p
  where p.pictures @> jsonb_build_array(jsonb_build_object('photo', f.id)))`;

const FROM: Record<Shelf, { list: SQL; order: SQL }> = {
  fotos: {
    list: sql`select f.key, f.id::text as mark, f.alt, f.name, f.state, coalesce(${USED}, '[]') as used, f.id as place from photos f`,
    order: sql`place desc`,
  },
  ongebruikt: {
    list: sql`select f.key, f.id::text as mark, f.alt, f.name, f.state, '[]'::jsonb as used, f.id as place from photos f where ${USED} is null`,
    order: sql`place desc`,
  },
  "zonder-foto": {
    list: sql`select ${OF_PRODUCT}, p.popularity as place from products p
      where p.listed and not p.pictures @> '[{"view":"photo"}]'`,
    order: sql`place desc, name`,
  },
  "zonder-alt": {
    list: sql`select ${OF_PICTURE}, one.at as place from ${PICTURES}
      where coalesce(one.picture ->> 'alt', '') in ('', p.name)`,
    order: sql`name, place`,
  },
  tekeningen: {
    list: sql`select ${OF_PICTURE}, one.at as place from ${PICTURES} where one.picture ->> 'view' <> 'photo'`,
    order: sql`name, place`,
  },
};

/** What stands on a shelf, leaf by leaf; `q` in the name or the alt text of a picture, or in that of its product. */
export async function listShelf(
  db: Reader,
  shelf: Shelf,
  page: number,
  q = "",
): Promise<{ kept: Kept[]; pages: number }> {
  const { list: all, order } = FROM[shelf];
  const asked = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const list = q ? sql`select * from (${all}) a where a.name || ' ' || a.alt || a.used::text ilike ${asked}` : all;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Kept>(
      sql`select * from (${list}) s order by ${order} limit ${PER_SHELF} offset ${(page - 1) * PER_SHELF}`,
    ),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (${list}) s`),
  ]);
  return { kept: rows, pages: Math.max(1, Math.ceil((counted.rows[0]?.count ?? 0) / PER_SHELF)) };
}

/** Pictures by what a text calls them. */
export async function findMarked(db: Reader, marks: string[]): Promise<Map<string, { key: string; alt: string }>> {
  if (marks.length === 0) return new Map();
  const asked = sql`any(${sql.param(marks)}::text[])`;
  const { rows } = await db.execute<{ mark: string; key: string; alt: string }>(sql`
    select one.picture ->> 'key' as mark, one.picture ->> 'key' as key, one.picture ->> 'alt' as alt from ${PICTURES}
      where one.picture ->> 'key' = ${asked}
    union all
    select id::text, key, alt from photos where id::text = ${asked} and key is not null`);
  return new Map(rows.map(({ mark, key, alt }) => [mark, { key, alt }]));
}

export async function countPhotos(db: Reader): Promise<{ photos: number; without: number }> {
  const { rows } = await db.execute<{ photos: number; without: number }>(sql`
    select (select count(*) from photos)::int as photos,
      (select count(*) from products where listed and not pictures @> '[{"view":"photo"}]')::int as without`);
  return rows[0] ?? { photos: 0, without: 0 };
}

/** The last change somebody made to the pictures of a product, so that the page can offer to take it back. */
export async function findLastArrange(db: Reader, userId: string, slug: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from staff_log where deed like 'photos.%' and user_id = ${userId} and subject = ${slug}
    order by id desc limit 1`);
  return rows[0]?.id;
}
