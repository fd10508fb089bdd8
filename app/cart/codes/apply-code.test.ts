import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { ADDRESS, aFilledCart, aPlant } from "../../../tests/buying.ts";
import { aShop } from "../../../tests/shop.ts";
import { carts, discountCodes, giftCards } from "../tables.server.ts";
import { viewCart } from "../view-cart.server.ts";
import { applyCode, dropCode } from "./apply-code.server.ts";

async function aCart() {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 20, priceCents: 5000 });
  await shop.db.insert(discountCodes).values([
    { code: "TIEN", kind: "percent", value: 10, mostUses: 1 },
    { code: "VIJF", kind: "amount", value: 500 },
  ]);
  const cards = ["BON1", "BON2", "BON3", "BON4", "BON5", "BON6"];
  await shop.db
    .insert(giftCards)
    .values(cards.map((code) => ({ code, valueCents: 500, balanceCents: 500, createdAt: shop.now() })));
  return { shop, cards, cart: await aFilledCart(shop, [{ sku, quantity: 2 }], ADDRESS) };
}

test("a second discount code takes the place of the first only when that counts no more, and says so", async () => {
  const { shop, cart } = await aCart();
  await applyCode(shop, cart, "tien");
  expect(await applyCode(shop, cart, "vijf")).toEqual({
    ok: false,
    message: "Per bestelling geldt één kortingscode, en TIEN gebruik je al. Haal die eerst weg.",
  });
  expect(await applyCode(shop, cart, "tien"), "the same once more").toMatchObject({ ok: true });
  expect((await viewCart(shop, cart)).discountCents).toBe(1000);
  await shop.db.update(discountCodes).set({ uses: 1 }).where(eq(discountCodes.code, "TIEN"));
  expect(await applyCode(shop, cart, "vijf")).toMatchObject({ ok: true });
  expect((await viewCart(shop, cart)).discountCents).toBe(500);
});

test("five gift cards pay together; a sixth is told to wait", async () => {
  const { shop, cart, cards } = await aCart();
  const used = [];
  for (const code of [...cards, "BON1"]) used.push((await applyCode(shop, cart, code)).ok);
  expect(used).toEqual([true, true, true, true, true, false, true]);
  expect((await viewCart(shop, cart)).giftCents).toBe(2500);
});

test("a code and a card that an unpaid order of this cart holds can be taken out and put back", async () => {
  const { shop, cart } = await aCart();
  for (const code of ["TIEN", "BON1"]) await applyCode(shop, cart, code);
  const { totalCents } = await viewCart(shop, cart);
  const placed = await placeOrder(shop, cart, {
    attempt: "een",
    expectedTotalCents: totalCents,
    paymentMethod: "ideal",
  });
  expect(placed.ok).toBe(true);
  for (const code of ["TIEN", "BON1"]) {
    await dropCode(shop, cart, code);
    expect([code, await applyCode(shop, cart, code)]).toMatchObject([code, { ok: true }]);
  }
  expect(await viewCart(shop, cart)).toMatchObject({ discountCents: 1000, giftCents: 500 });
  const [other] = await shop.db
    .insert(carts)
    .values({ id: "car_ander", createdAt: shop.now(), updatedAt: shop.now() })
    .returning();
  expect(await applyCode(shop, other?.id ?? "", "TIEN"), "nobody else's").toMatchObject({ ok: false });
});
