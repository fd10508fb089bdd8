// What went wrong in other shops under load, each once, so that it cannot happen here unseen.
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addLines, openCart } from "#cart/lines/change-cart.server.ts";
import { readCart } from "#cart/carts.server.ts";
import { carts } from "#cart/tables.server.ts";
import { viewCart } from "#cart/view-cart.server.ts";
import { findCartId } from "#cart/whose-cart.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { orderAndPay } from "#checkout/order-deed.server.ts";
import { findOrderById } from "#orders/orders.server.ts";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { orders } from "#orders/tables.server.ts";
import { startPayment } from "#payments/start-payment.server.ts";
import { syncByProviderId, syncForgotten } from "#payments/sync-payment.server.ts";
import { bankPayments, payments } from "#payments/tables.server.ts";
import { setBankState } from "../app/payments/bank/test-bank.server.ts";
import { aFilledCart, anOrder, aPlant, inLanes, totalOf } from "./buying.ts";
import { aCustomer } from "./client.ts";
import { aShop } from "./shop.ts";

const OPEN = { stops: [], full: [] };

test("one sold forty of ten: here forty buyers of ten plants make ten orders", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 10 });
  const all = [];
  for (let one = 0; one < 40; one++) all.push(await aFilledCart(shop, [{ sku, quantity: 1 }]));
  const asked = { attempt: "koop", expectedTotalCents: await totalOf(shop, all[0] ?? ""), paymentMethod: "ideal" };
  const results = await inLanes(all, 40, (cart) => placeOrder(shop, cart, asked));
  expect(results.filter(({ ok }) => ok).length).toBe(10);
  expect((await shop.db.select({ stock: variants.stock }).from(variants))[0]?.stock).toBe(0);
});

test("one took fifteen payments for five orders: here three clicks at once make one order and one payment of the same amount", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const clicks = [];
  for (let one = 0; one < 5; one++) {
    const cart = await aFilledCart(shop, [{ sku, quantity: one + 1 }]);
    const stored = await readCart(shop.db, cart);
    if (!stored) throw new Error("no cart");
    const asked = { attempt: "klik", expectedTotalCents: await totalOf(shop, cart), paymentMethod: "ideal" };
    clicks.push(...[1, 2, 3].map(() => () => orderAndPay(shop, { stored, closed: OPEN }, asked)));
  }
  const results = await Promise.all(clicks.map((click) => click()));
  expect(new Set(results.map((one) => (one.ok ? one.url : one.reason))).size, "each click goes to the same bank").toBe(
    5,
  );
  expect(results.every(({ ok }) => ok)).toBe(true);
  const { rows } = await shop.db.execute(
    sql`select count(*)::int as payments, count(distinct p."order")::int as orders, bool_and(p.amount_cents = o.total_cents and b.amount_cents = o.total_cents) as equal from payments p join orders o on o.id = p."order" join bank_payments b on b.id = p.provider_id`,
  );
  expect(rows[0]).toEqual({ payments: 5, orders: 5, equal: true });
  expect((await shop.db.select().from(bankPayments)).length).toBe(5);
});

test("one lost 39 of 48 parallel orders to a colliding number: here all 48 stand, numbered without a gap", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 1000 });
  const all = [];
  for (let one = 0; one < 48; one++) all.push(await aFilledCart(shop, [{ sku, quantity: 1 }]));
  const asked = { attempt: "koop", expectedTotalCents: await totalOf(shop, all[0] ?? ""), paymentMethod: "ideal" };
  await inLanes(all, 48, (cart) => placeOrder(shop, cart, asked));
  const rows = await shop.db.select({ number: orders.number }).from(orders).orderBy(asc(orders.number));
  expect(rows.map(({ number }) => Number(number.slice(5)))).toEqual(Array.from({ length: 48 }, (_, at) => at + 1));
});

test("paid orders that never appear: the notice may come before the shop knows the payment, and the cart may be gone", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const order = await anOrder(shop, [{ sku, quantity: 2 }]);
  const started = await startPayment(shop, order, "ideal");
  if (!started.ok) throw new Error(started.reason);
  await shop.db.update(payments).set({ providerId: null, checkoutUrl: null });
  await setBankState(shop, started.payment, "paid");
  expect(await syncByProviderId(shop, started.payment), "nobody knows this payment yet").toBe(false);
  await shop.db.delete(carts);
  expect((await startPayment(shop, order, "ideal")).ok, "the shop's own response arrives, after the notice").toBe(true);
  shop.at("2026-11-16T09:03:00Z");
  await syncForgotten(shop);
  expect((await findOrderById(shop.db, order.id))?.paidAt).not.toBeNull();
});

test("guest carts lost at login: two tabs that arrive together pour it in once, and nothing is missing", async () => {
  const shop = await aShop();
  const [a, b] = [await aPlant(shop, { sku: "A" }), await aPlant(shop, { sku: "B" })];
  const { jar, user } = await aCustomer(shop);
  const own = await openCart(shop, user.id);
  await addLines(shop, own, [{ sku: a, quantity: 1 }]);
  const guest = await openCart(shop);
  await addLines(shop, guest, [
    { sku: a, quantity: 3 },
    { sku: b, quantity: 2 },
  ]);
  const cookie = [...jar, ["mand", guest]].map(([name, value]) => `${name}=${value}`).join("; ");
  const tab = () => findCartId(shop, new Request("http://localhost:3000/", { headers: { cookie } }));
  const found = await Promise.all(Array.from({ length: 6 }, tab));
  expect([...new Set(found)]).toEqual([own]);
  const lines = (await viewCart(shop, own)).lines.map(({ sku, quantity }) => [sku, quantity]);
  expect(lines).toEqual([
    ["A", 3],
    ["B", 2],
  ]);
  expect((await shop.db.select().from(carts).where(eq(carts.id, guest))).length).toBe(0);
});

test("totals off by a rounding: cart, order, payment, VAT and the sum of the lines are equal to the cent", async () => {
  const shop = await aShop();
  const skus = [];
  for (const [at, priceCents] of [333, 1999, 7, 12345].entries())
    skus.push(await aPlant(shop, { sku: `R${at}`, stock: 500, priceCents }));
  for (let round = 1; round <= 12; round++) {
    const lines = skus.map((sku, at) => ({ sku, quantity: ((round * (at + 3)) % 17) + 1 }));
    const order = await anOrder(shop, lines);
    const shown = await viewCart(shop, order.cart);
    const { snapshot, totalCents } = (await findOrderById(shop.db, order.id)) ?? {};
    if (!snapshot) throw new Error("no order");
    const started = await startPayment(shop, order, "ideal");
    const [bank] = started.ok
      ? await shop.db.select().from(bankPayments).where(eq(bankPayments.id, started.payment))
      : [];
    const sum = snapshot.lines.reduce((all, line) => all + line.lineCents - line.discountCents, snapshot.deliveryCents);
    const vat = snapshot.vat.reduce((all, { grossCents }) => all + grossCents, 0);
    expect([totalCents, order.dueCents, bank?.amountCents, sum, vat]).toEqual(Array(5).fill(shown.totalCents));
  }
});
