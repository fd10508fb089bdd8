import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { setGardenPlant } from "../../app/accounts/garden/gardens.server.ts";
import type { User } from "../../app/accounts/session/sessions.server.ts";
import { addresses, users } from "../../app/accounts/tables.server.ts";
import { deleteAccount } from "../../app/account/delete-account.server.ts";
import { orderAgain } from "../../app/account/order-again.server.ts";
import { listGarden } from "../../app/account/garden.server.ts";
import { listPurchases } from "../../app/account/purchases.server.ts";
import { findReviewOrder } from "../../app/orders/shipping/invite-review.server.ts";
import { listShipments } from "../../app/orders/orders.server.ts";
import { returnOrder } from "../../app/orders/refunding/return-order.server.ts";
import { settleOrder } from "../../app/orders/placing/settle-order.server.ts";
import { markDelivered, shipOrder } from "../../app/orders/shipping/ship-order.server.ts";
import { orders, withdrawals } from "../../app/orders/tables.server.ts";
import { reviews } from "../../app/reviews/tables.server.ts";
import { writeReview } from "../../app/reviews/write-review.server.ts";
import { withdrawOrder } from "../../app/orders/withdrawing/withdraw-order.server.ts";
import { ADDRESS, anOrder, aPlant } from "../buying.ts";
import { aCustomer, PASSWORD } from "../client.ts";
import { aShop } from "../shop.ts";
import { tryDeed } from "../try-deed.ts";

const GOODBYE = { confirm: "an@voorbeeld.nl", current: PASSWORD };

async function aBuyer() {
  const shop = await aShop();
  const client = await aCustomer(shop);
  const sku = await aPlant(shop, {
    more: { calendar: { plant: [10], bloom: [], prune: [6, 11], feed: [3], sow: [], harvest: [] } },
  });
  const { number } = await anOrder(shop, [{ sku, quantity: 3 }], ADDRESS);
  const [row] = await shop.db.select().from(users);
  if (!row) throw new Error("no user");
  const user: User = { ...row, confirmed: true };
  await shop.db.update(orders).set({ userId: user.id });
  return { shop, client, user, number };
}

test("an order shows in the account with its steps, and its plants in the garden", async () => {
  const { shop, user, number } = await aBuyer();
  await shop.db.update(orders).set({ confirmedAt: shop.now(), paidAt: shop.now() });
  const [purchase] = await listPurchases(shop, user);
  expect(purchase).toMatchObject({ number, status: "confirmed", step: 3, count: 3 });
  expect((await listGarden(shop, user)).map(({ slug, bought }) => [slug, bought])).toEqual([["taxus-tx-30", true]]);
  await setGardenPlant(shop, user.id, "taxus-tx-30", false);
  expect(await listGarden(shop, user)).toEqual([]);
});

