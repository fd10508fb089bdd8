import { expect, test } from "vitest";
import { giftCards } from "#cart/tables.server.ts";
import { cancelOrder } from "#orders/refunding/cancel-order.server.ts";
import { listEvents } from "#orders/orders.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { anOrder, aPlant } from "../../tests/buying.ts";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { listWaitingRefunds, markRefundSent, refundOrder, sendRefund } from "./refund.server.ts";
import { refunds } from "./tables.server.ts";

const runRefunds = async (shop: TestShop) => {
  for (const { name, data } of shop.jobs.sent) if (name === "refund-order") await refundOrder(shop, data as never);
};

test("what was paid by bank transfer waits for somebody to send it back, and is noted once", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const order = await anOrder(shop, [{ sku, quantity: 3 }]);
  for (const paid of [false, true])
    await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid, by: "staff" }));
  await cancelOrder(shop, order.id, [{ sku, quantity: 1 }], "staff");
  await runRefunds(shop);
  await runRefunds(shop);
  expect(await listWaitingRefunds(shop)).toEqual([{ number: order.number, amountCents: 995 }]);
  const [row] = await shop.db.select().from(refunds);
  if (!row) throw new Error("no refund");
  await sendRefund(shop, row.id);
  expect(await Promise.all([markRefundSent(shop, row.id, "staff"), markRefundSent(shop, row.id, "staff")])).toContain(
    undefined,
  );
  expect(await listWaitingRefunds(shop)).toEqual([]);
  expect((await listEvents(shop.db, order.id)).filter(({ kind }) => kind === "refund-by-hand")).toHaveLength(1);
});

test("two gift cards get back what each of them paid, however often something goes back", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { priceCents: 5000 });
  const cards = [
    { code: "AAAA", valueCents: 3000, balanceCents: 3000, createdAt: shop.now() },
    { code: "BBBB", valueCents: 20_000, balanceCents: 20_000, createdAt: shop.now() },
  ];
  await shop.db.insert(giftCards).values(cards);
  const order = await anOrder(shop, [{ sku, quantity: 2 }], undefined, ["AAAA", "BBBB"]);
  expect(order.dueCents).toBe(0);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "shopper" }));
  await cancelOrder(shop, order.id, [{ sku, quantity: 1 }], "staff");
  await runRefunds(shop);
  await cancelOrder(shop, order.id, "all", "staff");
  await runRefunds(shop);
  const left = await shop.db.select().from(giftCards).orderBy(giftCards.code);
  expect(left.map(({ balanceCents }) => balanceCents)).toEqual([3000, 20_000]);
});
