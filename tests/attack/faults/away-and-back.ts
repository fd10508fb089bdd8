import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, onTestFinished } from "vitest";
import { addressOf, filledShop } from "../../journeys/running/own-process.ts";
import { Buyer } from "../../kill/buyer.ts";

/** A page that is not kept asks the database, and a deed writes in it. */
const KEPT = "/haagplanten";
const SOON = 10_000;

export async function aShop() {
  const own = filledShop({ TRUST_PROXY: "aan", LOG_LEVEL: "error" });
  const address = await addressOf(own);
  const lines = () => fs.readFileSync(path.join(own.folder, "postgres/postmaster.pid"), "utf8").split("\n");
  const password = fs.readFileSync(path.join(own.folder, "postgres-password"), "utf8");
  const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${lines()[3]}/postgres`;
  const ask = async (at: string, init: RequestInit = {}) => {
    const started = performance.now();
    const response = await fetch(address + at, { redirect: "manual", ...init });
    const text = await response.text();
    return { status: response.status, text, ms: performance.now() - started };
  };
  const given = (await fetch(`${address}/auth/csrf-cookie`)).headers.getSetCookie().map((one) => one.split(";")[0]);
  const token = given.find((one) => one?.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  const same = { cookie: given.join("; "), "x-xsrf-token": token, "sec-fetch-site": "same-origin" };
  const post = (at: string, type: string, body: string) =>
    ask(at, { method: "POST", body, headers: { ...same, "content-type": type } });
  await expect.poll(async () => (await ask(KEPT)).status).toBe(200);
  return { ask, post, address, databaseUrl, postmaster: () => Number(lines()[0]) };
}

export type Open = Awaited<ReturnType<typeof aShop>>;

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

/** What needs the database says so, in Dutch and as JSON, and soon. */
export async function expectAway({ ask, post }: Open): Promise<void> {
  const page = await post("/nieuwsbrief", "application/x-www-form-urlencoded", "email=an%40voorbeeld.nl");
  expect([page.status, page.text.includes("We zijn er zo weer"), page.ms < SOON]).toEqual([503, true, true]);
  const call = await post("/api/newsletter", "application/json", JSON.stringify({ email: "an@voorbeeld.nl" }));
  expect([call.status, call.ms < SOON]).toEqual([503, true]);
  expect(JSON.parse(call.text)).toMatchObject({ statusCode: 503 });
  const kept = await ask(KEPT);
  expect([kept.status, kept.ms < 2_000]).toEqual([200, true]);
}

/** Without a restart somebody can buy again. */
export async function expectBack({ ask, address }: Open): Promise<void> {
  await expect.poll(async () => (await ask("/readyz")).status, { timeout: SOON }).toBe(200);
  const buyer = new Buyer(crypto.randomUUID(), "HG01-P30");
  await buyer.buy(address);
  expect(buyer.thanked).toBe(true);
}
