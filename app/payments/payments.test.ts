import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { viewCart } from "#cart/view-cart.server.ts";
import { giftCards } from "#cart/tables.server.ts";
import { applyCode } from "#cart/codes/apply-code.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { confirmOrder } from "#orders/papers/confirm-order.server.ts";
import { cancelOrder } from "#orders/refunding/cancel-order.server.ts";
import { holdAgain } from "#orders/placing/hold-again.server.ts";
import { findOrderById, listEvents } from "#orders/orders.server.ts";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { expireOrders } from "#orders/placing/release-order.server.ts";
import { mails } from "#outside/tables.server.ts";
import { aFilledCart, anOrder, aPlant, totalOf } from "../../tests/buying.ts";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { refundOrder, sendRefund } from "./refund.server.ts";
import { startPayment } from "./start-payment.server.ts";
import { syncByProviderId, syncForgotten, syncOrder } from "./sync-payment.server.ts";
import { bankPayments, payments, refunds } from "./tables.server.ts";
import { setBankState } from "./bank/test-bank.server.ts";

const stockOf = async (shop: TestShop, sku: string) =>
  (await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku)))[0]?.stock;

async function begun(stock = 10, quantity = 2) {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock });
  const order = await anOrder(shop, [{ sku, quantity }]);
  const started = await startPayment(shop, order, "ideal");
  if (!started.ok) throw new Error(started.reason);
  return { shop, sku, order, payment: started.payment };
}

test("the same notice a thousand times, at once and out of order, settles once", async () => {
  const { shop, order, payment, sku } = await begun();
  await setBankState(shop, payment, "paid");
  for (let round = 0; round < 10; round++)
    await Promise.all(
      Array.from({ length: 100 }, (_, at) => (at % 3 ? syncByProviderId(shop, payment) : syncOrder(shop, order.id))),
    );
  await setBankState(shop, payment, "expired");
  await syncByProviderId(shop, payment);
  const settled = await findOrderById(shop.db, order.id);
  expect(settled?.paidAt).not.toBeNull();
  expect(settled?.invoiceNumber).toBe("F2026-000001");
  expect((await listEvents(shop.db, order.id)).filter(({ kind }) => kind === "confirmed").length).toBe(1);
  expect(shop.jobs.sent.filter(({ name }) => name === "order-confirmed").length).toBe(1);
  expect(await stockOf(shop, sku)).toBe(8);
  expect((await viewCart(shop, order.cart)).count, "the cart is empty after payment").toBe(0);
  await Promise.all([confirmOrder(shop, order.id), confirmOrder(shop, order.id), confirmOrder(shop, order.id)]);
  expect((await shop.db.select().from(mails)).length, "one mail").toBe(1);
});

test("pay, fail, pay again: one order, two payments, one settlement", async () => {
  const { shop, order, payment } = await begun();
  await setBankState(shop, payment, "failed");
  await syncByProviderId(shop, payment);
  expect((await viewCart(shop, order.cart)).count, "the cart is kept when a payment fails").toBe(2);
  expect(await holdAgain(shop, order.id)).toBe(true);
  const again = await startPayment(shop, order, "bancontact");
  if (!again.ok) throw new Error(again.reason);
  expect(again.payment).not.toBe(payment);
  await setBankState(shop, again.payment, "paid");
  await syncByProviderId(shop, again.payment);
  const paid = await findOrderById(shop.db, order.id);
  expect(paid?.paidAt).not.toBeNull();
  expect(paid?.paymentMethod, "the mail says how it was really paid").toBe("bancontact");
});

test("back from the bank with another method in mind: that one opens, and the first is still there", async () => {
  const { shop, order, payment } = await begun();
  const other = await startPayment(shop, order, "creditcard");
  const [same, first] = [await startPayment(shop, order, "creditcard"), await startPayment(shop, order, "ideal")];
  if (!other.ok || !same.ok || !first.ok) throw new Error("no payment");
  expect(other.payment).not.toBe(payment);
  expect([same.payment, first.payment]).toEqual([other.payment, payment]);
});

test("two clicks open one payment", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const order = await anOrder(shop, [{ sku, quantity: 1 }]);
  const started = await Promise.all(Array.from({ length: 8 }, () => startPayment(shop, order, "ideal")));
  expect(new Set(started.map((one) => (one.ok ? one.url : ""))).size).toBe(1);
  expect((await shop.db.select().from(payments)).length).toBe(1);
});

test("paid twice with two payments: the second goes back by itself, once", async () => {
  const { shop, order, payment } = await begun();
  await setBankState(shop, payment, "failed");
  await syncByProviderId(shop, payment);
  const second = await startPayment(shop, order, "ideal");
  if (!second.ok) throw new Error(second.reason);
  await setBankState(shop, payment, "paid");
  await setBankState(shop, second.payment, "paid");
  await Promise.all([syncByProviderId(shop, second.payment), syncByProviderId(shop, payment)]);
  const back = await shop.db.select().from(refunds);
  expect(back.map(({ reason }) => reason)).toEqual(["dubbele betaling"]);
  expect(shop.jobs.sent.filter(({ name }) => name === "refund-mail")).toHaveLength(1);
  await Promise.all(back.map(({ id }) => sendRefund(shop, id)));
  await Promise.all(back.map(({ id }) => sendRefund(shop, id)));
  const bank = await shop.db.select().from(bankPayments);
  const refunded = bank.reduce((sum, row) => sum + Object.values(row.refunded).reduce((a, b) => a + b, 0), 0);
  expect(refunded).toBe(order.dueCents);
  expect((await findOrderById(shop.db, order.id))?.refundedCents, "the order itself stays paid in full").toBe(0);
});

