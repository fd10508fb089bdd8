import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { isDatabaseAway, openDb } from "#outside/db.server.ts";
import { readSettings } from "#outside/settings.server.ts";
import { plainPage } from "./html/plain-page.ts";

test("a database that is away is told apart from a bug", async () => {
  const server = http.createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  const db = openDb(`postgres://x@127.0.0.1:${port}/x`);
  onTestFinished(() => db.$client.end());
  const error = await db.$client.query("select 1").catch((thrown: unknown) => thrown);
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(new Error("boem"))).toBe(false);
  // Read-only, disk full, out of memory, too many connections, stopped by the administrator; and a bug in a query.
  for (const code of ["25006", "53100", "53200", "53300", "57014", "57P01"])
    expect([code, isDatabaseAway(new Error("query", { cause: { code } }))]).toEqual([code, true]);
  for (const code of ["23505", "42P01", "22P02"]) expect([code, isDatabaseAway({ code })]).toEqual([code, false]);
});

test("the page for that moment is Dutch, and says that nothing is lost", () => {
  const shop = readSettings({}).SHOP_NAME;
  expect(plainPage(503, false, shop).text).toContain("je winkelwagen blijft bewaard");
  expect(JSON.parse(plainPage(503, true, shop).text)).toMatchObject({ statusCode: 503 });
});
