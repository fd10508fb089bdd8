import { expect, onTestFinished, test } from "vitest";
import { databaseUrl } from "../here.ts";
import { openDb } from "../../../app/outside/db.server.ts";
import { urlFor } from "../../database.ts";
import { Buyer } from "../../kill/buyer.ts";
import { killLoop } from "../../kill/kill-loop.ts";
import { startServer } from "../../kill/server.ts";
import { isLong } from "./long.ts";

test("kill -9 of the whole shop at steps from cart to mail: nothing is lost, leaked, doubled or skipped", async () => {
  const admin = openDb(databaseUrl, { max: 1 });
  await admin.$client.query("create database killed");
  const report = await killLoop(urlFor(databaseUrl, "killed"), isLong ? 12 : 3, () => {});
  await admin.$client.query("drop database killed with (force)");
  await admin.$client.end();
  expect(report.faults).toEqual([]);
  expect(report.confirmed).toBeGreaterThan(1);
  expect(report.steps, "there are many steps to die at").toBeGreaterThan(15);
});

test("a database that cuts every connection, again and again under load, never takes the shop with it", async () => {
  const admin = openDb(databaseUrl, { max: 1 });
  await admin.$client.query("create database cut");
  const shop = await startServer({ DATABASE_URL: urlFor(databaseUrl, "cut") });
  onTestFinished(async () => {
    shop.kill();
    await shop.gone(5_000);
    await admin.$client.query("drop database cut with (force)");
    await admin.$client.end();
  });
  const buy = async (key: string) => {
    const buyer = new Buyer(key, "HG01-P30");
    await buyer.buy(shop.url).catch(() => {});
    return buyer.thanked;
  };
  expect(await buy("eerst")).toBe(true);
  let cutting = true;
  const load = Array.from({ length: 4 }, async (_, at) => {
    for (let round = 0; cutting; round++) await buy(`koper-${at}-${round}`);
  });
  for (let cuts = 0; cuts < 15 && !(await shop.gone(50)); cuts++)
    await admin.$client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'cut'");
  cutting = false;
  await Promise.all(load);
  expect(await shop.gone(0), "the process lives").toBe(false);
  await expect.poll(() => buy(crypto.randomUUID()), { timeout: 20_000, interval: 500 }).toBe(true);
});
