import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import type { Reason } from "./count.ts";
import type { ShortSize } from "./find-shelf.server.ts";

export type Counted = {
  id: number;
  sku: string;
  name: string;
  label: string;
  at: Date;
  by: string;
  expected: number;
  counted: number;
  from: number;
  to: number;
  reason: Reason | null;
  note: string;
  undoneBy: string | null;
  /** Not taken back, and nobody counted the same size after it. */
  isLast: boolean;
};

const MOST = 100;

async function list(db: Reader, where: SQL, most: number): Promise<Counted[]> {
  const { rows } = await db.execute<Omit<Counted, "at"> & { at: string }>(sql`
    select c.id, c.sku, coalesce(p.name, c.sku) as name, coalesce(v.label, '') as label, c.at, c.by, c.expected, c.counted,
      c.stock_from as "from", c.stock_to as "to", c.reason, c.note, c.undone_by as "undoneBy",
      c.undone_at is null and not exists (select 1 from stock_counts n
        where n.sku = c.sku and n.id > c.id and n.undone_at is null) as "isLast"
    from stock_counts c left join variants v on v.sku = c.sku left join products p on p.slug = v.product
    where ${where} order by c.id desc limit ${most}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** What was counted since a moment, the newest first. */
export const listCounts = (db: Reader, since: Date): Promise<Counted[]> =>
  list(db, sql`c.at >= ${since.toISOString()}::timestamptz`, MOST);

export const findCount = async (db: Reader, id: number): Promise<Counted | undefined> =>
  (await list(db, sql`c.id = ${id}`, 1))[0];

/** The last count of a size that holds. */
export const findLastCount = async (db: Reader, sku: string): Promise<Counted | undefined> =>
  (await list(db, sql`c.sku = ${sku} and c.undone_at is null`, 1))[0];

/** Every place of the nursery, found one after the other, so that it costs what there are places and not sizes. */
export async function listPlaces(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ place: string }>(sql`
    with recursive places as (
      (select place from variants where place is not null order by place limit 1)
      union all
      select (select v.place from variants v where v.place > places.place order by v.place limit 1)
      from places where places.place is not null)
    select place from places where place is not null limit 2000`);
  return rows.map(({ place }) => place).toSorted((a, b) => a.localeCompare(b, "nl", { numeric: true }));
}

export type InPlace = { all: number; left: number; rows: ShortSize[] };

/** The sizes of a place that nobody counted since a moment; an empty place is where no place is known. */
export async function listInPlace(db: Reader, place: string, since: Date, most = 60): Promise<InPlace> {
  const here = place ? sql`v.place = ${place}` : sql`v.place is null`;
  const open = sql`not exists (select 1 from stock_counts c
    where c.sku = v.sku and c.undone_at is null and c.at >= ${since.toISOString()}::timestamptz)`;
  const [{ rows: counts }, { rows }] = [
    await db.execute<{ all: number; left: number }>(sql`
      select count(*)::int as "all", count(*) filter (where ${open})::int as "left" from variants v where ${here}`),
    await db.execute<ShortSize>(sql`
      select v.sku, p.name, v.label, coalesce(v.place, '') as place, p.pictures->0->>'key' as picture
      from variants v join products p on p.slug = v.product
      where ${here} and ${open} order by p.name, v.product, v.position limit ${most}`),
  ];
  return { all: counts[0]?.all ?? 0, left: counts[0]?.left ?? 0, rows };
}
