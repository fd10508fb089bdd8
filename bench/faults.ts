import fs from "node:fs";
import { openDb } from "../app/outside/db.server.ts";
import { startPostgres } from "../app/outside/postgres/postgres.server.ts";
import { Buyer, isCutOff } from "../tests/kill/buyer.ts";
import { countBooks, letTimePass, waitForJobs } from "../tests/kill/books.ts";
import { openPostOffice } from "../tests/kill/post-office.ts";
import { type Server, startServer } from "../tests/kill/server.ts";
import { newFolder } from "./shop.ts";

// kill -9 of the shop and of PostgreSQL while shoppers buy, then the books as figures: all but the first line should be 0.
// FAULT_SHOP and FAULT_DATABASE say how often each is killed, FAULT_SHOPPERS how many buy at a time.
const SHOP_KILLS = Number(process.env.FAULT_SHOP ?? 50);
const DATABASE_KILLS = Number(process.env.FAULT_DATABASE ?? 20);
const SHOPPERS = Number(process.env.FAULT_SHOPPERS ?? 6);
const SKU = "HG01-P30";
const STOCK = 9000;

const folder = newFolder();
const database = await startPostgres(folder, { durable: true });
const office = await openPostOffice();
const env = { DATABASE_URL: database.url, SMTP_URL: office.url };
const db = openDb(database.url, { max: 2 });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

let server: Server = await startServer(env, { plain: true });
await db.$client.query("update variants set stock = $1", [STOCK]);

const buyers: Buyer[] = [];
const odd = new Map<string, number>();
let buying = true;
/** What the shop that took longest told while it opened. */
let slowest = "";

/** Buys on and on; cut off or told to come back, goes on where the last response was. */
async function shopper(): Promise<void> {
  while (buying) {
    const buyer = new Buyer(crypto.randomUUID(), SKU);
    buyers.push(buyer);
    while (!buyer.thanked && buying) {
      try {
        await buyer.buy(server.url);
      } catch (error) {
        const { message } = error as Error;
        const expected = isCutOff(error) || /: 503|does not say so|bank: 503/.test(message);
        if (!expected) odd.set(message.slice(0, 120), (odd.get(message.slice(0, 120)) ?? 0) + 1);
        await pause(50);
      }
    }
  }
}

/** Until the shop says that it is ready. */
async function untilReady(): Promise<void> {
  for (;;) {
    const status = await fetch(`${server.url}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(25);
  }
}

const postmaster = () => {
  try {
    return fs.readFileSync(`${folder}/postgres/postmaster.pid`, "utf8").split("\n");
  } catch {
    return [];
  }
};

async function killShop(): Promise<number> {
  const started = performance.now();
  server.kill();
  await server.gone(5_000);
  server = await startServer(env, { plain: true });
  await untilReady();
  const seconds = (performance.now() - started) / 1000;
  if (seconds > Math.max(0, ...shop)) slowest = server.told;
  return seconds;
}

/** Since when it takes connections again is told beside it: what comes after that is the shop's own. */
async function killDatabase(): Promise<number> {
  const [pid] = postmaster();
  const started = performance.now();
  process.kill(Number(pid), "SIGKILL");
  while (postmaster()[0] === pid || postmaster()[7]?.trim() !== "ready") await pause(10);
  recovered.push((performance.now() - started) / 1000);
  await untilReady();
  return (performance.now() - started) / 1000;
}

const say = (name: string, seconds: number[]) => {
  const sorted = [...seconds].sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
  console.log(`${name}: ${sorted.length} times, back after ${at(0.5)} s (p50), ${at(0.95)} s (p95), ${at(1)} s (most)`);
};

const load = Array.from({ length: SHOPPERS }, shopper);
const [shop, base, recovered]: [number[], number[], number[]] = [[], [], []];
const between = () => pause(300 + Math.random() * 1200);
for (let at = 0; at < Math.max(SHOP_KILLS, DATABASE_KILLS); at++) {
  await between();
  if (at < SHOP_KILLS) shop.push(await killShop());
  await between();
  if (at < DATABASE_KILLS) base.push(await killDatabase());
}
buying = false;
await Promise.all(load);
const ended = performance.now();
await waitForJobs(db);
const late = (performance.now() - ended) / 1000;
server.kill();
await server.gone(5_000);
await letTimePass(database.url);
server = await startServer(env);
await waitForJobs(db);
const books = await countBooks(db, { sku: SKU, stock: STOCK, got: office.got, buyers });
const { rows } = await db.$client.query<{ unsure: number }>(
  "select count(*)::int as unsure from mails where claimed_at is not null and sent_at is null",
);
server.kill();
await server.gone(5_000);
await db.$client.end();
await database.stop();
await office.close();
fs.rmSync(folder, { recursive: true, force: true });

const count = (pattern: RegExp) => books.faults.filter((fault) => pattern.test(fault)).length;
say("shop killed", shop);
console.log(`  the slowest:${slowest.replaceAll("\n", ";").replaceAll(/ +/g, " ")}`);
say("database killed", base);
say("  of which PostgreSQL itself", recovered);
console.log(
  `orders: ${books.placed} placed, ${books.confirmed} paid, ${books.expired} let go, ${books.mailsLeft} mails`,
);
console.log(`lost ${count(/is gone|not in the shop|not confirmed/)}`);
console.log(`doubled ${count(/is confirmed \d+ times/)}`);
console.log(`oversold or leaked ${count(/^stock is|neither confirmed/)}`);
console.log(`gaps ${count(/stands where/)}`);
console.log(
  `mails doubled ${count(/^mail|has [2-9]\d* mails/)}, missing ${count(/has 0 mails/)}, unsure ${rows[0]?.unsure}`,
);
console.log(`jobs done ${late.toFixed(1)} s after the last buyer`);
for (const [message, times] of odd) console.log(`other refusals: ${times} × ${message}`);
for (const fault of books.faults.slice(0, 20)) console.log(`FOUT ${fault}`);
process.exitCode = books.faults.length ? 1 : 0;
