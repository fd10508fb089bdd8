import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { addressOf, filledShop } from "../../journeys/running/own-process.ts";
import { Buyer } from "../../kill/buyer.ts";

/** A page that is not kept asks the database, and a deed writes in it. */
const KEPT = "/haagplanten";
const SOON = 10_000;

async function aShop() {
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

type Open = Awaited<ReturnType<typeof aShop>>;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

/** What needs the database says so, in Dutch and as JSON, and soon. */
async function expectAway({ ask, post }: Open): Promise<void> {
  const page = await post("/nieuwsbrief", "application/x-www-form-urlencoded", "email=an%40voorbeeld.nl");
  expect([page.status, page.text.includes("We zijn er zo weer"), page.ms < SOON]).toEqual([503, true, true]);
  const call = await post("/api/newsletter", "application/json", JSON.stringify({ email: "an@voorbeeld.nl" }));
  expect([call.status, call.ms < SOON]).toEqual([503, true]);
  expect(JSON.parse(call.text)).toMatchObject({ statusCode: 503 });
  const kept = await ask(KEPT);
  expect([kept.status, kept.ms < 2_000]).toEqual([200, true]);
}

/** Without a restart somebody can buy again. */
async function expectBack({ ask, address }: Open): Promise<void> {
  await expect.poll(async () => (await ask("/readyz")).status, { timeout: SOON }).toBe(200);
  const buyer = new Buyer(crypto.randomUUID(), "HG01-P30");
  await buyer.buy(address);
  expect(buyer.thanked).toBe(true);
}

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
