import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cancelOrder } from "#orders/refunding/cancel-order.server.ts";
import { holdAgain } from "#orders/placing/hold-again.server.ts";
import { mailRefund } from "#orders/papers/order-mails.server.ts";
import { findOrderById } from "#orders/orders.server.ts";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { expireOrders } from "#orders/placing/release-order.server.ts";
import { mails } from "#outside/tables.server.ts";
import { aFilledCart, aPlant, totalOf } from "../../tests/buying.ts";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { startPayment } from "./start-payment.server.ts";
import { syncByProviderId } from "./sync-payment.server.ts";
import { bankPayments, refunds } from "./tables.server.ts";
import { setBankState } from "./bank/test-bank.server.ts";

async function aCart() {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 10 });
  return { shop, cart: await aFilledCart(shop, [{ sku, quantity: 2 }]) };
}

async function toBank(shop: TestShop, cart: string, attempt: string) {
  const placed = await placeOrder(shop, cart, {
    attempt,
    expectedTotalCents: await totalOf(shop, cart),
    paymentMethod: "ideal",
  });
  if (!placed.ok) throw new Error(placed.reason);
  const started = await startPayment(shop, placed.order, "ideal");
  if (!started.ok) throw new Error(started.reason);
  return { ...placed.order, payment: started.payment };
}

async function pay(shop: TestShop, payment: string) {
  await setBankState(shop, payment, "paid");
  await syncByProviderId(shop, payment);
}

test("bank, back, pay again: the money of the order that was replaced goes back with a mail that says so", async () => {
  const { shop, cart } = await aCart();
  const first = await toBank(shop, cart, "een");
  const second = await toBank(shop, cart, "twee");
  await pay(shop, first.payment);
  await pay(shop, second.payment);
  const [one, two] = await Promise.all([first, second].map(({ id }) => findOrderById(shop.db, id)));
  expect([one?.confirmedAt ?? null, two?.confirmedAt instanceof Date]).toEqual([null, true]);
  expect(await shop.db.select().from(refunds)).toMatchObject([{ order: first.id, amountCents: first.dueCents }]);
  const told = shop.jobs.sent.find(({ name }) => name === "refund-mail");
  await mailRefund(shop, first.id, first.dueCents, String((told?.data as { once?: string } | undefined)?.once));
  const [mail] = await shop.db.select().from(mails);
  expect(mail?.text).toContain("vervangen");
});

test("an order that takes another's place cancels its payment at the bank", async () => {
  const { shop, cart } = await aCart();
  const first = await toBank(shop, cart, "een");
  await toBank(shop, cart, "twee");
  const { cancelPayments } = await import("./cancel-payments.server.ts");
  expect(shop.jobs.sent.filter(({ name }) => name === "cancel-payments").map(({ data }) => data)).toEqual([
    { order: first.id },
  ]);
  await Promise.all([cancelPayments(shop, first.id), cancelPayments(shop, first.id)]);
  const [at] = await shop.db.select().from(bankPayments).where(eq(bankPayments.id, first.payment));
  expect(at?.state).toBe("canceled");
});

test("an order that ran out and was ordered anew is not paid any more, and not by its old page either", async () => {
  const { shop, cart } = await aCart();
  const first = await toBank(shop, cart, "een");
  shop.at("2026-11-16T09:31:00Z");
  await expireOrders(shop);
  const second = await toBank(shop, cart, "twee");
  expect(await holdAgain(shop, first.id)).toBe(false);
  await pay(shop, second.payment);
  await pay(shop, first.payment);
  expect((await findOrderById(shop.db, first.id))?.confirmedAt).toBeNull();
  expect(await shop.db.select().from(refunds)).toHaveLength(1);
});

test("what a buyer cancelled stays cancelled, also when the bank's page was still open", async () => {
  const { shop, cart } = await aCart();
  const order = await toBank(shop, cart, "een");
  await cancelOrder(shop, order.id, "all", "shopper");
  await pay(shop, order.payment);
  expect((await findOrderById(shop.db, order.id))?.confirmedAt).toBeNull();
  expect(await shop.db.select().from(refunds)).toMatchObject([{ amountCents: order.dueCents }]);
});
