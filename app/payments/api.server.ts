import type { Hono } from "hono";
import type { Shop } from "#outside/shop.server.ts";
import { bankOf } from "./bank.server.ts";
import { syncByProviderId } from "./sync-payment.server.ts";

export function paymentApi(app: Hono<{ Bindings: { peer: string } }>, shop: Shop): void {
  // Unsigned by nature: the notice only makes the shop ask its own bank. An id it never gave out is answered the same.
  app.post("/api/payments/webhook/:provider", async (c) => {
    if (c.req.param("provider") !== bankOf(shop).name) return c.json({ ok: true });
    const body = new URLSearchParams(await c.req.text());
    const id = (body.get("id") ?? "").slice(0, 80);
    if (id) await syncByProviderId(shop, id);
    return c.json({ ok: true });
  });
}
