import { randomBytes } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { eq } from "drizzle-orm";
import * as build from "virtual:react-router/server-build";
import { ensureStaff } from "#accounts/staff.server.ts";
import { seedRange } from "#catalogue/range-file/range.server.ts";
import { openFront } from "#front/load-front.server.ts";
import { alone, type Db, migrateDb, openDb } from "#outside/db.server.ts";
import { openPhotoRoom } from "#outside/files/photo-room.server.ts";
import { openJobs } from "#outside/jobs.server.ts";
import { openLog } from "#outside/log/log.server.ts";
import { Memory } from "#outside/memory.server.ts";
import { PageCache } from "#outside/page-cache.server.ts";
import { readSettings, type Settings, shopUrl } from "#outside/settings.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { loadWords } from "#outside/words/load-words.server.ts";
import { isTrial, requireWholeSettings } from "#outside/whole-settings.server.ts";
import { marks } from "#outside/tables.server.ts";
import { openSearch } from "#search/shop-search.server.ts";
import { createApp } from "./app.ts";
import { startClock } from "./clock.ts";
import { closeDoor, openDoor, tryDoors } from "./door.ts";
import { openEdge } from "./edge/edge.ts";
import { tellFacts } from "./facts.ts";
import { keepFresh } from "./html/keep-fresh.ts";
import { openQuickDoor } from "./html/quick-door.ts";
import { inTurn } from "./gate/in-turn.ts";
import { databaseRefusal, reachDatabase } from "./running/database-refusal.ts";
import { Metrics, openMetricsDoor } from "./running/metrics.ts";
import { startOwnDatabase } from "./running/own-database.ts";
import { templatesOf } from "./running/templates.ts";
import { warmUp } from "./running/warm-up.ts";
import { countWorkers, isFirst, openWorkers } from "./running/workers.ts";

export { backupTool, restoreTool } from "./keeping/tool.ts";
export { setupTool } from "./setup/setup.ts";

export type Running = {
  url: string;
  databaseUrl: string;
  /** Ends in order. With `drain`, `/readyz` first says for a while that no more visitors should be sent. */
  close(options?: { drain: boolean }): Promise<void>;
};

type Say = (step: string) => void;
/** While developing, whoever reloads the modules brings the server and makes its listener. */
type Dev = { server: http.Server; open(shop: Shop): Promise<http.RequestListener> };

