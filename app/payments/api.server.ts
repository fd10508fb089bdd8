import { type Api, json } from "#accounts/door/json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { hearBank } from "./hear-bank.server.ts";

export function paymentApi(app: Api, shop: Shop): void {
  app.post("/api/payments/webhook/:provider", json(shop, hearBank, { params: ["provider"], form: true }));
}
