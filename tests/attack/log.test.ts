import fs from "node:fs";
import path from "node:path";
import { Writable } from "node:stream";
import { RouterContextProvider } from "react-router";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { handleError } from "../../app/entry.server.tsx";
import { errorGroups } from "../../app/insight/tables.server.ts";
import type { AnyDeed } from "../../app/outside/deed/deed.server.ts";
import { openLog } from "../../app/outside/log/log.server.ts";
import { faultContext, type Shop, shopContext, tagsContext } from "../../app/outside/shop.server.ts";
import { apiOf } from "../../server/api.ts";
import { aShop } from "../shop.ts";

// Every deed is sent a marked person, at each of its doors, to a shop whose tables are gone, so that every query fails
// with what it was about in its error. Not a word of the person may stand in the log.

const MARKS = ["Gemarkeerd", "gemarkeerd@voorbeeld.nl", "0698765432", "9876ZX"];
const KNOWN: Record<string, string> = {
  email: "gemarkeerd@voorbeeld.nl",
  phone: "0698765432",
  postcode: "9876ZX",
  country: "NL",
  quantity: "1",
  password: "Gemarkeerd de eik ruist zacht in mei",
};
type Schema = v.GenericSchema & { entries?: Record<string, Schema>; options?: Schema[]; wrapped?: Schema };

/** Something that fits a schema as far as its name tells, with the mark wherever words are free. */
function marked(schema: Schema, name = ""): unknown {
  if (schema.entries)
    return Object.fromEntries(Object.entries(schema.entries).map(([field, one]) => [field, marked(one, field)]));
  if (schema.type === "picklist" && Array.isArray(schema.options)) return schema.options[0];
  if (schema.type === "variant" || schema.type === "union") return marked((schema.options ?? [])[0] as Schema, name);
  if (schema.wrapped) return marked(schema.wrapped, name);
  if (schema.type === "array") return [];
  return KNOWN[name] ?? "Gemarkeerd";
}

async function aBrokenShop() {
  const lines: string[] = [];
  const to = new Writable({ write: (chunk, _, next) => next(void lines.push(String(chunk))) });
  const shop: Shop = { ...(await aShop()), log: openLog("info", to) };
  // All but the list of errors, which must not name anybody either.
  const { rows } = await shop.db.$client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'error%'",
  );
  await shop.db.$client.query(`drop table ${rows.map(({ name }) => `"${name}"`).join(", ")} cascade`);
  return { shop, lines };
}

type Action = { (args: object): Promise<unknown>; deeds: AnyDeed[] };

test("a marked person who is sent through every failing deed stands nowhere in the log or the list of errors", async () => {
  const { shop, lines } = await aBrokenShop();
  let sent = 0;
  for (const file of fs.globSync("app/pages/**/*.page.tsx")) {
    const { action } = (await import(path.resolve(file))) as { action?: Action };
    for (const deed of action?.deeds ?? []) {
      const context = new RouterContextProvider();
      context.set(shopContext, shop);
      context.set(tagsContext, new Set());
      context.set(faultContext, {});
      const fields = marked(deed.asks as Schema) as Record<string, unknown>;
      const body = new URLSearchParams({ deed: deed.name });
      for (const [field, value] of Object.entries(fields)) if (typeof value === "string") body.set(field, value);
      const headers = { origin: shop.url, cookie: "__Host-sessie=Gemarkeerd; sessie=Gemarkeerd; mand=Gemarkeerd" };
      const request = new Request(`${shop.url}/x?naam=Gemarkeerd`, { method: "POST", body, headers });
      const fault = await action?.({ request, context, params: {} }).catch((thrown: unknown) => thrown);
      if (fault instanceof Error) handleError(fault, { request, context, params: {}, unstable_pattern: "" } as never);
      sent++;
    }
  }
  const app = apiOf(shop);
  for (const { method, path: at, handler } of app.routes.filter((one) => "deed" in one.handler)) {
    const { asks } = (handler as unknown as { deed: AnyDeed }).deed;
    await app.request(`http://localhost:3000${at.replaceAll(/:(\w+)/g, "x")}`, {
      method,
      headers: { "content-type": "application/json", cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abc" },
      ...(method !== "GET" && { body: JSON.stringify(marked(asks as Schema)) }),
    });
    sent++;
  }
  await expect.poll(async () => (await shop.db.select().from(errorGroups)).length).toBeGreaterThan(0);
  // What a browser reports of itself is what was sent; ours begin with the query.
  const groups = (await shop.db.select().from(errorGroups)).map((group) => JSON.stringify(group));
  const told = `${lines.join("")}${groups.filter((group) => group.includes("Failed query")).join("")}`;
  expect(sent).toBeGreaterThan(100);
  expect(lines.filter((line) => line.includes("Failed query")).length, "many deeds did fail").toBeGreaterThan(15);
  for (const mark of MARKS)
    expect([mark, lines.find((line) => line.includes(mark)) ?? told.includes(mark)]).toEqual([mark, false]);
}, 120_000);

test("what a post office says of a mailbox, and what the database says of a value, is not kept either", () => {
  const lines: string[] = [];
  const log = openLog("info", new Writable({ write: (chunk, _, next) => next(void lines.push(String(chunk))) }));
  log.error({ job: "send-mail", error: "Error: rejected: 550 5.1.1 <gemarkeerd@voorbeeld.nl> user unknown" });
  log.error({ error: 'error: invalid input syntax for type integer: "Gemarkeerd"\n    at run (/x.js:1:2)' });
  expect(lines.join("")).not.toMatch(/gemarkeerd/i);
  expect(lines.join("")).toContain("at run (/x.js:1:2)");
});
