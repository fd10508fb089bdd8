import { findRow, toForm } from "../../app/office/categories/categories.server.ts";
import type { TestShop } from "../shop.ts";
import { AN, tryDeed } from "../try-deed.ts";

export const doing = (shop: TestShop, deed: unknown, fields: object) =>
  tryDeed(shop, deed, fields as Record<string, unknown>, { user: AN });

/** What the page of a category sends when somebody changed it. */
export async function typed(shop: TestShop, slug: string, change: object) {
  const row = await findRow(shop.db, slug);
  if (!row) throw new Error(slug);
  const form = await toForm(shop.db, row);
  return { slug, ...form, seen: JSON.stringify(form), ...change };
}
