import net, { type AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { readCart } from "#cart/carts.server.ts";
import { SAMPLE } from "#catalogue/product/product.ts";
import { findOrderById, orderLink } from "#orders/orders.server.ts";
import { expireOrders } from "#orders/placing/release-order.server.ts";
import { remindUnpaid } from "#orders/placing/remind.server.ts";
import { mails } from "#outside/tables.server.ts";
import { aFilledCart, aPlant, totalOf } from "../../tests/buying.ts";
import { aFilledShop, aShop } from "../../tests/shop.ts";
import { tryDeed } from "../../tests/try-deed.ts";
import { orderAndPay, placeCartOrder } from "./order-deed.server.ts";

test("the payment service is away: the order is kept a day, told by one mail with the link to pay by", async () => {
  const closed = net.createServer((socket) => socket.destroy());
  await new Promise<void>((done) => closed.listen(0, "127.0.0.1", done));
  afterAll(() => void closed.close());
  const shop = await aShop({
    MOLLIE_API_KEY: "test_abcdefghijklmnopqrstuvwxyz123456",
    MOLLIE_API_URL: `https://127.0.0.1:${(closed.address() as AddressInfo).port}/v2/`,
  });
  const sku = await aPlant(shop);
  const cart = await aFilledCart(shop, [{ sku, quantity: 2 }]);
  const stored = await readCart(shop.db, cart);
  if (!stored) throw new Error("no cart");
  const asked = { attempt: "koop", expectedTotalCents: await totalOf(shop, cart), paymentMethod: "ideal" };
  const buy = () => orderAndPay(shop, { stored, closed: { stops: [], full: [] } }, asked);
  const result = await buy();
  if (result.ok || result.reason !== "bank-away") throw new Error("the bank answered");
  expect(await buy(), "a second click is the same order").toMatchObject({ order: { number: result.order.number } });
  shop.at("2026-11-16T20:00:00Z");
  await remindUnpaid(shop);
  expect(await expireOrders(shop), "not after half an hour").toBe(0);
  expect((await findOrderById(shop.db, result.order.id))?.expiredAt).toBeNull();
  const sent = await shop.db.select().from(mails);
  expect(sent.map(({ subject }) => subject)).toEqual([`Betaal je bestelling ${result.order.number} met deze link`]);
  expect(sent[0]?.text).toContain(orderLink(shop, result.order));
  expect(sent[0]?.text).toContain("dinsdag 17 november om 10.00 uur");
  shop.at("2026-11-17T09:01:00Z");
  expect(await expireOrders(shop)).toBe(1);
});

test("what costs nothing is ordered a few times a day from one network, not without end", async () => {
  const shop = await aFilledShop();
  const order = async (peer: string) => {
    const cart = await aFilledCart(shop, [{ sku: "KG02-ROL4MBRE", quantity: 1, cut: SAMPLE }]);
    const request = new Request(shop.url, { headers: { cookie: `mand=${cart}` } });
    const placed = await tryDeed(shop, placeCartOrder, { expectedTotalCents: 0 }, { request, peer });
    return placed.ok ? "ordered" : placed.reason;
  };
  const said: string[] = [];
  for (let at = 0; at < 11; at++) said.push(await order("203.0.113.7"));
  expect(said).toEqual([...Array<string>(10).fill("ordered"), "too-many-open"]);
  expect(await order("203.0.113.8")).toBe("ordered");
});
