import { sql } from "drizzle-orm";
import { addDays, type Day, dayOf } from "#kit/day.ts";
import { type Cents, round } from "#kit/money.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { readByMonth, within } from "../keep-past.server.ts";
import type { Span } from "../period.ts";

export type Sold = { sku: string; pieces: number; cents: Cents };
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
async function readSold(shop: Shop, span: Span): Promise<Map<string, Sold>> {
  const found = new Map<string, Sold>();
  for (const { sku, pieces, cents } of await readByMonth(shop, "sold", span, soldIn)) {
    const known = found.get(sku);
    found.set(sku, { sku, pieces: (known?.pieces ?? 0) + pieces, cents: (known?.cents ?? 0) + cents });
  }
  return found;
}

async function soldIn(db: Reader, span: Span): Promise<Sold[]> {
  const { rows } = await db.execute<Sold>(sql`
    select l.sku, sum(l.quantity)::int as pieces, sum(l.paid_cents)::bigint as cents
    from orders join order_lines l on l."order" = orders.id
    where ${within(span, "invoiced_at")} and invoice_number is not null group by l.sku`);
  return rows;
}

/** Every size with what its stock would bring, without VAT, and what it cost where that is known. */
export async function listSizes(db: Reader): Promise<Size[]> {
  const { rows } = await db.execute<Omit<Size, "vat"> & { vat: string; price: number }>(sql`
    select v.sku, p.slug, p.name, v.label, p."group", v.stock, v.price_cents as price, p.vat, c.cents as cost
    from variants v join products p on p.slug = v.product left join purchase_prices c on c.sku = v.sku
    where p.vat <> 'voucher' order by v.sku`);
  return rows.map(({ vat, price, ...size }) => ({
    ...size,
    vat: Number(vat),
    cents: round((Math.max(0, size.stock) * price * 100) / (100 + Number(vat))),
  }));
}

/** Products by what they brought in. */
export async function listSellers(shop: Shop, span: Span, sizes: Size[]): Promise<Seller[]> {
  const sold = await readSold(shop, span);
  const sellers = new Map<string, Seller & { net: Cents; cost: Cents }>();
  for (const { sku, slug, name, vat, cost } of sizes) {
    const one = sold.get(sku);
    if (!one) continue;
    const known = sellers.get(slug) ?? { slug, name, pieces: 0, cents: 0, net: 0, cost: 0 };
    const bought =
      cost === null ? { net: 0, cost: 0 } : { net: round((one.cents * 100) / (100 + vat)), cost: one.pieces * cost };
    sellers.set(slug, {
      ...known,
      pieces: known.pieces + one.pieces,
      cents: known.cents + one.cents,
      net: known.net + bought.net,
      cost: known.cost + bought.cost,
    });
  }
  return [...sellers.values()]
    .map(({ net, cost, ...seller }) => (net > 0 ? { ...seller, margin: marginOf(net, cost) } : seller))
    .toSorted((a, b) => b.cents - a.cents || (a.slug < b.slug ? -1 : 1));
}

const marginOf = (net: Cents, cost: Cents) => ({ cents: net - cost, percent: Math.round(((net - cost) * 100) / net) });

const SLOW_DAYS = 180;

/** Sizes that lie here and that nobody bought for half a year, what is worth most first. */
export async function listSlow(shop: Shop, sizes: Size[]): Promise<Size[]> {
  const today: Day = dayOf(shop.now());
  const sold = await readSold(shop, { from: addDays(today, -SLOW_DAYS), to: today });
  return sizes
    .filter(({ sku, stock }) => stock > 0 && !sold.has(sku))
    .toSorted((a, b) => b.cents - a.cents || (a.sku < b.sku ? -1 : 1));
}

/** What was taken off invoices, by why: cancelled, returned, or made good. */
export async function readCredited(shop: Shop, span: Span): Promise<Credited[]> {
  const rows = await readByMonth(shop, "credited", span, creditedIn);
  return [...Map.groupBy(rows, ({ kind }) => kind)]
    .map(([kind, some]) => ({
      kind,
      count: some.reduce((sum, { count }) => sum + count, 0),
      cents: some.reduce((sum, { cents }) => sum + cents, 0),
    }))
    .toSorted((a, b) => b.cents - a.cents);
}

async function creditedIn(db: Reader, span: Span): Promise<Credited[]> {
  const { rows } = await db.execute<Credited>(sql`
    select split_part(once, ':', 1) as kind, count(*)::int as count, sum((body->>'totalCents')::int)::bigint as cents
    from credit_notes where ${within(span, "made_at")} group by 1`);
  return rows;
}
