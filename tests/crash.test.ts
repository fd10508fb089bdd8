import { spawn } from "node:child_process";
import { asc, isNotNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { expect, test } from "vitest";
import { placeOrder } from "#orders/placing/place-order.server.ts";
import { expireOrders } from "#orders/placing/release-order.server.ts";
import { orders } from "#orders/tables.server.ts";
import { startPayment } from "#payments/start-payment.server.ts";
import { syncByProviderId, syncForgotten } from "#payments/sync-payment.server.ts";
import { setBankState } from "../app/payments/bank/test-bank.server.ts";
import { aFilledCart, aPlant, totalOf } from "./buying.ts";
import { aShop, type TestShop } from "./shop.ts";

const STOCK = 500;
const urlOf = (shop: TestShop) => String((shop.db.$client.options as { connectionString?: string }).connectionString);

/** Buys on a line of its own that is cut right after the given query was sent; true when it was not reached. */
async function buyUntilCut(shop: TestShop, cart: string, expectedTotalCents: number, step: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(shop) });
  client.on("error", () => {});
  await client.connect();
  const ask = client.query.bind(client);
  let asked = 0;
  client.query = ((...given: Parameters<typeof ask>) => {
    if (asked >= step) return Promise.reject(new Error("dead"));
    const response = ask(...given);
    if (++asked === step)
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    return response;
  }) as typeof client.query;
  const dying = { ...shop, db: drizzle(client) as unknown as TestShop["db"] };
  try {
    const placed = await placeOrder(dying, cart, { attempt: "koop", expectedTotalCents, paymentMethod: "ideal" });
    if (!placed.ok) throw new Error(placed.reason);
    const started = await startPayment(dying, placed.order, "ideal");
    if (!started.ok) throw new Error(started.reason);
    await setBankState(dying, started.payment, "paid");
    await syncByProviderId(dying, started.payment);
    return asked < step;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** After a restart the clock asks the bank about open payments and lets go of what was never paid. */
async function restart(shop: TestShop): Promise<void> {
  shop.at("2026-11-16T09:45:00Z");
  await syncForgotten(shop);
  await expireOrders(shop);
  await syncForgotten(shop);
}

async function countOrders(shop: TestShop, sku: string): Promise<number> {
  const all = await shop.db.select({ number: orders.number }).from(orders).orderBy(asc(orders.number));
  expect(
    all.map(({ number }) => number),
    "numbers without gaps",
  ).toEqual(all.map((_, at) => `2026-${String(at + 1).padStart(6, "0")}`));
  const { rows: lost } = await shop.db.execute<{ count: number }>(
    sql`select count(*)::int as count from payments p join bank_payments b on b.id = p.provider_id and b.state = 'paid' join orders o on o.id = p."order" where o.paid_at is null`,
  );
  expect(lost[0]?.count, "what is paid at the bank is paid in the shop").toBe(0);
  const confirmed = await shop.db.select({ id: orders.id }).from(orders).where(isNotNull(orders.confirmedAt));
  const { rows: left } = await shop.db.execute<{ stock: number }>(sql`select stock from variants where sku = ${sku}`);
  expect(left[0]?.stock, "what is left and what is sold add up").toBe(STOCK - 2 * confirmed.length);
  const { rows: told } = await shop.db.execute<{ most: number }>(
    sql`select coalesce(max(times), 0)::int as most from (select count(*) as times from order_events where kind like 'confirmed%' group by "order") as per`,
  );
  expect(told[0]?.most, "nothing is confirmed twice").toBeLessThanOrEqual(1);
  return confirmed.length;
}

test("cut off at every step of the checkout: no paid order is missing, no stock leaks, nothing is done twice", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: STOCK });
  let step = 0;
  for (let lived = false; !lived; ) {
    const cart = await aFilledCart(shop, [{ sku, quantity: 2 }]);
    lived = await buyUntilCut(shop, cart, await totalOf(shop, cart), ++step);
    expect(step).toBeLessThan(60);
  }
  expect(step, "there are many steps to die at").toBeGreaterThan(15);
  await restart(shop);
  expect(await countOrders(shop, sku)).toBeGreaterThan(5);
});

test("kill -9 of a whole process in the middle of buying leaves the books in order", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop, { stock: STOCK });
  const child = spawn(process.execPath, ["tests/endless-buyers.ts", urlOf(shop), sku], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let bought = 0;
  await new Promise<void>((done) => {
    child.stdout.on("data", (said: Buffer) => {
      bought += said.length;
      if (bought >= 12) child.kill("SIGKILL");
    });
    child.on("exit", () => done());
  });
  await restart(shop);
  expect(await countOrders(shop, sku)).toBeGreaterThanOrEqual(12);
});
