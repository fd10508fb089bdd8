import { sql, type SQL } from "drizzle-orm";
import { dayOf } from "#kit/day.ts";
import { anywhere, type Reader } from "#outside/db.server.ts";
import type { Asked, Sort, View } from "./asked.ts";

/** About as many sizes either way. */
const PER_PAGE = { products: 16, sizes: 50 };
/** In a range of more sizes than this a filter counts so many, and puts not more than so many in order. */
const LARGE = 20_000;
const MOST = { counted: 100, weighed: 200 };
const FEW = 5;

/** Of a size `v`. A size that is not in the shop is not missed there. */
const IN_VIEW: Record<View, SQL | undefined> = {
  alle: undefined,
  "bijna-op": sql`v.stock between 1 and ${sql.raw(String(FEW))}`,
  uitverkocht: sql`v.stock = 0`,
  actie: sql`v.was_cents is not null`,
  verborgen: undefined,
};

const ORDERS: Record<Sort, SQL> = {
  groep: sql`p."group", p.name, p.slug`,
  naam: sql`p.name, p.slug`,
  populair: sql`p.popularity desc, p.slug desc`,
  gewijzigd: sql`p.updated_at desc, p.slug desc`,
  code: sql`v.sku`,
  prijs: sql`v.price_cents, v.sku`,
  duur: sql`v.price_cents desc, v.sku desc`,
  voorraad: sql`v.stock, v.sku`,
  veel: sql`v.stock desc, v.sku desc`,
};
const BACKWARDS: Record<Sort, SQL> = {
  groep: sql`p."group" desc, p.name desc, p.slug desc`,
  naam: sql`p.name desc, p.slug desc`,
  populair: sql`p.popularity, p.slug`,
  gewijzigd: sql`p.updated_at, p.slug`,
  code: sql`v.sku desc`,
  prijs: ORDERS.duur,
  duur: ORDERS.prijs,
  voorraad: ORDERS.veel,
  veel: ORDERS.voorraad,
};
/** Whether a page of this order holds sizes; else it holds products, with all their sizes. */
export const isOfSizes = (sort: Sort): boolean => /^(code|prijs|duur|voorraad|veel)$/.test(sort);
export const perPage = (sort: Sort): number => (isOfSizes(sort) ? PER_PAGE.sizes : PER_PAGE.products);

function ofSize({ view, season }: Asked, now: Date): SQL[] {
  const today = dayOf(now).slice(5);
  const inSeason = sql`(case when v.season->>0 <= v.season->>1 then ${today} between v.season->>0 and v.season->>1
    else ${today} >= v.season->>0 or ${today} <= v.season->>1 end)`;
  const seasons = {
    "": undefined,
    nu: sql`v.season is not null and ${inSeason}`,
    buiten: sql`v.season is not null and not ${inSeason}`,
    altijd: sql`v.season is null`,
  };
  return [IN_VIEW[view], seasons[season]].filter((one) => one !== undefined);
}

/** Of a product `p`: the same words as its index, so that a part of a name is looked up in it. */
function ofProduct({ q, view, group }: Asked, coded: string[]): SQL[] {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 6);
  const named = words.map(
    (word) => sql`(p.name || ' ' || coalesce(p.latin, '') || ' ' || p.slug) ilike ${anywhere(word)}`,
  );
  // One or two letters stand in most names: then the beginning counts.
  const found = q.length < 3 ? [sql`lower(p.name) like ${anywhere(q.toLowerCase()).slice(1)}`] : named;
  return [
    ...(coded.length ? [sql`p.slug = any(${sql.param(coded)}::text[])`] : q ? found : []),
    ...(group ? [sql`p."group" = ${group}`] : []),
    ...(view === "verborgen" ? [sql`not p.listed`] : []),
    ...(view === "bijna-op" || view === "uitverkocht" ? [sql`p.listed`] : []),
  ];
}

