import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { quickFolder } from "../../../tests/quick-folder.ts";
import { sweepAfter } from "../../../tests/sweep.ts";
import { startPostgres } from "./postgres.server.ts";

async function ask(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(query)).rows;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await client.end().catch(() => {});
  }
}

const withoutPassword = (url: string) => url.replace(/:[^:@/]+@/, ":raden@");

function aFolder(): string {
  const folder = quickFolder("slot");
  const swept = sweepAfter(folder);
  onTestFinished(() => {
    fs.rmSync(folder, { recursive: true, force: true });
    swept();
  });
  return folder;
}

test("the embedded database lets in who has its password; an older one, open to all, is locked up without loss", async () => {
  const folder = aFolder();
  const file = path.join(folder, "postgres-password");
  const first = await startPostgres(folder, { durable: false });
  onTestFinished(() => first.stop());
  expect(await ask(withoutPassword(first.url), "select 1"), "invalid password").toBe("28P01");
  expect(fs.statSync(file).mode & 0o077, "only for who runs the shop").toBe(0);
  await ask(first.url, "create table kept as select 7 as seven");
  await first.stop();

  // As databases were made before: open to every user of the machine, with no password anywhere.
  const rules = path.join(folder, "postgres/pg_hba.conf");
  fs.writeFileSync(rules, fs.readFileSync(rules, "utf8").replaceAll("scram-sha-256", "trust"));
  fs.rmSync(file);
  const second = await startPostgres(folder, { durable: false });
  onTestFinished(() => second.stop());
  await expect.poll(() => ask(withoutPassword(second.url), "select 1")).toBe("28P01");
  expect(await ask(second.url, "select seven from kept")).toEqual([{ seven: 7 }]);

  // The password got lost while the database runs on: who owns its folder gets in again, others do not.
  fs.rmSync(file);
  const third = await startPostgres(folder, { durable: false });
  onTestFinished(() => third.stop());
  expect([third.found, third.url === second.url]).toEqual([true, false]);
  await expect.poll(() => ask(withoutPassword(third.url), "select 1")).toBe("28P01");
  expect(await ask(third.url, "select seven from kept")).toEqual([{ seven: 7 }]);
});

test("killed, it comes back at the same address with what it had; its files are made sure of at once, not one by one", async () => {
  const folder = aFolder();
  const database = await startPostgres(folder, { durable: true });
  onTestFinished(() => database.stop());
  await ask(database.url, "create table kept as select 7 as seven");
  const pid = () => Number(fs.readFileSync(path.join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(pid(), "SIGKILL");
  const seven = [{ seven: 7 }];
  await expect.poll(() => ask(database.url, "select seven from kept"), { timeout: 20_000 }).toEqual(seven);
  if (process.platform === "linux")
    expect(await ask(database.url, "show recovery_init_sync_method")).toEqual([
      { recovery_init_sync_method: "syncfs" },
    ]);
});

test("a shop that closes leaves the database to another shop that is open in the same folder", async () => {
  const folder = aFolder();
  const before = await startPostgres(folder, { durable: false });
  const next = await startPostgres(folder, { durable: false });
  onTestFinished(() => next.stop());
  expect(next.found).toBe(true);
  const listener = new pg.Client({ connectionString: next.url, application_name: "lommerrijk-pages" });
  await listener.connect();
  await before.stop();
  expect((await listener.query("select 7 as seven")).rows).toEqual([{ seven: 7 }]);
  await listener.end();
  await next.stop();
  expect(await ask(next.url, "select 1")).toBe("ECONNREFUSED");
});
