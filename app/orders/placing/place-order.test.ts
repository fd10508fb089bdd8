import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addLines, setLine } from "#cart/lines/change-cart.server.ts";
import { discountCodes, giftCards } from "#cart/tables.server.ts";
import { applyCode } from "#cart/codes/apply-code.server.ts";
import { listCards } from "#catalogue/product/products.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { findClosed } from "#delivery/closed.server.ts";
import { planShipments } from "#delivery/days.ts";
import { ADDRESS, aFilledCart, anOrder, aPlant, inLanes, totalOf } from "../../../tests/buying.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { listEvents } from "../orders.server.ts";
import { placeOrder } from "./place-order.server.ts";
import { expireOrders } from "./release-order.server.ts";
import { orders } from "../tables.server.ts";

const stockOf = async (shop: TestShop, sku: string) =>
  (await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku)))[0]?.stock;

test("two hundred buyers, fifty plants: exactly fifty sold, a hundred and fifty clear refusals, no number twice or missing", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 50 });
  const carts = [];
  for (let one = 0; one < 200; one++) carts.push(await aFilledCart(shop, [{ sku, quantity: 1 }]));
  const expectedTotalCents = await totalOf(shop, carts[0] ?? "");
  const answers = await inLanes(carts, 40, (cart) =>
    placeOrder(shop, cart, { attempt: "koop", expectedTotalCents, paymentMethod: "ideal" }),
  );
  const sold = answers.filter(({ ok }) => ok);
  const refused = answers.filter((one) => !one.ok && one.reason === "not-enough-stock");
  expect([sold.length, refused.length]).toEqual([50, 150]);
  expect(await stockOf(shop, sku)).toBe(0);
  const rows = await shop.db.select({ number: orders.number }).from(orders).orderBy(asc(orders.number));
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, at) => `2026-${String(at + 1).padStart(6, "0")}`),
  );
});

test("baskets with the same plants in another order never lock each other out", async () => {
  const shop = await aShop();
  const skus = [];
  for (const sku of ["A", "B", "C", "D", "E"]) skus.push(await aPlant(shop, { sku, stock: 1000 }));
  const carts = [];
  for (let one = 0; one < 48; one++)
    carts.push(
      await aFilledCart(
        shop,
        (one % 2 ? skus : [...skus].reverse()).map((sku) => ({ sku, quantity: 2 })),
      ),
    );
  const expectedTotalCents = await totalOf(shop, carts[0] ?? "");
  const answers = await inLanes(carts, 40, (cart) =>
    placeOrder(shop, cart, { attempt: "koop", expectedTotalCents, paymentMethod: "ideal" }),
  );
  expect(answers.filter(({ ok }) => ok).length).toBe(48);
  expect(await stockOf(shop, "A")).toBe(1000 - 96);
});

test("a double click and a retry place one order, also when it took the last plant", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 1 });
  const cart = await aFilledCart(shop, [{ sku, quantity: 1 }]);
  const asked = { attempt: "klik", expectedTotalCents: await totalOf(shop, cart), paymentMethod: "ideal" };
  const answers = await Promise.all(Array.from({ length: 10 }, () => placeOrder(shop, cart, asked)));
  const numbers = new Set(answers.map((one) => (one.ok ? one.order.number : one.reason)));
  expect([...numbers]).toEqual(["2026-000001"]);
  expect(answers.filter((one) => one.ok && !one.order.again).length).toBe(1);
  expect(await stockOf(shop, sku)).toBe(0);
});

test("a changed total is refused before anything is taken", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const cart = await aFilledCart(shop, [{ sku, quantity: 2 }]);
  const expectedTotalCents = await totalOf(shop, cart);
  await shop.db.update(variants).set({ priceCents: 1095 }).where(eq(variants.sku, sku));
  expect(await placeOrder(shop, cart, { attempt: "a", expectedTotalCents, paymentMethod: "ideal" })).toEqual({
    ok: false,
    reason: "total-changed",
  });
  expect(await stockOf(shop, sku)).toBe(100);
});

test("an order that is not paid in time lets its plants, code and gift card go, once", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  await shop.db.insert(discountCodes).values({ code: "EENMAAL", kind: "percent", value: 10, mostUses: 1 });
  await shop.db.insert(giftCards).values({ code: "BON", valueCents: 500, balanceCents: 500, createdAt: shop.now() });
  const cart = await aFilledCart(shop, [{ sku, quantity: 3 }]);
  await applyCode(shop, cart, "eenmaal");
  await applyCode(shop, cart, "bon");
  const placed = await placeOrder(shop, cart, {
    attempt: "a",
    expectedTotalCents: await totalOf(shop, cart),
    paymentMethod: "ideal",
  });
  if (!placed.ok) throw new Error(placed.reason);
  expect((await shop.db.select().from(giftCards))[0]?.balanceCents).toBe(0);
  expect((await shop.db.select().from(discountCodes))[0]?.uses).toBe(1);
  expect(await stockOf(shop, sku)).toBe(97);
  shop.at("2026-11-16T09:29:00Z");
  expect(await expireOrders(shop)).toBe(0);
  shop.at("2026-11-16T09:31:00Z");
  expect(
    await Promise.all([expireOrders(shop), expireOrders(shop), expireOrders(shop)]).then((counts) =>
      counts.reduce((a, b) => a + b),
    ),
  ).toBe(1);
  expect(await stockOf(shop, sku)).toBe(100);
  expect((await shop.db.select().from(giftCards))[0]?.balanceCents).toBe(500);
  expect((await shop.db.select().from(discountCodes))[0]?.uses).toBe(0);
  expect((await listEvents(shop.db, placed.order.id)).map(({ kind }) => kind)).toEqual(["placed", "expired"]);
});

