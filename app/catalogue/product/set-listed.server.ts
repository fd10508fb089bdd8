import { eq, lte } from "drizzle-orm";
import { dayOf } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import { products } from "../tables.server.ts";
import { tellOthers } from "../tell-others.server.ts";

export type Listed = { slug: string; listed: boolean };

/** Puts products in the shop or takes them out, all or none; every process hears of it. */
export async function setListed(shop: Shop, list: Listed[]): Promise<void> {
  if (list.length === 0) return;
  await shop.db.transaction(async (tx) => {
    for (const { slug, listed } of list)
      await tx
        .update(products)
        .set({ listed, listedFrom: null, ...(listed && { archived: false }), edited: true, updatedAt: shop.now() })
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
