import { eq } from "drizzle-orm";
import type { Shop } from "#outside/shop.server.ts";
import { products } from "../tables.server.ts";
import { tellOthers } from "../tell-others.server.ts";

export type Listed = { slug: string; listed: boolean };

/** Puts products in the shop or takes them out, all or none; every process hears of it. */
export async function setListed(shop: Shop, list: Listed[]): Promise<void> {
  if (list.length === 0) return;
  await shop.db.transaction(async (tx) => {
    for (const { slug, listed } of list)
      await tx.update(products).set({ listed, edited: true, updatedAt: shop.now() }).where(eq(products.slug, slug));
    await tellOthers(
      tx,
      list.map(({ slug }) => slug),
    );
  });
}
