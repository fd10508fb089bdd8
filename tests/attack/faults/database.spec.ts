import fs from "node:fs";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { aShop, connect, expectAway, expectBack } from "./away-and-back.ts";

test("a database that takes nothing any more: what only reads goes on, the rest says to come back", async () => {
  const shop = await aShop();
  const admin = await connect(shop.databaseUrl);
  const readOnly = async (on: boolean) => {
    await admin.query("set default_transaction_read_only = off");
    await admin.query(`alter system set default_transaction_read_only = ${on ? "on" : "off"}`);
    await admin.query("select pg_reload_conf()");
  };
  await readOnly(true);
  await expect
    .poll(async () => (await shop.post("/api/newsletter", "application/json", `{"email":"an@voorbeeld.nl"}`)).status)
    .toBe(503);
  await expectAway(shop);
  for (const [at, status] of [
    ["/readyz", 200],
    ["/search?q=taxus", 200],
    ["/cart", 200],
    ["/bestaat-niet", 404],
  ] as const)
    expect([at, (await shop.ask(at)).status]).toEqual([at, status]);
  await readOnly(false);
  await expectBack(shop);
});

test("a database without room for one more connection: kept pages go on, also those that were in doubt", async () => {
  const shop = await aShop();
  const taken: pg.Client[] = [];
  const takeAll = async () => {
    for (;;) {
      const one = await connect(shop.databaseUrl).catch(() => undefined);
      if (!one) return;
      taken.push(one);
    }
  };
  await takeAll();
  // The shop's own lines are cut, and others take their places; what it hears of changes is cut twice.
  for (let times = 0; times < 2; times++) {
    await taken[0]?.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'lommerrijk%'",
    );
    await takeAll();
  }
  await expect.poll(async () => (await shop.ask("/readyz")).status).toBe(503);
  await expectAway(shop);
  await Promise.all(taken.map((one) => one.end()));
  await expectBack(shop);
});

test("a database that hangs, with every line open, is given up within seconds; when it goes on, so does the shop", async () => {
  const shop = await aShop();
  const pid = shop.postmaster();
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  const signal = (which: "SIGSTOP" | "SIGCONT") => {
    for (const one of [pid, ...children])
      try {
        process.kill(one, which);
      } catch {
        // it ended meanwhile
      }
  };
  onTestFinished(() => signal("SIGCONT"));
  signal("SIGSTOP");
  await expectAway(shop);
  signal("SIGCONT");
  await expectBack(shop);
});
