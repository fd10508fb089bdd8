import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, variants } from "#catalogue/tables.server.ts";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { orders } from "#orders/tables.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { ADDRESS, aFilledCart, anOrder, aPlant } from "../../../tests/buying.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { discountCodes } from "../tables.server.ts";
import { applyCode } from "../codes/apply-code.server.ts";
import { viewCart } from "../view-cart.server.ts";
import { addLines, setLine } from "./change-cart.server.ts";

const setStock = (shop: TestShop, sku: string, stock: number) =>
  shop.db.update(variants).set({ stock }).where(eq(variants.sku, sku));

async function twoPlants() {
  const shop = await aShop();
  const left = await aPlant(shop, { sku: "BLIJFT", priceCents: 1000 });
  const gone = await aPlant(shop, { sku: "GAAT", priceCents: 9000 });
  const cart = await aFilledCart(shop, [
    { sku: left, quantity: 2 },
    { sku: gone, quantity: 3 },
  ]);
  return { shop, left, gone, cart };
}

test("what sells out in the cart is told and counts nowhere until it is there again", async () => {
  const { shop, left, gone, cart } = await twoPlants();
  const before = await viewCart(shop, cart);
  expect([before.count, before.goodsCents, before.gone]).toEqual([5, 29_000, []]);
  await setStock(shop, gone, 0);
  const now = await viewCart(shop, cart);
  expect(now.lines.map(({ sku }) => sku)).toEqual([left]);
  expect(now.gone.map(({ sku, quantity, lineCents, notice }) => [sku, quantity, lineCents, notice?.kind])).toEqual([
    [gone, 3, 0, "gone"],
  ]);
  expect([now.count, now.goodsCents, now.totalCents]).toEqual([2, 2000, 2000 + now.deliveryCents]);
  expect(now.deliveryCents, "what is left is too little for free delivery").toBeGreaterThan(0);
  await setStock(shop, gone, 100);
  expect(await viewCart(shop, cart), "the same cart as before").toEqual(before);
});

test("what is taken out of the range is told too, and no code is reached by it", async () => {
  const { shop, gone, cart } = await twoPlants();
  await shop.db.insert(discountCodes).values({ code: "HEG", kind: "amount", value: 500, minimumCents: 10_000 });
  await applyCode(shop, cart, "HEG");
  expect((await viewCart(shop, cart)).discountCents).toBe(500);
  await shop.db.update(products).set({ listed: false }).where(eq(products.slug, "taxus-gaat"));
  const now = await viewCart(shop, cart);
  expect([now.discountCents, now.gone.map(({ sku }) => sku)]).toEqual([0, [gone]]);
  expect(now.gone[0]?.notice?.text).toMatch(/verkopen we niet meer/);
  expect(now.codeProblem).toMatch(/100,00/);
});

test("an order holds what is for sale; what was sold out stays in the cart", async () => {
  const { shop, left, gone, cart } = await twoPlants();
  await setStock(shop, gone, 0);
  const { totalCents } = await viewCart(shop, cart);
  const placed = await placeOrder(shop, cart, {
    attempt: "een",
    expectedTotalCents: totalCents,
    paymentMethod: "ideal",
  });
  if (!placed.ok) throw new Error(placed.reason);
  expect(placed.order.dueCents).toBe(totalCents);
  await shop.db.transaction((tx) => settleOrder(shop, tx, placed.order.id, { paid: true, by: "shopper" }));
  const after = await viewCart(shop, cart);
  expect([after.lines, after.gone.map(({ sku }) => sku)]).toEqual([[], [gone]]);
  expect((await shop.db.select().from(variants).where(eq(variants.sku, left)))[0]?.stock).toBe(98);
});

test("the last plants that an unpaid order of this cart holds are for sale to this cart, also fewer of them", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 2, priceCents: 5000 });
  const { cart } = await anOrder(shop, [{ sku, quantity: 2 }], ADDRESS);
  const own = await viewCart(shop, cart);
  expect([own.count, own.gone, own.lines[0]?.notice]).toEqual([2, [], null]);
  expect(await setLine(shop, cart, sku, 1)).toEqual({ ok: true });
  expect((await viewCart(shop, cart)).goodsCents).toBe(5000);
  const other = await aFilledCart(shop, []);
  expect(await setLine(shop, other, sku, 1), "to nobody else").toEqual({ ok: false, reason: "sold-out" });
});

test("one more of what an unpaid order of this cart holds is put on top of it, up to what there is", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 4, priceCents: 5000 });
  const { cart } = await anOrder(shop, [{ sku, quantity: 3 }], ADDRESS);
  expect(await addLines(shop, cart, [{ sku, quantity: 1 }])).toEqual({ ok: true });
  expect((await viewCart(shop, cart)).count).toBe(4);
  expect(await addLines(shop, cart, [{ sku, quantity: 1 }])).toEqual({ ok: true });
  expect((await viewCart(shop, cart)).count, "never more than there is").toBe(4);
  const all = await aPlant(shop, { sku: "LAATSTE", stock: 2 });
  const { cart: own } = await anOrder(shop, [{ sku: all, quantity: 2 }], ADDRESS);
  await setLine(shop, own, all, 1);
  expect(await addLines(shop, own, [{ sku: all, quantity: 1 }])).toEqual({ ok: true });
  expect((await viewCart(shop, own)).count).toBe(2);
});

test("a tree that no longer comes before Christmas is told and counts nowhere; the rest of the cart is bought", async () => {
  const { shop, left, gone, cart } = await twoPlants();
  await shop.db
    .update(variants)
    .set({ season: ["11-15", "12-24"] })
    .where(eq(variants.sku, gone));
  const at = (moment: string) => ({ ...shop, now: () => new Date(moment) });
  expect((await viewCart(at("2026-12-18T09:00:00Z"), cart)).lines).toHaveLength(2);
  const late = at("2026-12-22T09:00:00Z");
  const now = await viewCart(late, cart);
  expect(now.lines.map(({ sku }) => sku)).toEqual([left]);
  expect(now.gone.map(({ sku, notice }) => [sku, notice?.text])).toEqual([
    [gone, expect.stringContaining("vanaf 15 november 2027")],
  ]);
  const asked = { attempt: "kerst", expectedTotalCents: now.totalCents, paymentMethod: "ideal" };
  const placed = await placeOrder(late, cart, asked);
  const [order] = await shop.db.select().from(orders);
  expect([placed.ok, order?.snapshot.lines.map(({ sku }) => sku)]).toEqual([true, [left]]);
});

test("a hedge with bare roots waits half a year for its season", async () => {
  const { shop, gone, cart } = await twoPlants();
  await shop.db
    .update(variants)
    .set({ season: ["10-15", "04-15"] })
    .where(eq(variants.sku, gone));
  const spring = { ...shop, now: () => new Date("2027-04-16T09:00:00Z") };
  expect((await viewCart(spring, cart)).gone).toEqual([]);
});