/** Whose code or EAN it is, if it looks like one. */
async function findCoded(db: Reader, q: string): Promise<string[]> {
  if (!/^[\w.-]*\d[\w.-]*$/.test(q)) return [];
  const { rows } = await db.execute<{ product: string }>(sql`
    select product from (select product from variants where upper(sku) like ${anywhere(q.toUpperCase()).slice(1)}
      limit ${sql.raw(String(MOST.weighed))}) one
    union select product from variants where extra ->> 'ean' = ${q}`);
  return rows.map(({ product }) => product);
}

const all = (list: SQL[]): SQL => (list.length ? sql.join(list, sql` and `) : sql`true`);

type Ordered = { weighed?: SQL; keys: SQL };

/**
 * What is asked for, in its order. Where no index has that order, so many are taken and put in order: all of them, but
 * in a very large range, where the page says that there are more.
 */
function inOrder(asked: Asked, sizes: SQL[], products: SQL[], most: SQL, few: SQL): Ordered {
  const bySize = isOfSizes(asked.sort);
  const order = sql`order by ${ORDERS[asked.sort]} limit ${most}`;
  if (!bySize && !asked.q && sizes.length === 0)
    return { keys: sql`select p.slug as key from products p where ${all(products)} ${order}` };
  if (!asked.q && !asked.group && asked.view !== "verborgen")
    return {
      weighed: sql`select v.sku, v.product, v.stock, v.price_cents from variants v where ${all(sizes)} limit ${few}`,
      keys: bySize
        ? sql`select v.sku as key from weighed v join products p on p.slug = v.product where ${all(products)} ${order}`
        : sql`select p.slug as key from (select distinct product from weighed) v join products p on p.slug = v.product
            where ${all(products)} ${order}`,
    };
  const has = sizes.length ? [sql`exists (select 1 from variants v where v.product = p.slug and ${all(sizes)})`] : [];
  return {
    weighed: sql`select p.slug, p."group", p.name, p.popularity, p.updated_at from products p
      where ${all([...products, ...has])} limit ${few}`,
    keys: bySize
      ? sql`select v.sku as key from weighed p join variants v on v.product = p.slug where ${all(sizes)} ${order}`
      : sql`select p.slug as key from weighed p ${order}`,
  };
}

/** `more`: there are more than were counted. */
type Found = { found: number; more: boolean; keys: string[] };

/** The keys of one page in their order, and how many there are, as far as they are counted. */
export async function findKeys(db: Reader, asked: Asked, now: Date, total: number): Promise<Found> {
  const per = perPage(asked.sort);
  const offset = (asked.page - 1) * per;
  const { counted, weighed: few } = total > LARGE ? MOST : { counted: LARGE, weighed: LARGE };
  const most = Math.max(counted, offset + per);
  // As they are and not as values: the plan of a query is made once, and should know how few are asked for.
  const raw = (count: number) => sql.raw(String(count));
  const products = ofProduct(asked, await findCoded(db, asked.q));
  const { weighed, keys } = inOrder(asked, ofSize(asked, now), products, raw(most + 1), raw(few));
  const { rows } = await db.execute<Found>(sql`
    with ${weighed ? sql`weighed as materialized (${weighed}), ` : sql``}
      found as materialized (select key, row_number() over () as at from (${keys}) one)
    select (select count(*) from found)::int as found,
      ${weighed ? sql`(select count(*) >= ${raw(few)} from weighed)` : sql`false`} as more,
      array(select key from found where at > ${offset} and at <= ${offset + per} order by at) as keys`);
  const found = rows[0] ?? { found: 0, more: false, keys: [] };
  return { ...found, more: found.more || found.found > most };
}

/** A page of the whole range; one far down is walked to from the nearer end. A total of a minute ago is near enough. */
export async function keysOfAll(db: Reader, { sort, page }: Asked, total: number): Promise<string[]> {
  const per = perPage(sort);
  const start = (page - 1) * per;
  const isFar = start > total / 2 && start + per < total;
  const { rows } = await db.execute<{ key: string }>(sql`
    select ${isOfSizes(sort) ? sql`v.sku as key from variants v` : sql`p.slug as key from products p`}
    order by ${isFar ? BACKWARDS[sort] : ORDERS[sort]} limit ${per} offset ${isFar ? total - start - per : start}`);
  const keys = rows.map(({ key }) => key);
  return isFar ? keys.toReversed() : keys;
}
