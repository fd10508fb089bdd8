import { expect, test } from "vitest";
import { aPlant } from "../../../tests/buying.ts";
import { aShop } from "../../../tests/shop.ts";
import { tryDeed } from "../../../tests/try-deed.ts";
import { addToCart } from "../cart-deeds.server.ts";
import { openCart } from "./change-cart.server.ts";

test("a form that is pressed twice or sent again adds once; later, or other lines, it adds again", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const cart = await openCart(shop);
  const headers = { cookie: `mand=${cart}`, "content-type": "application/x-www-form-urlencoded" };
  const press = async (quantity: string) => {
    const request = new Request(shop.url, { method: "POST", headers });
    const outcome = await tryDeed(shop, addToCart, { sku: "A", quantity }, { request });
    return outcome.ok && (outcome.shows as { count: number }).count;
  };
  expect([await press("2"), await press("2")]).toEqual([2, 2]);
  expect(await press("3"), "another amount is another press").toBe(5);
  shop.at("2026-11-16T09:00:03Z");
  expect(await press("2")).toBe(7);
});
