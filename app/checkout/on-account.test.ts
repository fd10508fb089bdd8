import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#accounts/tables.server.ts";
import { carts } from "#cart/tables.server.ts";
import { approveCompany, endCompany } from "#orders/on-account/company-deeds.server.ts";
import { findOrder } from "#orders/orders.server.ts";
import { orders } from "#orders/tables.server.ts";
import { ADDRESS, aFilledCart, aPlant, totalOf } from "../../tests/buying.ts";
import { aCustomer } from "../../tests/client.ts";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { tryDeed } from "../../tests/try-deed.ts";
import { placeCartOrder } from "./order-deed.server.ts";

const COMPANY = { ...ADDRESS, business: true, company: "Verzonnen bv" };

async function buy(shop: TestShop, cookie: string, quantity: number, userId?: string) {
  const cart = await aFilledCart(shop, [{ sku: "TX-30", quantity }], COMPANY);
  if (userId) {
    await shop.db.update(carts).set({ userId: null }).where(eq(carts.userId, userId));
    await shop.db.update(carts).set({ userId }).where(eq(carts.id, cart));
  }
  const expectedTotalCents = await totalOf(shop, cart);
  const request = new Request(shop.url, { headers: { cookie: `${cookie}; mand=${cart}` } });
  const outcome = await tryDeed(shop, placeCartOrder, { paymentMethod: "rekening", expectedTotalCents }, { request });
  return outcome.ok ? (outcome.shows as { number: string }).number : outcome.reason;
}

test("a guest with a made-up company does not buy on account", async () => {
  const shop = await aShop();
  await aPlant(shop);
  expect(await buy(shop, "", 2)).toBe("choose");
  expect(await shop.db.$count(orders)).toBe(0);
});

test("a company that staff approved buys on account up to its ceiling, and no longer than staff allows", async () => {
  const shop = await aShop();
  await aPlant(shop, { priceCents: 4000, stock: 500 });
  const customer = await aCustomer(shop);
  const cookie = [...customer.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const [user] = await shop.db.update(users).set({ confirmedAt: shop.now() }).returning();
  if (!user) throw new Error("nobody");
  expect(await buy(shop, cookie, 2, user.id)).toBe("choose");
  const approved = { email: user.email, company: "Echt bv", ceilingEuros: "200" };
  expect(await tryDeed(shop, approveCompany, approved)).toMatchObject({ ok: true });
  expect(await tryDeed(shop, approveCompany, { ...approved, email: "niemand@voorbeeld.nl" })).toMatchObject({
    status: 422,
    reason: "unknown",
  });
  const number = await buy(shop, cookie, 2, user.id);
  expect((await findOrder(shop.db, number))?.confirmedAt).toBeInstanceOf(Date);
  expect(await buy(shop, cookie, 4, user.id), "80 open and 160 more is over 200").toBe("over-ceiling");
  expect(await buy(shop, cookie, 2, user.id)).toMatch(/^2026-/);
  await tryDeed(shop, endCompany, { userId: user.id });
  expect(await buy(shop, cookie, 1, user.id)).toBe("choose");
});
