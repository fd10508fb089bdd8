import fs from "node:fs";
import { expect, test } from "vitest";
import { openDb } from "../../../app/outside/db.server.ts";
import { databaseIn } from "../open-shop.ts";
import { addressOf, filledShop, freePort } from "./own-process.ts";

const LIVES = 4;

/** The processes that the shop started. */
const childrenOf = (pid: number) =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);

test("four processes on one port: a change reaches all, figures are added up, one that dies is replaced", async () => {
  const metrics = await freePort();
  const readFigure = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
  };
  const own = filledShop({ WORKERS: String(LIVES), METRICS_PORT: metrics });
  const address = await addressOf(own);
  const ask = async () => {
    const page = await fetch(`${address}/p/laurier-novita`, { headers: { connection: "close" } });
    return page.text();
  };
  const old: string[] = [];
  for (let at = 0; at < 4 * LIVES; at++) old.push(await ask());
  // Made once by each process.
  await expect.poll(() => readFigure("shop_kept_page_misses")).toBe(LIVES);
  await expect.poll(() => readFigure("shop_database_up")).toBe(1);

  const db = openDb(databaseIn(own.folder), { max: 1 });
  await db.$client.query("update products set name = 'Andere naam' where slug = 'laurier-novita'");
  await db.$client.query("select pg_notify('catalogue', '[\"laurier-novita\"]')");
  const { rows } = await db.$client.query(
    "select count(distinct pid) as count from pg_stat_activity where application_name = 'lommerrijk-pages'",
  );
  expect(rows[0].count).toBe(LIVES);
  await db.$client.end();
  expect(old.some((page) => page.includes("Andere naam"))).toBe(false);
  await expect
    .poll(async () =>
      (await Promise.all(Array.from({ length: 6 * LIVES }, ask))).every((page) => page.includes("Andere naam")),
    )
    .toBe(true);

  const server = own.child.pid ?? 0;
  const workers = childrenOf(server).filter((pid) =>
    fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("serve.mjs"),
  );
  expect(workers.length).toBe(LIVES);
  process.kill(workers[0] ?? 0, "SIGKILL");
  await expect.poll(() => childrenOf(server).filter((pid) => !workers.includes(pid)).length).toBe(1);
  // A connection that was handed to the process at the moment it died is lost with it; the next one is not.
  const ready = () =>
    fetch(`${address}/readyz`, { headers: { connection: "close" }, signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ready).toBe(200);
  own.child.kill("SIGTERM");
  expect(await own.ended).toBe(0);
});
