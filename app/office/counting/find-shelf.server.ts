import { sql, type SQL } from "drizzle-orm";
import { SAMPLE } from "#catalogue/product/product.ts";
import { anywhere, type Reader } from "#outside/db.server.ts";
import { plainCode } from "./count.ts";

/** A size as it is told apart on a list. */
export type ShortSize = { sku: string; name: string; label: string; place: string; picture: string | null };
/** A size with what should stand on its shelf: free to sell, and held for orders, less what lies in crates already. */
export type Shelf = ShortSize & { slug: string; stock: number; held: number; crates: number; expected: number };

const SHORT = sql`v.sku, p.name, v.label, coalesce(v.place, '') as place, p.pictures->0->>'key' as picture`;
const MOST = 12;

/** Sizes by what a scanner reads: our own code, or an EAN, which more than one may have. */
export async function findByCode(db: Reader, text: string): Promise<ShortSize[]> {
  const code = plainCode(text);
  return listShort(db, sql`upper(v.sku) = ${code} or v.extra ->> 'ean' = ${code}`);
}

/** What somebody may mean who typed a name. */
export async function findByName(db: Reader, text: string): Promise<ShortSize[]> {
  return text.trim().length < 3 ? [] : listShort(db, sql`p.name ilike ${anywhere(text.trim())}`);
}

async function listShort(db: Reader, where: SQL): Promise<ShortSize[]> {
  const { rows } = await db.execute<ShortSize>(sql`
    select ${SHORT} from variants v join products p on p.slug = v.product
    where ${where} order by p.name, v.position limit ${MOST}`);
  return rows;
}

/** The pieces of a size that orders hold: paid or not, and not yet sent; a sample never came out of stock. */
const HELD = sql`
  select coalesce(sum(l.quantity - l.cancelled - l.shipped), 0)::int as held,
    coalesce(sum(least(coalesce(k.collected, 0), l.quantity - l.cancelled - l.shipped)), 0)::int as crates
  from order_lines l join orders o on o.id = l."order"
    left join packing_crates c on c."order" = l."order" and c.done_at is null
    left join packing_picks k on k.batch = c.batch and k."order" = l."order" and k.sku = l.sku and k.cut = l.cut
  where l.sku = v.sku and l.cut <> ${SAMPLE} and l.quantity > l.cancelled + l.shipped
    and o.cancelled_at is null and (o.confirmed_at is not null or o.expired_at is null)`;

/** What should stand there now, read in one statement so that a sale is in both numbers or in neither. */
export async function findShelf(db: Reader, sku: string): Promise<Shelf | undefined> {
  const { rows } = await db.execute<Omit<Shelf, "expected">>(sql`
    select ${SHORT}, p.slug, v.stock, h.held, h.crates
    from variants v join products p on p.slug = v.product cross join lateral (${HELD}) h
    where v.sku = ${sku}`);
  const [row] = rows;
  return row && { ...row, expected: row.stock + row.held - row.crates };
}