test("ordering again from the same cart takes the place of the unpaid order", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 5 });
  const { cart } = await anOrder(shop, [{ sku, quantity: 5 }]);
  expect(await stockOf(shop, sku)).toBe(0);
  await setLine(shop, cart, sku, 4);
  const total = await totalOf(shop, cart);
  const again = await placeOrder(shop, cart, { attempt: "tweede", expectedTotalCents: total, paymentMethod: "ideal" });
  expect(again).toMatchObject({ ok: true, order: { number: "2026-000002" } });
});

test("a day that is full is not offered, its last delivery goes to one buyer, and an order that ends gives it back", async () => {
  const shop = await aShop({ DELIVERY_DAY_CAPACITY: "3" });
  const sku = await aPlant(shop, { stock: 100 });
  const day = "2026-11-19";
  const carts = [];
  for (let one = 0; one < 12; one++) carts.push(await aFilledCart(shop, [{ sku, quantity: 1 }], { ...ADDRESS, day }));
  const asked = { attempt: "koop", expectedTotalCents: await totalOf(shop, carts[0] ?? ""), paymentMethod: "ideal" };
  const answers = await inLanes(carts, 12, (cart) => placeOrder(shop, cart, asked));
  expect(answers.filter(({ ok }) => ok).length).toBe(3);
  expect(answers.filter((one) => !one.ok && one.reason === "day").length).toBe(9);
  expect(await stockOf(shop, sku), "who was refused took nothing").toBe(97);
  const plan = () => findClosed(shop).then((closed) => planShipments([line(sku)], shop.now(), closed)[0]?.days[0]);
  expect(await plan()).toBe("2026-11-20");
  const collected = await aFilledCart(shop, [{ sku, quantity: 1 }], { ...ADDRESS, day, method: "ophalen" });
  const free = { ...asked, expectedTotalCents: await totalOf(shop, collected) };
  expect((await placeOrder(shop, collected, free)).ok, "who comes to the nursery needs no van").toBe(true);
  shop.at("2026-11-16T09:45:00Z");
  expect(await expireOrders(shop)).toBe(4);
  expect(await plan()).toBe(day);
});

test("a day that passed while somebody hesitated is told, not changed behind their back", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const cart = await aFilledCart(shop, [{ sku, quantity: 1 }], { ...ADDRESS, day: "2026-11-19" });
  shop.at("2026-11-16T15:01:00Z");
  const asked = { attempt: "koop", expectedTotalCents: await totalOf(shop, cart), paymentMethod: "ideal" };
  expect(await placeOrder(shop, cart, asked)).toEqual({ ok: false, reason: "day" });
});

const line = (sku: string) => ({
  sku,
  name: "Taxus",
  quantity: 1,
  delivery: "pakket" as const,
  form: "pot",
  weightG: 900,
  season: null,
  live: true,
});

async function order(shop: TestShop, cart: string, attempt: string) {
  const expectedTotalCents = await totalOf(shop, cart);
  const placed = await placeOrder(shop, cart, { attempt, expectedTotalCents, paymentMethod: "ideal" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.order;
}

test("a code for free delivery that takes nothing off is not used up", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { priceCents: 2995 });
  await shop.db
    .insert(discountCodes)
    .values({ code: "GRATIS", kind: "delivery", value: 0, minimumCents: 5000, mostUses: 1 });
  const cart = await aFilledCart(shop, [{ sku, quantity: 2 }]);
  await applyCode(shop, cart, "gratis");
  await setLine(shop, cart, sku, 1);
  const { id } = await order(shop, cart, "eerste");
  const [code] = await shop.db.select().from(discountCodes);
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  expect([code?.uses, row?.snapshot.code, row?.snapshot.deliveryCents]).toEqual([0, null, 695]);
});

test("what a replaced order held is for sale again on its card", async () => {
  const shop = await aShop();
  const last = await aPlant(shop, { sku: "LAATSTE", stock: 1 });
  const other = await aPlant(shop, { sku: "ANDER" });
  const soldOut = async () => (await listCards(shop.db, ["taxus-laatste"]))[0]?.soldOut;
  const cart = await aFilledCart(shop, [{ sku: last, quantity: 1 }]);
  await order(shop, cart, "eerste");
  expect(await soldOut()).toBe(true);
  await setLine(shop, cart, last, 0);
  await addLines(shop, cart, [{ sku: other, quantity: 1 }]);
  await order(shop, cart, "tweede");
  expect([await stockOf(shop, last), await soldOut()]).toEqual([1, false]);
});
