import { expect, inject, test } from "vitest";
import { openDb } from "../../../app/outside/db.server.ts";
import { urlFor } from "../../database.ts";
import { killLoop } from "../../kill/kill-loop.ts";

test("kill -9 of the whole shop at steps from cart to letter: nothing is lost, leaked, doubled or skipped", async () => {
  const base = inject("databaseUrl");
  const admin = openDb(base, { max: 1 });
  await admin.$client.query("create database killed");
  const report = await killLoop(urlFor(base, "killed"), 6, () => {});
  await admin.$client.query("drop database killed with (force)");
  await admin.$client.end();
  expect(report.faults).toEqual([]);
  expect(report.confirmed).toBeGreaterThan(2);
  expect(report.steps, "there are many steps to die at").toBeGreaterThan(15);
});
