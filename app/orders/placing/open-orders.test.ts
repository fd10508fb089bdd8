import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { aFilledCart, aPlant, inLanes, totalOf } from "../../../tests/buying.ts";
import { aShop } from "../../../tests/shop.ts";
import { carts } from "#cart/tables.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { orders } from "../tables.server.ts";
import { placeOrder } from "./place-order.server.ts";
import { settleOrder } from "./settle-order.server.ts";

const open = and(isNull(orders.confirmedAt), isNull(orders.expiredAt), isNull(orders.cancelledAt));

test("one cart ordered sixty times at once, each with a key of its own, leaves one open order", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 500 });
  const cart = await aFilledCart(shop, [{ sku, quantity: 2 }]);
  const expectedTotalCents = await totalOf(shop, cart);
  const tries = Array.from({ length: 60 }, (_, at) => ({
    attempt: `a${at}`,
    expectedTotalCents,
    paymentMethod: "ideal",
  }));
  await inLanes(tries, 12, (asked) => placeOrder(shop, cart, asked));
  expect(await shop.db.$count(orders, open)).toBe(1);
  const [plant] = await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku));
  expect(plant?.stock).toBe(498);
});

test("a cart that was paid meanwhile is not ordered a second time from an old look at it", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 500 });
  const cart = await aFilledCart(shop, [{ sku, quantity: 2 }]);
  const asked = { attempt: "een", expectedTotalCents: await totalOf(shop, cart), paymentMethod: "ideal" };
  const { readCart } = await import("#cart/carts.server.ts");
  const stored = await readCart(shop.db, cart);
  const first = await placeOrder(shop, cart, asked);
  if (!first.ok) throw new Error(first.reason);
  await shop.db.transaction((tx) => settleOrder(shop, tx, first.order.id, { paid: true, by: "bank" }));
  expect(await placeOrder(shop, stored as never, { ...asked, attempt: "twee" })).toMatchObject({ ok: false });
  expect(await shop.db.$count(orders)).toBe(1);
});

test("a network and an account hold a few open orders and so many plants, not the whole nursery", async () => {
  const shop = await aShop({ OPEN_ORDERS_MOST: "3", HELD_PIECES_MOST: "100" });
  const sku = await aPlant(shop, { stock: 500 });
  const order = async (peer: string, quantity: number, user?: string) => {
    const cart = await aFilledCart(shop, [{ sku, quantity }]);
    // An account has one cart: the one before it is gone, what was ordered from it is not.
    if (user) {
      await shop.db.update(carts).set({ userId: null }).where(eq(carts.userId, user));
      await shop.db.update(carts).set({ userId: user }).where(eq(carts.id, cart));
    }
    const asked = { attempt: "a", expectedTotalCents: await totalOf(shop, cart), paymentMethod: "ideal", peer };
    const placed = await placeOrder(shop, cart, asked);
    return placed.ok ? "placed" : placed.reason;
  };
  const six = (host: string) => `2001:db8:1:2:${host}::1`;
  expect([await order(six("a"), 1), await order(six("b"), 1), await order(six("c"), 1)]).toEqual(
    Array(3).fill("placed"),
  );
  expect(await order(six("d"), 1), "the same /64 from another address").toBe("too-many-open");
  expect(await order("203.0.113.9", 60)).toBe("placed");
  expect(await order("203.0.113.9", 60), "too many plants").toBe("too-many-open");
  expect(await order("203.0.113.9", 30)).toBe("placed");
  for (const peer of ["198.51.100.1", "198.51.100.2", "198.51.100.3"])
    expect(await order(peer, 1, "usr_an")).toBe("placed");
  expect(await order("198.51.100.4", 1, "usr_an"), "one account from many networks").toBe("too-many-open");
});
