import { inArray } from "drizzle-orm";
import type { GardenPlant } from "#accounts/garden/garden.ts";
import { readGarden } from "#accounts/garden/gardens.server.ts";
import type { User } from "#accounts/session/sessions.server.ts";
import { products } from "#catalogue/tables.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { listBought } from "./purchases.server.ts";

/** The plants somebody bought and the ones they added, without those that are gone. */
export async function listGarden(shop: Shop, user: User): Promise<GardenPlant[]> {
  const [{ has, gone }, bought] = await Promise.all([readGarden(shop.db, user.id), listBought(shop.db, user)]);
  const slugs = [...new Set([...has, ...bought])].filter((slug) => !gone.has(slug));
  if (slugs.length === 0) return [];
  const { slug, name, card, calendar, facts, latin } = products;
  const rows = await shop.db
    .select({ slug, name, card, calendar, facts, latin })
    .from(products)
    .where(inArray(slug, slugs));
  return rows
    .filter((row) => row.latin !== null)
    .map((row) => ({
      slug: row.slug,
      name: row.name,
      picture: row.card.picture,
      bought: bought.has(row.slug),
      calendar: row.calendar,
      hardinessC: row.facts.hardinessC ?? null,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "nl"));
}
