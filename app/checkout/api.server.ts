import { type Api, json } from "#accounts/door/json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { listMethods } from "#payments/bank/bank.server.ts";
import { cart as cartTexts } from "#texts/cart.ts";
import { setDelivery } from "./delivery-deed.server.ts";
import { placeCartOrder } from "./order-deed.server.ts";
import { readCheckout } from "./read-checkout.server.ts";

/** The checkout for other clients: the same steps, the same rules. */
export function checkoutApi(app: Api, shop: Shop): void {
  app.get("/api/checkout", async (c) => {
    const found = await readCheckout(shop, c.req.raw);
    if (!found) return c.json({ statusCode: 404, message: cartTexts.empty.title }, 404);
    const { answers, shipments, chosen, cart, onAccount } = found;
    const methods = await listMethods(shop, { onAccount, country: answers.country ?? "NL" });
    return c.json({ answers, shipments, chosen, cart, methods });
  });
  app.put("/api/checkout/delivery", json(shop, setDelivery));
  app.post("/api/orders", json(shop, placeCartOrder, { headers: { attempt: "idempotency-key" } }));
}
