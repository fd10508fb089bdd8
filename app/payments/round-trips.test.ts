import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { aFilledCart, aPlant, totalOf } from "../../tests/buying.ts";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { startPayment } from "./start-payment.server.ts";

test("an order of one line takes at most ten questions to the database", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const cart = await aFilledCart(shop, [{ sku, quantity: 1 }]);
  const expectedTotalCents = await totalOf(shop, cart);
  let asked = 0;
  const client = await shop.db.$client.connect();
  const real = client.query.bind(client);
  client.query = ((...given: Parameters<typeof real>) => {
    asked++;
    return real(...given);
  }) as typeof client.query;
  const counted = { ...shop, db: drizzle(client) as unknown as TestShop["db"] };
  const placed = await placeOrder(counted, cart, { attempt: "a", expectedTotalCents, paymentMethod: "ideal" });
  if (placed.ok) await startPayment(counted, placed.order, "ideal");
  client.release(true);
  expect(placed.ok).toBe(true);
  expect(asked).toBeLessThanOrEqual(10);
});
