import { type Api, json } from "#accounts/door/json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { enterByPasskey, enterByPassword, leaveAccount } from "./enter-deeds.server.ts";
import { keepProduct } from "./saved-deed.server.ts";

/** R78, R79 and what else joins an account with the rest of the shop. */
export function accountApi(api: Api, shop: Shop): void {
  api.post("/login", json(shop, enterByPassword));
  api.post("/logout", json(shop, leaveAccount));
  api.post("/api/passkeys/login", json(shop, enterByPasskey));
  api.post("/api/saved", json(shop, keepProduct));
}
