import type { Purchase } from "#accounts/purchase.ts";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";

/** What somebody bought, newest first, as their account shows it. */
export async function listPurchases(_shop: Shop, _user: Id<"usr">): Promise<Purchase[]> {
  return [];
}
