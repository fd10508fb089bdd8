import fs from "node:fs";
import net from "node:net";
import { openDb } from "../app/outside/db.server.ts";
import { startPostgres } from "../app/outside/postgres/postgres.server.ts";
import { openPostOffice } from "../tests/kill/post-office.ts";
import { type Server, startServer } from "../tests/kill/server.ts";
import { Balancer } from "./fleet/balancer.ts";
import { SKU, STOCK, tellBooks } from "./fleet/books-of.ts";
import { arrive, figuresOf, type Seen, Visitors } from "./fleet/visitors.ts";
import { newFolder } from "./shop.ts";

// npm run bench peak: a peak day in PEAK_MINUTES (30): two shops behind a proxy, visitors at seven tenths of what they can
// bear (PEAK_RATE a second, else found first), and in the middle of it a deploy, a restart of the database, and a search
// service that falls silent and then goes away. No order may be lost; what it cost visitors is told per part of the day.
const MINUTES = Number(process.env.PEAK_MINUTES ?? 30);
const BEARABLE = { p99: 1000, failed: 0.005 };

const folder = newFolder();
const database = await startPostgres(folder, { durable: true });
const office = await openPostOffice();
const balancer = new Balancer();
await balancer.open();
const db = openDb(database.url, { max: 2 });
const service = await openSearchService();
const env = {
  DATABASE_URL: database.url,
  SMTP_URL: office.url,
  DATABASE_POOL: "10",
  DRAIN_SECONDS: "1",
  SEARCH_ENGINE: "meilisearch",
  SEARCH_URL: service.url,
  SEARCH_KEY: "piek",
};
const open = async (): Promise<Server> => {
  const shop = await startServer(env, { plain: true });
  await balancer.add(shop.url);
  return shop;
};
const close = async (shop: Server): Promise<void> => {
  const code = await shop.stop();
  balancer.remove(shop.url);
  if (code !== 0) throw new Error(`a shop that was asked to stop ended with ${code}`);
};
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A search service as the network sees it: away, or there and saying nothing. */
async function openSearchService() {
  const lines = new Set<net.Socket>();
  const server = net.createServer((line) => {
    lines.add(line.on("error", () => {}).on("close", () => lines.delete(line)));
  });
  const listen = (port: number) =>
    new Promise<number>((done) =>
      server.listen(port, "127.0.0.1", () => done((server.address() as net.AddressInfo).port)),
    );
  const leave = () => {
    for (const line of lines) line.destroy();
    return new Promise<void>((done) => server.close(() => done()));
  };
  const port = await listen(0);
  await leave();
  return { url: `http://127.0.0.1:${port}`, fallSilent: () => listen(port), leave };
}

const restartDatabase = async (): Promise<void> => {
  const pid = Number(fs.readFileSync(`${folder}/postgres/postmaster.pid`, "utf8").split("\n")[0]);
  // A fast shutdown, as a restart of a service does: whoever is connected is cut off.
  process.kill(pid, "SIGINT");
  await pause(2_000);
};

const all: Seen[] = [];
const buyers: Visitors["buyers"] = [];
async function phase(name: string, seconds: number, rate: number, happens?: () => Promise<void>): Promise<Seen[]> {
  const visitors = new Visitors(balancer.url);
  const until = performance.now() + seconds * 1000;
  let busy = happens !== undefined;
  const coming = arrive(visitors, rate, () => !busy && performance.now() > until);
  await happens?.();
  busy = false;
  await coming;
  console.log(`${name.padEnd(34)}${figuresOf(visitors.seen)}`);
  for (const [message, times] of visitors.odd) console.log(`other refusals: ${times} × ${message}`);
  if (visitors.odd.size) process.exitCode = 1;
  buyers.push(...visitors.buyers);
  return visitors.seen;
}

/** So many visits a second that one in a hundred just waits a second. */
async function findCapacity(): Promise<number> {
  let borne = 5;
  for (let rate = 10; rate <= 640; rate = Math.round(rate * 1.4)) {
    const seen = await phase(`  ${rate} visits a second`, 6, rate);
    const took = seen.map(({ ms }) => ms).sort((a, b) => a - b);
    const p99 = took[Math.floor(took.length * 0.99)] ?? 0;
    const failed = seen.filter((one) => one.failed).length / seen.length;
    if (p99 > BEARABLE.p99 || failed > BEARABLE.failed) break;
    borne = rate;
  }
  return borne;
}

let shops = [await open(), await open()];
await db.$client.query("update variants set stock = $1 where sku = $2", [STOCK, SKU]);
console.log("                                    asked failed        %   p50   p99  most ms");
const rate = Number(process.env.PEAK_RATE ?? 0) || Math.max(1, Math.round((await findCapacity()) * 0.7));
console.log(`${rate} visits a second, ${MINUTES} minutes`);
const part = (MINUTES * 60) / 8;
const live = async (name: string, happens?: () => Promise<void>) =>
  all.push(...(await phase(name, part, rate, happens)));
await live("a calm hour");
await live("a deploy, one shop after another", async () => {
  for (const old of shops) {
    const fresh = await open();
    await close(old);
    shops = [...shops.filter((shop) => shop !== old), fresh];
  }
});
await live("after the deploy");
await live("the database restarts", restartDatabase);
await live("after the restart");
await live("the search service falls silent", async () => void (await service.fallSilent()));
await live("the search service is away", service.leave);
await live("the end of the day");
console.log(`${"the whole day".padEnd(34)}${figuresOf(all)}`);
await tellBooks({ db, url: database.url, office, buyers, shops, open: () => startServer(env, { plain: true }) });
balancer.close();
await db.$client.end();
await database.stop();
await office.close();
fs.rmSync(folder, { recursive: true, force: true });
