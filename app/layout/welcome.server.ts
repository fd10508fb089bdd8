import type { User } from "#accounts/sessions.server.ts";
import type { Shop } from "#outside/shop.server.ts";

/** The one place that knows what else happens when somebody logs in. A guest's cart is claimed when it is next seen. */
export async function welcome(_shop: Shop, _request: Request, _user: User): Promise<string[]> {
  return [];
}
