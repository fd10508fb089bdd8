import net from "node:net";
import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { aShop } from "../../tests/shop.ts";
import { type Db, isDatabaseAway, openDb } from "./db.server.ts";

/** Whatever nobody listens to would end the process. */
function hearUnhandled(): unknown[] {
  const heard: unknown[] = [];
  const hear = (error: unknown) => heard.push(error);
  const before = process.listeners("uncaughtException");
  process.removeAllListeners("uncaughtException").on("uncaughtException", hear);
  onTestFinished(() => {
    process.removeAllListeners("uncaughtException");
    for (const one of before) process.on("uncaughtException", one);
  });
  return heard;
}

/** How many connections a database has; `end` ends them. */
async function connectionsOf(admin: Db, name: string, end = false): Promise<number> {
  const all = sql`select ${end ? sql`pg_terminate_backend(pid)` : sql`pid`} from pg_stat_activity where datname = ${name}`;
  return (await admin.execute(all)).rows.length;
}

test("losing the database in the middle of queries and transactions fails those, and never the process", async () => {
  const heard = hearUnhandled();
  const { db } = await aShop();
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const name = rows[0]?.name ?? "";
  const admin = openDb(inject("databaseUrl"), { max: 1 });
  onTestFinished(() => admin.$client.end());
  let begun = 0;
  let cut = false;
  const faults: unknown[] = [];
  /** A deed thinks between its queries: then its connection waits, checked out, with nobody asking. */
  const deed = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      begun++;
      while (!cut) await new Promise((done) => setImmediate(done));
      for (let turns = 0; turns < 50; turns++) await new Promise((done) => setImmediate(done));
      await tx.execute(sql`select 1`);
    });
  const asked = Array.from({ length: 3 }, () => db.execute(sql`select pg_sleep(30)`));
  const done = [...Array.from({ length: 5 }, deed), ...asked].map((one) =>
    one.then(
      () => undefined,
      (fault: unknown) => void faults.push(fault),
    ),
  );
  while ((await connectionsOf(admin, name)) < 8 || begun < 5);
  await connectionsOf(admin, name, true);
  while ((await connectionsOf(admin, name)) > 0);
  cut = true;
  await Promise.all(done);
  expect(heard).toEqual([]);
  expect(faults.length).toBe(8);
  expect(faults.filter((fault) => !isDatabaseAway(fault))).toEqual([]);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test("a database that fell silent is left for one that answers, within seconds; one that thinks long is waited for", async () => {
  const { hostname, port } = new URL(inject("databaseUrl"));
  const frozen: net.Socket[] = [];
  const between = net.createServer((here) => {
    const there = net.connect(Number(port), hostname);
    here.on("error", () => there.destroy()).pipe(there);
    there.on("error", () => here.destroy()).pipe(here);
    frozen.push(here, there);
  });
  await new Promise<void>((done) => between.listen(0, "127.0.0.1", done));
  const away = new URL(inject("databaseUrl"));
  away.port = String((between.address() as net.AddressInfo).port);
  const db = openDb(away.href, { max: 2 });
  onTestFinished(async () => {
    await db.$client.end();
    between.close();
    for (const one of frozen) one.destroy();
  });
  const thinking = db.$client.query("select pg_sleep(6), 1 as done");
  await db.execute(sql`select 1`);
  // The line of the second question falls silent: nobody hangs up, nothing comes.
  for (const one of frozen.slice(2)) one.unpipe().pause();
  const started = performance.now();
  const fault = await db.execute(sql`select 2`).catch((error: unknown) => error);
  expect(isDatabaseAway(fault)).toBe(true);
  expect((await db.execute(sql`select 3 as three`)).rows).toEqual([{ three: 3 }]);
  expect(performance.now() - started).toBeLessThan(6_000);
  expect((await thinking).rows).toMatchObject([{ done: 1 }]);
});