test("paid late: the order comes back to life when its plants are still there", async () => {
  const { shop, order, payment, sku } = await begun(5, 5);
  shop.at("2026-11-16T09:40:00Z");
  await expireOrders(shop);
  expect(await stockOf(shop, sku)).toBe(5);
  await setBankState(shop, payment, "paid");
  await syncForgotten(shop);
  const order2 = await findOrderById(shop.db, order.id);
  expect(order2).toMatchObject({ expiredAt: null, cancelledAt: null });
  expect(order2?.paidAt).not.toBeNull();
  expect(await stockOf(shop, sku)).toBe(0);
});

test("paid late and sold out: cancelled, never oversold, the money goes back", async () => {
  const { shop, order, payment, sku } = await begun(5, 5);
  shop.at("2026-11-16T09:40:00Z");
  await expireOrders(shop);
  await anOrder(shop, [{ sku, quantity: 3 }]);
  await setBankState(shop, payment, "paid");
  await syncByProviderId(shop, payment);
  expect((await findOrderById(shop.db, order.id))?.cancelledAt).not.toBeNull();
  expect(await stockOf(shop, sku)).toBe(2);
  expect((await shop.db.select().from(refunds)).map(({ amountCents, reason }) => [amountCents, reason])).toEqual([
    [order.dueCents, "uitverkocht"],
  ]);
});

test("another amount than agreed does not settle an order", async () => {
  const { shop, order, payment } = await begun();
  await shop.db.update(bankPayments).set({ amountCents: 1, state: "paid" }).where(eq(bankPayments.id, payment));
  await syncByProviderId(shop, payment);
  expect((await findOrderById(shop.db, order.id))?.confirmedAt).toBeNull();
  expect((await listEvents(shop.db, order.id)).at(-1)?.kind).toBe("payment-differs");
});

test("a cancelled order pays back the way it was paid: the bank first, the rest on the gift card, once", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  await shop.db.insert(giftCards).values({ code: "BON", valueCents: 500, balanceCents: 500, createdAt: shop.now() });
  const cart = await aFilledCart(shop, [{ sku, quantity: 2 }]);
  await applyCode(shop, cart, "bon");
  const placed = await placeOrder(shop, cart, {
    attempt: "a",
    expectedTotalCents: await totalOf(shop, cart),
    paymentMethod: "ideal",
  });
  if (!placed.ok) throw new Error(placed.reason);
  const started = await startPayment(shop, placed.order, "ideal");
  if (!started.ok) throw new Error(started.reason);
  await setBankState(shop, started.payment, "paid");
  await syncByProviderId(shop, started.payment);
  const answers = await Promise.all([
    cancelOrder(shop, placed.order.id, "all", "staff"),
    cancelOrder(shop, placed.order.id, "all", "staff"),
  ]);
  expect(answers.filter(({ ok }) => ok).length).toBe(1);
  const asked = shop.jobs.sent.filter(({ name }) => name === "refund-order");
  expect(asked.length).toBe(1);
  const job = asked[0]?.data as Parameters<typeof refundOrder>[1];
  await Promise.all([refundOrder(shop, job), refundOrder(shop, job)]);
  expect((await shop.db.select().from(refunds)).map(({ amountCents }) => amountCents)).toEqual([placed.order.dueCents]);
  expect((await shop.db.select().from(giftCards))[0]?.balanceCents).toBe(500);
  const order = await findOrderById(shop.db, placed.order.id);
  expect(order?.refundedCents).toBe(order?.totalCents);
  expect(await stockOf(shop, sku)).toBe(100);
});

test("no stock leaks: what is sold and what is left always add up", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 40 });
  const orders = await Promise.all(Array.from({ length: 12 }, () => anOrder(shop, [{ sku, quantity: 3 }])));
  await Promise.all(
    orders.map(async (order, at) => {
      const started = await startPayment(shop, order, "ideal");
      if (!started.ok) return;
      await setBankState(shop, started.payment, at % 2 ? "paid" : "failed");
      await Promise.all([syncByProviderId(shop, started.payment), syncByProviderId(shop, started.payment)]);
    }),
  );
  shop.at("2026-11-16T12:00:00Z");
  await Promise.all([expireOrders(shop), expireOrders(shop)]);
  const { rows } = await shop.db.execute<{ sold: number }>(
    sql`select coalesce(sum(l.quantity), 0)::int as sold from order_lines l join orders o on o.id = l."order" where o.confirmed_at is not null`,
  );
  expect(rows[0]?.sold).toBe(18);
  expect(await stockOf(shop, sku)).toBe(22);
});
