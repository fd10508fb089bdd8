import { sql } from "drizzle-orm";
import { addDays, type Day, dayOf } from "#kit/day.ts";
import { type Cents, round } from "#kit/money.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { keepMinute, readByMonth, type Tails, within } from "../keep-past.server.ts";
import type { Span } from "../period.ts";
import type { PaperDay } from "../vat.server.ts";

type Sold = { sku: string; slug: string; pieces: number; cents: Cents };
export type Size = {
  sku: string;
  slug: string;
  name: string;
  label: string;
  group: string;
  stock: number;
  cents: Cents;
  vat: number;
  /** What one costs to buy, without VAT, where the owner wrote it down. */
  cost: Cents | null;
};
/** `margin` is what was left without VAT, of the sizes whose purchase price is known; nothing when none is. */
export type Seller = {
  slug: string;
  name: string;
  pieces: number;
  cents: Cents;
  margin?: { cents: Cents; percent: number };
};
export type Credited = { kind: string; count: number; cents: Cents };

/** What the invoices of a period say was sold, per size, with VAT; what went off later is in the credit notes. */
async function readSold(shop: Shop, span: Span, tails?: Tails): Promise<Map<string, Sold>> {
  const found = new Map<string, Sold>();
  for (const one of await readByMonth(shop, "sold", span, soldIn, tails)) {
    const known = found.get(one.sku);
    found.set(one.sku, known ? { ...one, ...add(known, one) } : one);
  }
  return found;
}

type Counted = { pieces: number; cents: Cents };
const add = (a: Counted, b: Counted): Counted => ({ pieces: a.pieces + b.pieces, cents: a.cents + b.cents });

/** Order by order: one plan serves an hour and a month, and reading every line for an hour would cost the most. */
async function soldIn(db: Reader, span: Span): Promise<Sold[]> {
  const { rows } = await db.execute<Sold>(sql`
    select sold.sku, p.slug, sold.pieces, sold.cents from (
      select l.sku, sum(l.quantity)::int as pieces, sum(l.paid_cents)::bigint as cents
      from (select id from orders where ${within(span, "invoiced_at")} and invoice_number is not null offset 0) o,
        lateral (select sku, quantity, paid_cents from order_lines where "order" = o.id offset 0) l
      group by l.sku) sold,
      lateral (select p.slug from variants v join products p on p.slug = v.product and p.vat <> 'voucher'
        where v.sku = sold.sku limit 1) p`);
  return rows;
}

/** What the stock of a size would bring, without VAT, rounded in whole numbers. */
const NET = sql`((greatest(v.stock, 0)::bigint * v.price_cents * 200 + 100 + p.vat::int) / (200 + 2 * p.vat::int))`;
const SIZE = sql`v.sku, p.slug, p.name, v.label, p."group", v.stock, p.vat::int as vat, c.cents as cost, ${NET} as cents`;
const SIZES = sql`variants v join products p on p.slug = v.product and p.vat <> 'voucher'
  left join purchase_prices c on c.sku = v.sku`;

/** Every size, with what its stock would bring and what it cost where that is known. */
export async function listSizes(db: Reader): Promise<Size[]> {
  return (await db.execute<Size>(sql`select ${SIZE} from ${SIZES} order by v.sku`)).rows;
}

const SLOW_DAYS = 180;

/** The sizes that somebody bought in the last half year. */
export async function listMoving(shop: Shop, tails?: Tails): Promise<string[]> {
  const today: Day = dayOf(shop.now());
  return [...(await readSold(shop, { from: addDays(today, -SLOW_DAYS), to: today }, tails)).keys()];
}

/** Lies here, and is not among those that move. */
const liesStill = (moving: string[]) =>
  sql`v.stock > 0 and not exists (select from unnest(${sql.param(moving)}::text[]) as m(sku) where m.sku = v.sku)`;

/**
 * `costed` is of how many sizes with stock it is known what they cost, and `cost` how much that is; `slow` and
 * `slowCents` are the sizes that lie still.
 */
export type Stock = {
  group: string;
  pieces: number;
  cents: Cents;
  costed: number;
  cost: Cents;
  slow: number;
  slowCents: Cents;
};

type Slow = Pick<Size, "sku" | "slug" | "name" | "label" | "stock" | "cents">;

