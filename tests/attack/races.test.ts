import { eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { enterByLink } from "#account/enter-deeds.server.ts";
import { sendAskedMail } from "#accounts/password/recover.server.ts";
import { discountCodes, giftCards } from "#cart/tables.server.ts";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { orders } from "#orders/tables.server.ts";
import { applyCode } from "#cart/codes/apply-code.server.ts";
import { mails } from "#outside/tables.server.ts";
import { aFilledCart, aPlant, inLanes, totalOf } from "../buying.ts";
import { aCustomer, tokenIn } from "../client.ts";
import { aShop, type TestShop } from "../shop.ts";
import { tryDeed } from "../try-deed.ts";

const LANES = 10;

async function buyers(shop: TestShop, count: number, sku: string, code?: string): Promise<string[]> {
  const carts: string[] = [];
  for (let at = 0; at < count; at++) {
    const cart = await aFilledCart(shop, [{ sku, quantity: 1 }]);
    if (code) await applyCode(shop, cart, code, `198.51.100.${at}`);
    carts.push(cart);
  }
  return carts;
}

async function orderAll(shop: TestShop, carts: string[]) {
  const totals = await inLanes(carts, LANES, (cart) => totalOf(shop, cart));
  const each = carts.map((cart, at) => ({ cart, expectedTotalCents: totals[at] ?? 0 }));
  return inLanes(each, LANES, ({ cart, expectedTotalCents }) =>
    placeOrder(shop, cart, { attempt: cart, expectedTotalCents, paymentMethod: "ideal" }),
  );
}

test("twenty at once for the last plant: one has it", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 1 });
  const placed = await orderAll(shop, await buyers(shop, 20, sku));
  expect(placed.filter(({ ok }) => ok).length).toBe(1);
  expect(await shop.db.$client.query("select stock from variants")).toMatchObject({ rows: [{ stock: 0 }] });
});

test("a code for one use, asked for by twenty at once, is used once", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  await shop.db.insert(discountCodes).values({ code: "EENMAAL", kind: "percent", value: 50, mostUses: 1 });
  await orderAll(shop, await buyers(shop, 20, sku, "EENMAAL"));
  const all = await shop.db.select({ snapshot: orders.snapshot }).from(orders);
  const used = all.filter(({ snapshot }) => JSON.stringify(snapshot).includes("EENMAAL"));
  expect(used.length).toBe(1);
  expect((await shop.db.select().from(discountCodes))[0]?.uses).toBe(1);
});

test("a gift card in twenty carts at once pays no more than it holds", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { priceCents: 2000 });
  const card = { code: "BON", valueCents: 1500, balanceCents: 1500, createdAt: shop.now() };
  await shop.db.insert(giftCards).values(card);
  await orderAll(shop, await buyers(shop, 20, sku, "BON"));
  const all = await shop.db.select({ total: orders.totalCents, due: orders.dueCents }).from(orders);
  const spent = all.reduce((sum, { total, due }) => sum + total - due, 0);
  const [left] = await shop.db.select().from(giftCards);
  expect(spent + (left?.balanceCents ?? 0)).toBe(1500);
});

test("one cart ordered twenty times at once is one order", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: 3 });
  const [cart = ""] = await buyers(shop, 1, sku);
  const expectedTotalCents = await totalOf(shop, cart);
  const once = { attempt: "koop", expectedTotalCents, paymentMethod: "ideal" };
  await inLanes(Array<string>(20).fill(cart), LANES, (one) => placeOrder(shop, one, once));
  expect((await shop.db.select().from(orders).where(isNotNull(orders.number))).length).toBe(1);
});

test("a log-in link pressed twenty times at once lets one in", async () => {
  const shop = await aShop();
  const email = "an@voorbeeld.nl";
  await aCustomer(shop, email);
  await sendAskedMail(shop, "link", email);
  const sent = await shop.db.select({ text: mails.text }).from(mails).where(eq(mails.to, email)).orderBy(mails.id);
  const token = tokenIn(sent.at(-1)?.text);
  const peers = Array.from({ length: 20 }, (_, at) => `198.51.100.${at}`);
  const entered = await inLanes(peers, LANES, (peer) => tryDeed(shop, enterByLink, { token }, { peer }));
  expect(entered.filter(({ ok }) => ok).length).toBe(1);
});
