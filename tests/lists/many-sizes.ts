import { sql } from "drizzle-orm";
import { aPlant } from "../buying.ts";
import type { TestShop } from "../shop.ts";

/** As a big shop has them: thousands of products with four sizes each, beside the range of a new shop. */
export async function manySizes(shop: TestShop, count: number): Promise<void> {
  await aPlant(shop, { sku: "T" });
  await shop.db.execute(sql`insert into products
    select (jsonb_populate_record(p, jsonb_build_object('slug', 'veel-' || n, 'name', 'Taxus ' || n))).*
    from products p, generate_series(1, ${count / 4}::int) n where p.slug = 'taxus-t'`);
  await shop.db.execute(sql`insert into variants
    select (jsonb_populate_record(v, jsonb_build_object('sku', 'QQ' || n || '-' || k, 'product', 'veel-' || n, 'position', k))).*
    from variants v, generate_series(1, ${count / 4}::int) n, generate_series(1, 4) k where v.sku = 'T'`);
  await shop.db.execute(sql`insert into prices (sku, cents, since)
    select sku, price_cents, ${shop.now().toISOString()}::timestamptz - interval '1 year' from variants where sku like 'QQ%-%'
      and product like 'veel-%'`);
  await shop.db.execute(sql`analyze products, variants, prices`);
}