/** What the stock is worth per group of the range, the most first, and which sizes lie still. */
async function readStock(db: Reader, moving: string[], most: number): Promise<{ groups: Stock[]; slow: Slow[] }> {
  const { rows } = await db.execute<{ groups: Stock[] | null; slow: Slow[] | null }>(sql`
    with sizes as materialized (select v.sku, p."group", v.stock, c.cents as cost, ${NET} as cents,
        v.stock > 0 and m.sku is null as slow
      from ${SIZES} left join unnest(${sql.param(moving)}::text[]) as m(sku) on m.sku = v.sku),
    groups as (select "group", sum(stock) as pieces, sum(cents) as cents,
      count(cost) filter (where stock > 0) as costed,
      coalesce(sum(cost::bigint * stock) filter (where stock > 0), 0) as cost,
      count(*) filter (where slow) as slow, coalesce(sum(cents) filter (where slow), 0) as "slowCents"
      from sizes group by 1 order by 3 desc),
    slowest as (select sku, cents from sizes where slow order by cents desc, sku limit ${sql.raw(String(most))}),
    named as (select s.sku, p.slug, p.name, v.label, v.stock, s.cents
      from slowest s join variants v on v.sku = s.sku join products p on p.slug = v.product order by s.cents desc, s.sku)
    select (select jsonb_agg(to_jsonb(groups)) from groups) as groups,
      (select jsonb_agg(to_jsonb(named)) from named) as slow`);
  return { groups: rows[0]?.groups ?? [], slow: rows[0]?.slow ?? [] };
}

/** The stock as it is, or was less than a minute ago: every sale changes it, and it is the same for every period. */
export const lookAtStock = (shop: Shop, most: number, tails: Tails) =>
  keepMinute(shop, "stock", async () => readStock(shop.db, await listMoving(shop, tails), most));

/** The sizes of some products. */
export async function listSizesOf(db: Reader, slugs: string[]): Promise<Size[]> {
  const { rows } = await db.execute<Size>(sql`
    select ${SIZE} from unnest(${sql.param(slugs)}::text[]) as s(slug) join products p on p.slug = s.slug and p.vat <> 'voucher'
      join variants v on v.product = p.slug left join purchase_prices c on c.sku = v.sku order by v.sku`);
  return rows;
}

/** Sizes that lie still, what is worth most first. */
export async function listSlow(db: Reader, moving: string[]): Promise<Size[]> {
  const { rows } = await db.execute<Size>(sql`
    select ${SIZE} from ${SIZES} where ${liesStill(moving)} order by cents desc, v.sku`);
  return rows;
}

type Sums = { sold: Map<string, Sold>; products: (Counted & { slug: string })[] };

/** Products by what they brought in. */
export async function sumSellers(shop: Shop, span: Span, tails?: Tails): Promise<Sums> {
  const sold = await readSold(shop, span, tails);
  const products = [...Map.groupBy(sold.values(), ({ slug }) => slug)]
    .map(([slug, some]) => ({ slug, ...some.reduce<Counted>(add, { pieces: 0, cents: 0 }) }))
    .toSorted((a, b) => b.cents - a.cents || (a.slug < b.slug ? -1 : 1));
  return { sold, products };
}

export async function listSellers(shop: Shop, span: Span): Promise<Seller[]> {
  const { sold, products } = await sumSellers(shop, span);
  return sellersOf(sold, products, await listSizes(shop.db));
}

/** Names them, and says what was left of them. */
export function sellersOf(sold: Sums["sold"], products: Sums["products"], all: Size[]): Seller[] {
  const sizes = Map.groupBy(all, ({ slug }) => slug);
  return products.map((one): Seller => {
    const own = sizes.get(one.slug) ?? [];
    let [net, spent] = [0, 0];
    for (const { sku, cost, vat } of own) {
      const of = sold.get(sku);
      if (!of || cost === null) continue;
      net += round((of.cents * 100) / (100 + vat));
      spent += of.pieces * cost;
    }
    return { ...one, name: own[0]?.name ?? one.slug, ...(net > 0 && { margin: marginOf(net, spent) }) };
  });
}

const marginOf = (net: Cents, cost: Cents) => ({ cents: net - cost, percent: Math.round(((net - cost) * 100) / net) });

/** What was taken off invoices, by why: cancelled, returned, or made good. */
export function creditedOf(papers: PaperDay[]): Credited[] {
  return [...Map.groupBy(papers, ({ why }) => why)]
    .filter(([why]) => why)
    .map(([kind, some]) => ({
      kind,
      count: some.reduce((sum, one) => sum + one.papers, 0),
      cents: some.reduce((sum, { cents }) => sum + cents, 0),
    }))
    .toSorted((a, b) => b.cents - a.cents);
}
