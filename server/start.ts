import { randomBytes } from "node:crypto";
import http from "node:http";
import path from "node:path";
import { eq } from "drizzle-orm";
import * as build from "virtual:react-router/server-build";
import { ensureStaff } from "#accounts/staff.server.ts";
import { seedRange } from "#catalogue/range-file/range.server.ts";
import { type Db, migrateDb, openDb } from "#outside/db.server.ts";
import { openJobs } from "#outside/jobs.server.ts";
import { openLog } from "#outside/log.server.ts";
import { PageCache } from "#outside/page-cache.server.ts";
import { type EmbeddedPostgres, startPostgres } from "#outside/postgres.server.ts";
import { readSettings, type Settings, SettingsError, shopUrl } from "#outside/settings.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { marks } from "#outside/tables.server.ts";
import { openSearch } from "#search/shop-search.server.ts";
import { createApp } from "./app.ts";
import { startClock } from "./clock.ts";
import { closeDoor, openDoor, tryDoor } from "./door.ts";
import { tellFacts } from "./facts.ts";
import { keepFresh } from "./html/keep-fresh.ts";
import { openQuickDoor } from "./html/quick-door.ts";

export type Running = { url: string; databaseUrl: string; close(): Promise<void> };

type Say = (step: string) => void;
/** While developing, whoever reloads the modules brings the server and makes its listener. */
type Dev = { server: http.Server; open(shop: Shop): Promise<http.RequestListener> };

/** Opens the shop: database, migrations, range, jobs, then the door. What cannot open leaves nothing behind. */
export async function start(root: string, say: Say, dev?: Dev): Promise<Running> {
  const settings = readSettings(process.env);
  await tryDoor(settings.PORT, settings.HOST);
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startPostgres(path.resolve(root, settings.DATA_DIR), { durable: true });
  try {
    return await openShop(root, settings, embedded, say, dev);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function openShop(
  root: string,
  settings: Settings,
  embedded: EmbeddedPostgres | undefined,
  say: Say,
  dev?: Dev,
): Promise<Running> {
  const log = openLog(settings.LOG_LEVEL);
  const databaseUrl = settings.DATABASE_URL ?? embedded?.url ?? "";
  const db = openDb(databaseUrl);
  await reachDatabase(db, databaseUrl);
  say(embedded ? "ingebouwde PostgreSQL draait" : "database bereikt");
  await migrateDb(db, path.join(root, "db/migrations"));
  say("database bijgewerkt");
  if (await seedRange(db, new Date())) say("assortiment gevuld");
  const jobs = await openJobs(databaseUrl, log);
  const shop: Shop = {
    db,
    jobs,
    now: () => new Date(),
    url: shopUrl(settings),
    secret: settings.SHOP_SECRET ?? (await ownSecret(db)),
    log,
    settings,
    pages: new PageCache(),
  };
  tellFacts(shop);
  const search = await openSearch(shop);
  const fresh = await keepFresh(shop);
  say("zoeken gevuld");
  await ensureStaff(shop);
  await startClock(shop);
  say("klok loopt");
  const doors = { build, client: path.join(root, "build/client"), pictures: path.join(root, "pictures") };
  const server = dev?.server ?? http.createServer();
  server.on("request", dev ? await dev.open(shop) : createApp(shop, doors));
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  const quickDoor = openQuickDoor(server, shop.pages);
  await openDoor(server, settings.PORT, settings.HOST);
  const port = (server.address() as { port: number }).port;
  return {
    databaseUrl,
    url:
      settings.PORT === 0
        ? `http://localhost:${port}`
        : `http://${settings.HOST === "0.0.0.0" ? "localhost" : settings.HOST}:${port}`,
    async close() {
      const closed = closeDoor(server);
      quickDoor.close();
      await closed;
      await search.close();
      await fresh.close();
      await jobs.stop();
      await db.$client.end();
      await embedded?.stop();
    },
  };
}

async function reachDatabase(db: Db, url: string): Promise<void> {
  try {
    await db.$client.query("select 1");
  } catch (error) {
    const { host, pathname } = new URL(url);
    const why = (error as { message?: string; code?: string }).message || (error as { code?: string }).code;
    throw new SettingsError(`De database antwoordt niet (${host}${pathname}): ${why}. Controleer DATABASE_URL.`);
  }
}

async function ownSecret(db: Db): Promise<string> {
  await db
    .insert(marks)
    .values({ name: "secret", value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const rows = await db.select().from(marks).where(eq(marks.name, "secret"));
  return rows[0]?.value ?? "";
}
