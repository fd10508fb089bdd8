import { expect, test } from "vitest";
import { aClient } from "../../tests/client.ts";
import { aShop } from "../../tests/shop.ts";
import type { Description } from "./openapi.ts";

test("the API describes itself: addresses, what a deed asks, and every way it can end", async () => {
  const client = aClient(await aShop());
  const described = (await (await client.call("/api/openapi.json")).json()) as Description;
  const add = described.paths["/api/cart/lines"]?.post;
  expect(add?.operationId).toBe("cart.add");
  expect(Object.keys(add?.responses ?? {})).toEqual(expect.arrayContaining(["200", "409", "419", "422", "429"]));
  expect(add?.requestBody?.content["application/json"]?.schema).toMatchObject({ additionalProperties: false });
  expect(described.paths["/api/cart"]?.get).toBeDefined();
  expect(described.paths["/api/cart/lines/{sku}"]?.patch?.parameters).toHaveLength(2);
});

test("and it can be read by people, without scripts", async () => {
  const page = await aClient(await aShop()).call("/api");
  const html = await page.text();
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(html).toContain("cart.add");
  expect(html).not.toContain("<script");
});
