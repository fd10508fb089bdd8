import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { variants } from "#catalogue/tables.server.ts";
import { cancelOrder } from "#orders/refunding/cancel-order.server.ts";
import { confirmOrder } from "#orders/papers/confirm-order.server.ts";
import { findOrderById } from "#orders/orders.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { mails } from "#outside/tables.server.ts";
import { anOrder } from "../../../tests/buying.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { addLines, openCart, pourIn } from "./change-cart.server.ts";
import { viewCart } from "../view-cart.server.ts";

const ROLLS = ["KG01-ROL4MBRE", "KG02-ROL4MBRE", "KG03-ROL4MBRE", "KG04-ROL4MBRE"];
const sample = (at: number) => ({ sku: ROLLS[at] ?? "", quantity: 1, cut: "staal" });

async function filled(): Promise<TestShop> {
  const shop = await aFilledShop();
  return shop;
}
const stockOf = async (shop: TestShop, sku: string) =>
  (await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku)))[0]?.stock ?? 0;

test("three samples cost nothing, delivery neither; a fourth is refused kindly", async () => {
  const shop = await filled();
  const cart = await openCart(shop);
  expect(await addLines(shop, cart, [sample(0), sample(1), { ...sample(2), quantity: 9 }])).toEqual({ ok: true });
  expect(await addLines(shop, cart, [sample(0)]), "the same one again is no fourth").toEqual({ ok: true });
  expect(await addLines(shop, cart, [sample(3)])).toEqual({ ok: false, reason: "samples" });
  const view = await viewCart(shop, cart);
  expect(view).toMatchObject({ count: 3, totalCents: 0, deliveryCents: 0, dueCents: 0 });
  expect(view.lines[0]).toMatchObject({ note: "gratis staal van 10 × 15 cm", unitCents: 0, notice: null });
});

test("a sample beside a roll is its own line, and a link cannot smuggle in a fourth", async () => {
  const shop = await filled();
  const cart = await openCart(shop);
  await addLines(shop, cart, [sample(1), { sku: ROLLS[1] ?? "", quantity: 1, cut: "4.310" }]);
  expect((await viewCart(shop, cart)).lines.map(({ quantity, lineCents }) => [quantity, lineCents])).toEqual([
    [1, 0],
    [13, 13 * 1695],
  ]);
  await pourIn(shop, cart, [sample(0), sample(2), sample(3)]);
  expect((await viewCart(shop, cart)).lines.filter(({ cut }) => cut === "staal")).toHaveLength(3);
  const plant = await shop.db.select({ sku: variants.sku }).from(variants).where(eq(variants.sku, "HB01-BW80"));
  expect(await addLines(shop, cart, [{ sku: plant[0]?.sku ?? "", quantity: 1, cut: "staal" }])).toMatchObject({
    ok: false,
  });
});

test("samples become an order of nothing that is confirmed at once and takes no stock", async () => {
  const shop = await filled();
  const before = await stockOf(shop, ROLLS[0] ?? "");
  const placed = await anOrder(shop, [sample(0), sample(1)]);
  expect(placed.dueCents).toBe(0);
  await shop.db.transaction((tx) => settleOrder(shop, tx, placed.id, { paid: true, by: "shopper" }));
  await confirmOrder(shop, placed.id);
  const order = await findOrderById(shop.db, placed.id);
  expect(order?.snapshot.lines.map(({ note, withdrawal }) => [note, withdrawal])).toEqual([
    ["gratis staal van 10 × 15 cm", "yes"],
    ["gratis staal van 10 × 15 cm", "yes"],
  ]);
  const [mail] = await shop.db.select().from(mails);
  expect(mail?.text).toContain("gratis staal");
  expect(mail?.text).not.toContain("Betaald met");
  expect(await stockOf(shop, ROLLS[0] ?? "")).toBe(before);
  expect(await cancelOrder(shop, placed.id, "all", "shopper")).toEqual({ ok: true, refundCents: 0 });
  expect(await stockOf(shop, ROLLS[0] ?? "")).toBe(before);
});
