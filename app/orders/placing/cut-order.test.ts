import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addLines } from "#cart/lines/change-cart.server.ts";
import { viewCart } from "#cart/view-cart.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { mails } from "#outside/tables.server.ts";
import { anOrder } from "../../../tests/buying.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { cancelOrder } from "../refunding/cancel-order.server.ts";
import { confirmOrder } from "../papers/confirm-order.server.ts";
import { invoicePdf } from "../papers/invoice.server.ts";
import { findOrderById, listOrderLines } from "../orders.server.ts";
import { settleOrder } from "./settle-order.server.ts";
import { shipOrder } from "../shipping/ship-order.server.ts";

const ROLL = "KG02-ROL4MBRE";
const LINES = [
  { sku: ROLL, quantity: 1, cut: "4.420x2" },
  { sku: ROLL, quantity: 1, cut: "4.310" },
];

const stockOf = async (shop: TestShop) =>
  (await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, ROLL)))[0]?.stock ?? 0;

async function ordered() {
  const shop = await aFilledShop();
  const before = await stockOf(shop);
  const placed = await anOrder(shop, LINES);
  return { shop, before, placed };
}

test("an order keeps both cuts of one roll: in its snapshot, its lines, its mail and its invoice", async () => {
  const { shop, before, placed } = await ordered();
  expect(await stockOf(shop), "both cuts come off the same roll").toBe(before - 47);
  await shop.db.transaction((tx) => settleOrder(shop, tx, placed.id, { paid: true, by: "bank" }));
  const order = await findOrderById(shop.db, placed.id);
  expect(order?.snapshot.lines.map(({ note, quantity }) => [note, quantity])).toEqual([
    ["op maat: 2 × 4,20 m, rol 4 m", 34],
    ["op maat: 3,10 m, rol 4 m", 13],
  ]);
  expect((await listOrderLines(shop.db, placed.id)).map(({ cut, quantity }) => [cut, quantity])).toEqual([
    ["4.310", 13],
    ["4.420x2", 34],
  ]);
  await confirmOrder(shop, placed.id);
  const [mail] = await shop.db.select().from(mails);
  expect(mail?.html).toContain("op maat: 2 × 4,20 m, rol 4 m");
  expect(mail?.text).toContain("op maat: 3,10 m, rol 4 m");
  expect(mail?.text, "what is cut cannot be withdrawn").toContain("Geen bedenktijd");
  if (!order) throw new Error("no order");
  expect((await invoicePdf(shop, order)).length).toBeGreaterThan(1000);
  expect((await viewCart(shop, placed.cart)).count, "both left the cart").toBe(0);
});

test("a plan that was added after ordering stays in the cart when the money comes", async () => {
  const { shop, placed } = await ordered();
  await addLines(shop, placed.cart, [{ sku: ROLL, quantity: 1, cut: "4.500" }]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, placed.id, { paid: true, by: "bank" }));
  expect((await viewCart(shop, placed.cart)).lines.map(({ cut }) => cut)).toEqual(["4.500"]);
});

test("one cut is sent, the other cancelled, each for its own money", async () => {
  const { shop, before, placed } = await ordered();
  await shop.db.transaction((tx) => settleOrder(shop, tx, placed.id, { paid: true, by: "bank" }));
  expect(await shipOrder(shop, placed.id, [{ sku: ROLL, quantity: 34, cut: "4.420x2" }], ship)).toMatchObject({
    ok: true,
  });
  expect(await cancelOrder(shop, placed.id, [{ sku: ROLL, quantity: 13, cut: "4.310" }], "staff")).toEqual({
    ok: true,
    refundCents: 13 * 1695,
  });
  expect(await stockOf(shop)).toBe(before - 34);
});
const ship = { carrier: "Eigen wagen", by: "staff" };
