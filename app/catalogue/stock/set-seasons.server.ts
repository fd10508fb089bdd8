import { sql } from "drizzle-orm";
import type { Shop } from "#outside/shop.server.ts";
import type { Variant } from "../product/product.ts";
import { refreshCards } from "./take-stock.server.ts";

type NewSeason = { sku: string; season: Variant["season"]; seen: Variant["season"] };

/** When sizes may be ordered, each only if its season is still as it was seen; says whether all were. */
export async function setSeasons(shop: Shop, list: NewSeason[]): Promise<boolean> {
  if (list.length === 0) return true;
  const { rows } = await shop.db.execute<{ product: string }>(sql`
    update variants v set season = nullif(n.season, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as n(sku text, season jsonb, seen jsonb)
    where v.sku = n.sku and v.season is not distinct from nullif(n.seen, 'null'::jsonb) returning v.product`);
  if (rows.length !== list.length) return false;
  await refreshCards(
    shop,
    rows.map(({ product }) => product),
  );
  return true;
}
