import { expect, onTestFinished, test } from "vitest";
import { databaseUrl } from "../here.ts";
import { openDb } from "../../../app/outside/db.server.ts";
import { urlFor } from "../../database.ts";
import { isLong } from "./long.ts";
import { addressOf, ownShop } from "./own-process.ts";

/** A database of its own, as a hosting company hands it out: there, and empty. */
async function anEmptyDatabase(): Promise<string> {
  const name = `together_${Math.random().toString(36).slice(2, 10)}`;
  const admin = openDb(databaseUrl, { max: 1 });
  await admin.$client.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.$client.query(`drop database ${name} with (force)`);
    await admin.$client.end();
  });
  return urlFor(databaseUrl, name);
}

async function startTogether(count: number, empty: string): Promise<void> {
  const settings = {
    DATABASE_URL: empty,
    STAFF_EMAIL: "baas@voorbeeld.nl",
    STAFF_PASSWORD: "een-lang-wachtwoord",
  };
  const all = Array.from({ length: count }, () => ownShop(settings));
  const addresses = await Promise.all(all.map(addressOf));
  for (const address of addresses) expect((await fetch(`${address}/p/laurier-novita`)).status).toBe(200);
  for (const { child } of all) child.kill("SIGTERM");
  expect(await Promise.all(all.map(({ ended }) => ended))).toEqual(all.map(() => 0));
}

test.for(isLong ? [3, 5] : [2])("%i processes started together on an empty database all come up", async (count) => {
  const empty = await anEmptyDatabase();
  await startTogether(count, empty);
  const db = openDb(empty, { max: 1 });
  onTestFinished(() => db.$client.end());
  const once = await db.$client.query(
    `select (select count(*) from users) as staff,
            (select count(*) - count(distinct (category, product)) from category_products) as doubled`,
  );
  expect(once.rows[0]).toEqual({ staff: 1, doubled: 0 });
});

test("processes started together after an upgrade, on a database of the release before, all come up", async () => {
  const empty = await anEmptyDatabase();
  await startTogether(1, empty);
  const db = openDb(empty, { max: 1 });
  await db.$client.query("update marks set value = 'the release before' where name = 'range'");
  await db.$client.end();
  await startTogether(isLong ? 5 : 2, empty);
});
