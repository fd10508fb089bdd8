import { Hono } from "hono";
import { expect, test } from "vitest";
import { ADDRESS, anOrder, aPlant } from "../../tests/buying.ts";
import { aShop } from "../../tests/shop.ts";
import { orderApi } from "./api.server.ts";
import { orders } from "./tables.server.ts";
import { findOrderFor, orderLink, orderToken } from "./orders.server.ts";

test("other people's orders do not exist: not by number, not by a guessed or borrowed token", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const mine = await anOrder(shop, [{ sku, quantity: 1 }]);
  const theirs = await anOrder(shop, [{ sku, quantity: 1 }]);
  const app = new Hono<{ Bindings: { peer: string } }>();
  orderApi(app, shop);
  const status = async (path: string) => (await app.request(path)).status;
  expect(await status(`/api/orders/${theirs.number}`)).toBe(404);
  expect(await status(`/api/orders/${theirs.number}?t=${orderToken(shop, mine)}`)).toBe(404);
  expect(await status(`/api/orders/${theirs.number}?t=${"A".repeat(32)}`)).toBe(404);
  expect(await status(`/api/orders/${theirs.number}/factuur.pdf?t=${orderToken(shop, mine)}`)).toBe(404);
  expect(await status("/api/orders/2026-999999")).toBe(404);
  expect(await status(`/api/orders/${mine.number}?t=${orderToken(shop, mine)}`)).toBe(200);
});

test("an address in the calendar file stays on its line, whatever stands in it", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const street = "Kade; \\ 1,\r\nATTENDEE:x";
  const answers = { ...ADDRESS, day: "2026-11-19" as const };
  const order = await anOrder(shop, [{ sku, quantity: 1 }], answers);
  const [row] = await shop.db.select().from(orders);
  if (!row) throw new Error("no order");
  const snapshot = { ...row.snapshot, deliverTo: { ...row.snapshot.deliverTo, street } };
  await shop.db.update(orders).set({ snapshot });
  const app = new Hono<{ Bindings: { peer: string } }>();
  orderApi(app, shop);
  const file = await (await app.request(`/api/orders/${order.number}/agenda.ics?t=${orderToken(shop, order)}`)).text();
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  expect(lines.filter((line) => line.startsWith("LOCATION:"))[0]).toMatch(/^LOCATION:Kade\\; \\\\ 1\\,\\nATTENDEE:x/);
  expect(file.split(/\r\n|\n|\r/).filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
});

test("the link of an order opens that order", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const order = await anOrder(shop, [{ sku, quantity: 1 }]);
  const url = new URL(orderLink(shop, order));
  const found = await findOrderFor(
    shop,
    new Request(url),
    url.searchParams.get("b") ?? "",
    url.searchParams.get("t") ?? "",
  );
  expect(found?.id).toBe(order.id);
});

test("a withdrawal by a program needs the shop's token, and says which field is wrong", async () => {
  const shop = await aShop();
  const app = new Hono<{ Bindings: { peer: string } }>();
  app.onError((error, c) =>
    c.json({ message: error.message }, ((error as { statusCode?: number }).statusCode ?? 500) as 500),
  );
  orderApi(app, shop);
  const post = (headers: Record<string, string>, body: unknown) =>
    app.request("/api/withdrawals", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const token = { cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abc" };
  expect((await post({}, {})).status).toBe(419);
  expect((await post(token, { name: "An", number: "2026-000001", email: "geen adres" })).status).toBe(422);
  expect((await post(token, { name: "An", number: "2026-000001", email: "an@voorbeeld.nl" })).status).toBe(201);
});