/** Opens the shop: database, migrations, range, jobs, then the door. What cannot open leaves nothing behind. */
export async function start(root: string, say: Say, dev?: Dev): Promise<Running> {
  const settings = readSettings(process.env);
  requireWholeSettings(settings);
  if (isFirst) await tryDoors(settings);
  const embedded = settings.DATABASE_URL ? undefined : await startOwnDatabase(path.resolve(root, settings.DATA_DIR));
  const databaseUrl = settings.DATABASE_URL ?? embedded?.url ?? "";
  const count = dev ? 1 : countWorkers(settings);
  try {
    const running =
      count > 1
        ? await openSeveral(count, settings, databaseUrl, say)
        : await openShop(root, settings, databaseUrl, say, dev);
    return {
      ...running,
      async close(options) {
        await running.close(options);
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function openSeveral(count: number, settings: Settings, databaseUrl: string, say: Say): Promise<Running> {
  const pool = String(settings.DATABASE_POOL ?? POOL_OF_SEVERAL);
  const workers = await openWorkers(count, { DATABASE_URL: databaseUrl, DATABASE_POOL: pool }, () => process.exit(1));
  const metrics = await openMetricsDoor(settings, workers.metrics);
  say(`${count} processen`);
  return {
    databaseUrl,
    url: urlAt(settings, workers.port),
    async close({ drain } = { drain: false }) {
      await workers.close(drain ? "SIGTERM" : "SIGINT");
      metrics.close();
    },
  };
}

const urlAt = ({ PORT, HOST }: Settings, port: number) =>
  `http://${PORT === 0 || HOST === "0.0.0.0" ? "localhost" : HOST}:${port}`;

async function openShop(root: string, settings: Settings, databaseUrl: string, say: Say, dev?: Dev): Promise<Running> {
  const db = openDb(databaseUrl, { max: settings.DATABASE_POOL ?? POOL });
  const sayRefusal = (error: unknown) => {
    throw databaseRefusal(error, databaseUrl) ?? error;
  };
  await reachDatabase(db, databaseUrl, settings.DATABASE_WAIT_SECONDS, say);
  if (isTrial(settings)) say("proefwinkel: alleen op deze machine, met testbank en postvak");
  if (settings.DEMO) say("demo: elke pagina en elke mail zegt het");
  say(settings.DATABASE_URL ? "database bereikt" : "ingebouwde PostgreSQL draait");
  const wait = () => say("een ander proces brengt de database op orde");
  const { shop, jobs, search, fresh } = await alone(
    db,
    "preparing",
    () => prepare(root, settings, db, databaseUrl, say),
    wait,
  ).catch(sayRefusal);
  const warmSeconds = dev ? 0 : (settings.WARM_SECONDS ?? (settings.SHOP_URL ? WARM_SECONDS : 0));
  const readiness = { draining: false, warming: warmSeconds > 0 };
  // The folder itself, not the link to it: a newer build must not change the files of a shop that runs.
  const client = dev ? "public" : path.join(fs.realpathSync(path.join(root, "build")), "client");
  const doors = { build, readiness, client, pictures: path.join(root, "pictures") };
  const metrics = new Metrics(shop);
  const figures = await openMetricsDoor(isFirst ? settings : { METRICS_HOST: "" }, () => metrics.registry.metrics());
  const server = dev?.server ?? http.createServer({ connectionsCheckingInterval: 2_000 });
  const listener = dev ? await dev.open(shop) : createApp(shop, doors);
  server.on("request", inTurn(metrics.observe(listener, templatesOf(build.routes))));
  // Photographs come over slow lines; what else is sent has half a minute (gate/body.ts).
  server.requestTimeout = 20 * 60_000;
  server.headersTimeout = 15_000;
  // Who takes nothing of what was asked for is let go at the second look.
  server.timeout = 60_000;
  server.keepAliveTimeout = 65_000;
  const quickDoor = openQuickDoor(server, shop.pages);
  await openDoor(server, settings.PORT, settings.HOST);
  const port = (server.address() as { port: number }).port;
  if (readiness.warming)
    void warmUp(`http://${settings.HOST === "0.0.0.0" ? "127.0.0.1" : settings.HOST}:${port}`, warmSeconds)
      .catch((error: unknown) => shop.log.warn({ warming: String(error) }))
      .finally(() => {
        readiness.warming = false;
      });
  return {
    databaseUrl,
    url: urlAt(settings, port),
    async close({ drain } = { drain: false }) {
      readiness.draining = true;
      if (drain) await pause(settings.DRAIN_SECONDS ?? (settings.SHOP_URL ? DRAIN_SECONDS : 0));
      const closed = closeDoor(server);
      quickDoor.close();
      await closed;
      figures.close();
      metrics.close();
      await search.close();
      await fresh.close();
      await jobs.stop();
      await db.$client.end();
    },
  };
}

const POOL = 20;
const POOL_OF_SEVERAL = 10;
const DRAIN_SECONDS = 5;
const WARM_SECONDS = 3;
const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

/** Everything that may be done by one process at a time: tables, range, jobs, search, staff. */
async function prepare(root: string, settings: Settings, db: Db, databaseUrl: string, say: Say) {
  const log = openLog(settings.LOG_LEVEL);
  await migrateDb(db, path.join(root, "db/migrations"));
  say("database bijgewerkt");
  if (await seedRange(db, new Date())) say("assortiment gevuld");
  await loadWords(db);
  const jobs = await openJobs(databaseUrl, log);
  const shop: Shop = {
    db,
    jobs,
    now: () => new Date(),
    url: shopUrl(settings),
    secret: settings.SHOP_SECRET ?? (await ownSecret(db)),
    log,
    settings,
    // One process per machine tells the network: the one with the clock.
    pages: new PageCache(new Memory(settings.CACHE_MB), settings.JOBS ? openEdge(settings, log) : undefined),
    photos: openPhotoRoom(settings, root),
  };
  tellFacts(shop);
  await openFront(shop);
  const search = await openSearch(shop);
  const fresh = await keepFresh(shop);
  say("zoeken gevuld");
  await ensureStaff(shop);
  if (settings.JOBS) {
    await startClock(shop, path.join(root, "pictures"));
    say("klok loopt");
  }
  return { shop, jobs, search, fresh };
}

async function ownSecret(db: Db): Promise<string> {
  await db
    .insert(marks)
    .values({ name: "secret", value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const rows = await db.select().from(marks).where(eq(marks.name, "secret"));
  return rows[0]?.value ?? "";
}
