import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readCart } from "#cart/carts.server.ts";
import { carts, giftCards } from "#cart/tables.server.ts";
import { priceCart } from "#cart/view-cart.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { ADDRESS, aFilledCart, anOrder, aPlant } from "../../tests/buying.ts";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { findFaults } from "./answers.ts";

const BELGIAN = {
  ...ADDRESS,
  country: "BE" as const,
  postcode: "2000",
  business: true,
  company: "Bomen nv",
  vatNumber: "BE0403019261",
  vatConfirmed: { number: "BE0403019261", by: "vies" as const },
};

async function priced(shop: TestShop, cart: string) {
  const stored = await readCart(shop.db, cart);
  if (!stored) throw new Error("no cart");
  return priceCart(shop, stored);
}

test("a number that the tax office does not know leads neither on nor to a price without VAT", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const cart = await aFilledCart(shop, [{ sku, quantity: 2 }], BELGIAN);
  expect(findFaults(BELGIAN)).toEqual({});
  expect((await priced(shop, cart)).reversedCents).toBeGreaterThan(0);
  await shop.db
    .update(carts)
    .set({ answers: { ...BELGIAN, vatConfirmed: undefined } })
    .where(eq(carts.id, cart));
  expect((await priced(shop, cart)).reversedCents, "a right checksum is not the register's word").toBe(0);
  const refused = { ...BELGIAN, vatConfirmed: undefined, vatRefused: BELGIAN.vatNumber };
  expect(Object.keys(findFaults(refused))).toEqual(["vatNumber"]);
  await shop.db.update(carts).set({ answers: refused }).where(eq(carts.id, cart));
  expect((await priced(shop, cart)).reversedCents).toBe(0);
  expect(findFaults({ ...refused, vatNumber: "BE0403170701" }), "another number is asked anew").toEqual({});
});

test("a Belgian who collects at the nursery pays Dutch VAT, also as a company", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const cart = await aFilledCart(shop, [{ sku, quantity: 2 }], { ...BELGIAN, method: "ophalen" });
  expect(await priced(shop, cart)).toMatchObject({ reversedCents: 0, vat: [{ rate: 9 }] });
});

test("who comes back from the bank still has the gift card and the last plants that the open order holds", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 2, priceCents: 5000 });
  await shop.db.insert(giftCards).values({ code: "BON", valueCents: 3000, balanceCents: 3000, createdAt: shop.now() });
  const first = await anOrder(shop, [{ sku, quantity: 2 }], ADDRESS, ["BON"]);
  const again = await priced(shop, first.cart);
  expect([again.giftCents, again.dueCents]).toEqual([3000, first.dueCents]);
  const asked = { attempt: "tweede", expectedTotalCents: again.totalCents, paymentMethod: "ideal" };
  expect(await placeOrder(shop, first.cart, asked)).toMatchObject({ ok: true, order: { dueCents: first.dueCents } });
  const [card] = await shop.db.select().from(giftCards);
  const [plant] = await shop.db.select({ stock: variants.stock }).from(variants);
  expect([card?.balanceCents, plant?.stock], "the first order let go of both").toEqual([0, 0]);
});
