import { sql } from "drizzle-orm";
import type { Tx } from "#outside/db.server.ts";
import type { Variant } from "../product/product.ts";
import { prices } from "../tables.server.ts";

const DAY = 86_400_000;

/** A reduction starts a week ago; the struck price held for the two months before, so it is the lowest of those 30 days. */
export async function seedPrices(tx: Tx, sizes: Variant[], known: Set<string>, now: Date): Promise<void> {
  const fresh = sizes.filter(({ sku }) => !known.has(sku));
  const reducedAt = new Date(now.getTime() - 7 * DAY);
  const before = new Date(now.getTime() - 67 * DAY);
  const rows = fresh.flatMap(({ sku, priceCents, wasCents }) =>
    wasCents
      ? [
          { sku, cents: wasCents, since: before, until: reducedAt },
          { sku, cents: priceCents, since: reducedAt, until: null },
        ]
      : [{ sku, cents: priceCents, since: before, until: null }],
  );
  for (const part of chunks(rows, 1000)) await tx.insert(prices).values(part);
  // A price that changed with the range closes the old one, as any change does.
  await tx.execute(sql`
    with closed as (
      update prices p set until = ${now} from variants v
      where v.sku = p.sku and p.until is null and p.cents <> v.price_cents returning v.sku, v.price_cents
    ) insert into prices (sku, cents, since) select sku, price_cents, ${now} from closed`);
}

export function chunks<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, at * size + size));
}
