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

/** The built shop on a free port, twice: each with a database of its own, in one PostgreSQL. */
export default async function openShops(project: TestProject): Promise<() => Promise<void>> {
  const folder = quickFolder("reizen");
  const settings = { OPEN_ORDERS_MOST: "1000", LOG_LEVEL: process.env.LOG_LEVEL ?? "error" };
  Object.assign(process.env, { PORT: "0", DATA_DIR: folder, ...settings });
  const sweptFirst = sweepAfter(folder);
  const { start } = (await import(path.resolve("build/server/index.js"))) as {
    start(root: string, say: (step: string) => void): Promise<Opened & { close(): Promise<void> }>;
  };
  const first = await start(process.cwd(), () => {});
  const admin = openDb(first.databaseUrl, { max: 1 });
  await admin.$client.query("create database reizen_2");
  await admin.$client.end();
  const databaseUrl = urlFor(first.databaseUrl, "reizen_2");
  const data = path.join(folder, "tweede");
  fs.mkdirSync(data);
  const second = await startServer({ ...settings, DATABASE_URL: databaseUrl, DATA_DIR: data });
  const sweptSecond = sweepAfter(data, second.pid);
  project.provide("shops", [
    { url: first.url, databaseUrl: first.databaseUrl },
    { url: second.url, databaseUrl },
  ]);
  return async () => {
    second.kill();
    await second.gone(5_000);
    await first.close();
    fs.rmSync(folder, { recursive: true, force: true });
    sweptSecond();
    sweptFirst();
  };
}
