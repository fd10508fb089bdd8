// Buyers without end in a process of their own, one dot for each paid order, until somebody kills it.
import { openDb } from "../app/outside/db.server.ts";
import { openPhotoRoom } from "../app/outside/files/photo-room.server.ts";
import { openLog } from "../app/outside/log/log.server.ts";
import { PageCache } from "../app/outside/page-cache.server.ts";
import { readSettings } from "../app/outside/settings.server.ts";
import type { Shop } from "../app/outside/shop.server.ts";
import { marks } from "../app/outside/tables.server.ts";
import { placeOrder } from "../app/orders/placing/place-order.server.ts";
import { startPayment } from "../app/payments/start-payment.server.ts";
import { syncByProviderId } from "../app/payments/sync-payment.server.ts";
import { setBankState } from "../app/payments/bank/test-bank.server.ts";
import { aFilledCart, totalOf } from "./buying.ts";

const [url = "", sku = ""] = process.argv.slice(2);
const db = openDb(url, { max: 4 });
const now = new Date("2026-11-16T09:00:00Z");

const shop: Shop = {
  db,
  now: () => now,
  url: "http://localhost:3000",
  secret: "a-secret-of-more-than-thirty-two-characters",
  log: openLog("silent"),
  settings: readSettings({ NODE_ENV: "test" }),
  pages: new PageCache(),
  photos: openPhotoRoom(readSettings({}), process.cwd()),
  jobs: {
    // A job is a row of the same transaction: no commit, no job.
    async send(tx, name, _data, options) {
      await tx
        .insert(marks)
        .values({ name: `job:${name}:${options?.once}`, value: name })
        .onConflictDoNothing();
    },
    async work() {},
    async every() {},
    async stop() {},
  },
};

async function buyForever(): Promise<never> {
  for (;;) {
    const cart = await aFilledCart(shop, [{ sku, quantity: 2 }]);
    const expectedTotalCents = await totalOf(shop, cart);
    const placed = await placeOrder(shop, cart, { attempt: "koop", expectedTotalCents, paymentMethod: "ideal" });
    if (!placed.ok) throw new Error(placed.reason);
    const started = await startPayment(shop, placed.order, "ideal");
    if (!started.ok) throw new Error(started.reason);
    await setBankState(shop, started.payment, "paid");
    await syncByProviderId(shop, started.payment);
    process.stdout.write(".");
  }
}

await Promise.all([buyForever(), buyForever(), buyForever(), buyForever()]);
