import type { Context, Hono } from "hono";
import { allow } from "#outside/allowance.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { deeds } from "#texts/deeds.ts";
import { delivery as texts } from "#texts/delivery.ts";
import { findAddress } from "./find-address.server.ts";
import { findPickupPoints, pickupService } from "./pickup.server.ts";

type Env = { Bindings: { peer: string } };
const MINUTES = 10;

export function deliveryApi(app: Hono<Env>, shop: Shop): void {
  /** Somebody else's service is asked in our name, and at our cost: not without end for one network. */
  const tooOften = async (c: Context<Env>) => {
    const asked = await allow(shop, "look-up", c.env.peer, { times: 120, perSeconds: MINUTES * 60 });
    if (asked.ok) return undefined;
    c.header("retry-after", String(asked.retryAfterSeconds));
    return c.json({ statusCode: 429, message: deeds.tooMany(Math.ceil(asked.retryAfterSeconds / 60)) }, 429);
  };
  app.get("/api/postcode", async (c) => {
    const no = shop.settings.ADDRESS_LOOKUP === "pdok" ? await tooOften(c) : undefined;
    if (no) return no;
    const found = await findAddress(shop, c.req.query("postcode") ?? "", c.req.query("number") ?? "");
    return found ? c.json(found) : c.json({ statusCode: 422, message: texts.unknownPostcode }, 422);
  });
  app.get("/api/pickup-points", async (c) => {
    const no = pickupService(shop) === "postnl" ? await tooOften(c) : undefined;
    if (no) return no;
    const country = c.req.query("country") === "BE" ? "BE" : "NL";
    return c.json(await findPickupPoints(shop, c.req.query("postcode") ?? "", country));
  });
}
