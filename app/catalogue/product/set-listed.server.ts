import { eq, inArray, lte } from "drizzle-orm";
import { type Day, dayOf } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { products } from "../tables.server.ts";
import { tellOthers } from "../tell-others.server.ts";

/** `from` is the day on which it is to come by itself. */
export type Listed = { slug: string; listed: boolean; from?: Day | null };

/** How these stand in the shop now; what lies in the archive is not among them. */
export async function listedNow(db: Reader, slugs: string[]): Promise<Map<string, Listed>> {
  if (slugs.length === 0) return new Map();
  const { slug, listed, listedFrom: from, archived } = products;
  const rows = await db.select({ slug, listed, from, archived }).from(products).where(inArray(slug, slugs));
  return new Map(rows.flatMap(({ archived: gone, ...row }) => (gone ? [] : [[row.slug, row]])));
}

/** Puts products in the shop or takes them out, all or none; every process hears of it. */
export async function setListed(shop: Shop, list: Listed[]): Promise<void> {
  if (list.length === 0) return;
  await shop.db.transaction(async (tx) => {
    for (const { slug, listed, from = null } of list)
      await tx
        .update(products)
        .set({ listed, listedFrom: from, ...(listed && { archived: false }), edited: true, updatedAt: shop.now() })
        .where(eq(products.slug, slug));
    await tellOthers(
      tx,
      list.map(({ slug }) => slug),
    );
  });
}

/** Puts in the shop what was planned for today or before; gives what came. */
export async function listPlanned(shop: Shop): Promise<string[]> {
  return shop.db.transaction(async (tx) => {
    const rows = await tx
      .update(products)
      .set({ listed: true, listedFrom: null, updatedAt: shop.now() })
      .where(lte(products.listedFrom, dayOf(shop.now())))
      .returning({ slug: products.slug });
    const slugs = rows.map(({ slug }) => slug);
    await tellOthers(tx, slugs);
    return slugs;
  });
}
