import { type Api, json } from "#accounts/door/json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { keepProduct } from "./saved-deed.server.ts";

/** What joins an account with the rest of the shop, for the browser's own calls and for other clients. */
export function accountApi(api: Api, shop: Shop): void {
  api.post("/api/saved", json(shop, keepProduct));
}
