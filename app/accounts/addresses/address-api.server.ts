import { type Api, json } from "../door/json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { callerOf } from "../door/caller.server.ts";
import { deeds as texts } from "#texts/deeds.ts";
import { addAddress, changeAddress, dropAddress } from "./address-deeds.server.ts";
import { listAddresses } from "./addresses.server.ts";

export function addressApi(api: Api, shop: Shop): void {
  api.get("/api/addresses", async (c) => {
    const { user } = await callerOf(shop, c.req.raw);
    return user
      ? c.json(await listAddresses(shop.db, user.id))
      : c.json({ statusCode: 401, message: texts.notLoggedIn }, 401);
  });
  api.post("/api/addresses", json(shop, addAddress));
  api.put("/api/addresses/:id", json(shop, changeAddress, { params: ["id"] }));
  api.delete("/api/addresses/:id", json(shop, dropAddress, { params: ["id"] }));
}
