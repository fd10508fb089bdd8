import type { Hono } from "hono";
import type { Shop } from "#outside/shop.server.ts";
import { delivery as texts } from "#texts/delivery.ts";
import { findAddress } from "./find-address.server.ts";
import { findPickupPoints } from "./pickup.server.ts";

export function deliveryApi(app: Hono<{ Bindings: { peer: string } }>, shop: Shop): void {
  app.get("/api/postcode", async (c) => {
    const found = await findAddress(shop, c.req.query("postcode") ?? "", c.req.query("number") ?? "");
    return found ? c.json(found) : c.json({ statusCode: 422, message: texts.unknownPostcode }, 422);
  });
  app.get("/api/pickup-points", async (c) => {
    const country = c.req.query("country") === "BE" ? "BE" : "NL";
    return c.json(await findPickupPoints(shop, c.req.query("postcode") ?? "", country));
  });
}
