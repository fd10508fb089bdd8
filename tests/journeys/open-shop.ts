import fs from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDb } from "../../app/outside/db.server.ts";
import { urlFor } from "../database.ts";
import { startServer } from "../kill/server.ts";
import { quickFolder } from "../quick-folder.ts";
import { sweepAfter } from "../sweep.ts";

/** A shop for each worker, so that no journey meets what another one changes. */
type Opened = { url: string; databaseUrl: string };

declare module "vitest" {
  export interface ProvidedContext {
    shops: Opened[];
  }
}

/** How many browsers walk at once: two cores are never both busy with two, since a page also waits. */
export const WALKERS = 3;

/** The built shop on a free port, once for each worker: each with a database of its own, in one PostgreSQL. */
export default async function openShops(project: TestProject): Promise<() => Promise<void>> {
  const folder = quickFolder("reizen");
  const settings = { OPEN_ORDERS_MOST: "1000", LOG_LEVEL: process.env.LOG_LEVEL ?? "error" };
  Object.assign(process.env, { PORT: "0", DATA_DIR: folder, ...settings });
  const sweptFirst = sweepAfter(folder);
  const { start } = (await import(path.resolve("build/server/index.js"))) as {
    start(root: string, say: (step: string) => void): Promise<Opened & { close(): Promise<void> }>;
  };
  const first = await start(process.cwd(), () => {});
  const others: (Opened & { close(): Promise<void> })[] = [];
  for (let number = 2; number <= WALKERS; number++) others.push(await openBeside(first.databaseUrl, number));
  project.provide(
    "shops",
    [first, ...others].map(({ url, databaseUrl }) => ({ url, databaseUrl })),
  );
  return async () => {
    await Promise.all(others.map((shop) => shop.close()));
    await first.close();
    fs.rmSync(folder, { recursive: true, force: true });
    sweptFirst();
  };

  async function openBeside(theirs: string, number: number) {
    const name = `reizen_${number}`;
    const admin = openDb(theirs, { max: 1 });
    await admin.$client.query(`create database ${name}`);
    await admin.$client.end();
    const databaseUrl = urlFor(theirs, name);
    const data = path.join(folder, name);
    fs.mkdirSync(data);
    const shop = await startServer({ ...settings, DATABASE_URL: databaseUrl, DATA_DIR: data });
    const swept = sweepAfter(data, shop.pid);
    const close = async () => {
      shop.kill();
      await shop.gone(5_000);
      swept();
    };
    return { url: shop.url, databaseUrl, close };
  }
}