test("what came can be reviewed from the account, until it is, and not what went back", async () => {
  const { shop, user, number } = await aBuyer();
  const [order] = await shop.db.select().from(orders);
  if (!order) throw new Error("no order");
  expect((await listPurchases(shop, user))[0]?.toReview).toEqual([]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  await shipOrder(shop, order.id, "all", { carrier: "PostNL", by: "staff" });
  const [parcel] = await listShipments(shop.db, order.id);
  expect((await listPurchases(shop, user))[0]?.toReview).toEqual([]);
  if (parcel) await markDelivered(shop, parcel.id, "staff");
  const [open] = (await listPurchases(shop, user))[0]?.toReview ?? [];
  expect(open).toMatchObject({ slug: "taxus-tx-30" });
  const link = new URL(open?.link ?? "", shop.url);
  const query = link.searchParams;
  expect([link.pathname, link.hash, query.get("p")]).toEqual(["/beoordelen", "#taxus-tx-30", "taxus-tx-30"]);
  expect((await findReviewOrder(shop, query.get("b") ?? "", query.get("t") ?? ""))?.id).toBe(order.id);
  const proof = { order: number, product: "taxus-tx-30", size: "30 cm", firstName: "An", city: "Ede" };
  const said = { stars: 5, title: "Vol tot onderaan", text: "Even hoog en gezond." };
  expect(await writeReview(shop, { ...proof, deliveredOn: "2026-11-16" }, said)).toMatchObject({ ok: true });
  expect((await listPurchases(shop, user))[0]?.toReview).toEqual([]);
  await shop.db.delete(reviews);
  await returnOrder(shop, order.id, [{ sku: order.snapshot.lines[0]?.sku ?? "", quantity: 3 }], {
    by: "staff",
    sellable: false,
  });
  expect((await listPurchases(shop, user))[0]?.toReview).toEqual([]);
});

test("ordered again twice, because the first answer was lost, it lies in the cart once", async () => {
  const { shop, client, user, number } = await aBuyer();
  const [sku] = (await listPurchases(shop, user)).flatMap(({ lines }) => lines.map((line) => line.sku));
  await client.post("/api/cart/lines", { lines: [{ sku, quantity: 1 }] });
  const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request(shop.url, { headers: { cookie } });
  const again = (press?: string) => tryDeed(shop, orderAgain, { number, ...(press && { press }) }, { user, request });
  for (const press of ["prs_1", "prs_1"]) expect(await again(press)).toMatchObject({ ok: true });
  const cart = async () => (await client.call("/api/cart")).json();
  expect(await cart()).toMatchObject({ lines: [{ quantity: 4 }] });
  await again("prs_2");
  expect(await cart()).toMatchObject({ lines: [{ quantity: 7 }] });
  expect(await again(), "from a page that stood open before its presses had names").toMatchObject({ ok: true });
});

test("another customer sees nothing of it, not even by its number", async () => {
  const { shop, client, number } = await aBuyer();
  const thief = await aCustomer(shop, "dief@voorbeeld.nl");
  expect((await thief.call(`/api/orders/${number}`)).status).toBe(404);
  expect((await thief.call(`/api/orders/${number}?t=forged`)).status).toBe(404);
  expect((await client.call(`/api/orders/${number}`)).status).toBe(200);
  const [, other] = await shop.db.select().from(users).orderBy(users.createdAt, users.id);
  expect(await listPurchases(shop, { ...(other as typeof users.$inferSelect), confirmed: true })).toEqual([]);
});

test("an order placed as a guest belongs to the account once the address is confirmed", async () => {
  const { shop, user } = await aBuyer();
  await shop.db.update(orders).set({ userId: null });
  expect(await listPurchases(shop, { ...user, confirmed: false })).toEqual([]);
  expect(await listPurchases(shop, user)).toHaveLength(1);
});

test("an account is not deleted while something is on its way", async () => {
  const { shop, user } = await aBuyer();
  await shop.db.update(orders).set({ confirmedAt: shop.now(), paidAt: shop.now() });
  expect(await tryDeed(shop, deleteAccount, GOODBYE, { user })).toMatchObject({ ok: false, reason: "under-way" });
});

test("a deleted account leaves its orders for the tax office, without a person in them", async () => {
  const { shop, client, user } = await aBuyer();
  const address = { firstName: "An", lastName: "Bos", postcode: "3817AB", number: "1", street: "Laan", city: "Ede" };
  await client.post("/api/addresses", address);
  const moment = shop.now();
  await shop.db.update(orders).set({ confirmedAt: moment, paidAt: moment, shippedAt: moment, deliveredAt: moment });
  const [before] = await shop.db.select().from(orders);
  await withdrawOrder(shop, {
    name: "An de Vries",
    number: before?.number ?? "",
    email: "an@voorbeeld.nl",
    which: "x",
  });
  expect(await tryDeed(shop, deleteAccount, GOODBYE, { user })).toMatchObject({ ok: true });
  const [kept] = await shop.db.select().from(orders);
  expect(kept).toMatchObject({ userId: null, totalCents: before?.totalCents, number: before?.number });
  expect(JSON.stringify(kept)).not.toMatch(/an@voorbeeld\.nl|de Vries|Lindelaan|0612345678/);
  expect(JSON.stringify(await shop.db.select().from(withdrawals))).not.toMatch(/an@voorbeeld\.nl|de Vries/);
  expect(kept?.snapshot.vat).toEqual(before?.snapshot.vat);
  expect(await shop.db.select().from(addresses).where(eq(addresses.user, user.id))).toEqual([]);
  expect((await client.call("/api/user")).status).toBe(401);
});
