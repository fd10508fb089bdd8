import fs from "node:fs";
import { openDb } from "../../app/outside/db.server.ts";
import { startPostgres } from "../../app/outside/postgres/postgres.server.ts";
import type { Books } from "../kill/books.ts";
import { openPostOffice } from "../kill/post-office.ts";
import { type Server, startServer } from "../kill/server.ts";
import { Balancer } from "./balancer.ts";
import { closeBooks, SKU, STOCK } from "./books-of.ts";
import { openSearchService } from "./search-service.ts";
import { arrive, Visitors } from "./visitors.ts";

type Options = { durable: boolean; drainSeconds: number; oneBuysOf?: number };

/** Two shops behind a proxy, with a database, a post office and a search service of which each can fall away. */
export async function openFleet(folder: string, { durable, drainSeconds, oneBuysOf }: Options) {
  const database = await startPostgres(folder, { durable });
  const office = await openPostOffice();
  const balancer = new Balancer();
  await balancer.open();
  const db = openDb(database.url, { max: 2 });
  const search = await openSearchService();
  const plain = { DATABASE_URL: database.url, SMTP_URL: office.url, DATABASE_POOL: "10" };
  const searching = { SEARCH_ENGINE: "meilisearch", SEARCH_URL: search.url, SEARCH_KEY: "piek" };
  const env = { ...plain, ...searching, DRAIN_SECONDS: String(drainSeconds), WARM_SECONDS: "3" };
  const postmaster = () => {
    const file = `${folder}/postgres/postmaster.pid`;
    return fs.existsSync(file) ? Number(fs.readFileSync(file, "utf8").split("\n")[0]) : 0;
  };
  const buyers: Visitors["buyers"] = [];
  let shops: Server[] = [];
  const open = async (): Promise<void> => {
    const shop = await startServer(env, { plain: true });
    shops = [...shops, shop];
    await balancer.add(shop.url);
  };
  const close = async (shop: Server): Promise<void> => {
    const code = await shop.stop();
    balancer.remove(shop.url);
    shops = shops.filter((one) => one !== shop);
    if (code !== 0) throw new Error(`a shop that was asked to stop ended with ${code}`);
  };
  await Promise.all([open(), open()]);
  await db.$client.query("update variants set stock = $1 where sku = $2", [STOCK, SKU]);
  return {
    buyers,
    search,
    /** For so long, and until what happens meanwhile has happened, visitors come. */
    async phase(seconds: number, rate: number, happens?: () => Promise<void>): Promise<Visitors> {
      const visitors = new Visitors(balancer.url, oneBuysOf);
      const until = performance.now() + seconds * 1000;
      let busy = happens !== undefined;
      const coming = arrive(visitors, rate, () => !busy && performance.now() > until);
      await happens?.().finally(() => {
        busy = false;
      });
      await coming;
      buyers.push(...visitors.buyers);
      return visitors;
    },
    /** One shop after another, each new one open before an old one stops. */
    async deploy(): Promise<void> {
      for (const old of shops) {
        await open();
        await close(old);
      }
    },
    /** As a restart of a service does: whoever is connected is cut off. It is started again by whoever watches it. */
    async restartDatabase(): Promise<void> {
      const before = postmaster();
      process.kill(before, "SIGINT");
      while ([0, before].includes(postmaster())) await new Promise((done) => setTimeout(done, 50));
      await balancer.untilReady();
    },
    async books(): Promise<Books> {
      const last = () => startServer(plain, { plain: true });
      return closeBooks({ db, url: database.url, office, buyers, shops, open: last });
    },
    async close(): Promise<void> {
      balancer.close();
      for (const shop of shops) shop.kill();
      await db.$client.end();
      await database.stop();
      await office.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
