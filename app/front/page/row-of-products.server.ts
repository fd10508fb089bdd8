import { and, desc, eq, sql } from "drizzle-orm";
import type { Card } from "#catalogue/product/product.ts";
import { listCards, listInCategory } from "#catalogue/product/products.server.ts";
import { products } from "#catalogue/tables.server.ts";
import { type Day, monthOf } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Known } from "../menu/show-menu.ts";
import { bestSold } from "./best-sold.server.ts";
import { inSeasonFirst, shelfOf } from "./season.ts";

const MOST = 8;
const ROW = 4;
const isShown = and(eq(products.listed, true), sql`not (${products.card} -> 'soldOut')::boolean`);
const isReduced = sql`jsonb_typeof(${products.card} -> 'reduced') = 'object'`;

/** Of a shelf, to find four that can come now. */
const LOOKED_AT = 24;

/** Four of the shelf that the month is about, those that can come now first. */
export async function listOfSeason(db: Reader, shop: Known, day: Day): Promise<Card[]> {
  const shelf = shop.category(shelfOf(monthOf(day)))?.slug ?? "";
  return inSeasonFirst(await listInCategory(db, shelf, LOOKED_AT), day).slice(0, ROW);
}

/** The cards of a row: chosen by hand, or by what the shop knows of its products. */
export async function listByRule(
  db: Reader,
  shop: Known,
  rule: string | undefined,
  picks: string[],
  day: Day,
): Promise<Card[]> {
  if (rule === "hand" || rule === undefined) return listCards(db, picks.slice(0, MOST));
  if (rule === "season") return listOfSeason(db, shop, day);
  const sold = rule === "best" ? await bestSold(db, day, ROW) : [];
  if (sold.length >= ROW) return listCards(db, sold);
  const rows = await db
    .select({ card: products.card })
    .from(products)
    .where(rule === "sale" ? and(isShown, isReduced) : isShown)
    .orderBy(...(rule === "new" ? [desc(products.addedOn), desc(products.popularity)] : [desc(products.popularity)]))
    .limit(ROW);
  return rows.map(({ card }) => card);
}
