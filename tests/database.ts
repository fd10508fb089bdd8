import fs from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrateDb, openDb } from "../app/outside/db.server.ts";
import { startPostgres } from "../app/outside/postgres/postgres.server.ts";
import { quickFolder } from "./quick-folder.ts";
import { sweepAfter } from "./sweep.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One real PostgreSQL per run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = quickFolder("test");
  sweepAfter(folder);
  const server = await startPostgres(folder, { durable: false });
  const admin = openDb(server.url, { max: 1 });
  await admin.$client.query("create database template_shop");
  await admin.$client.end();
  const template = openDb(urlFor(server.url, "template_shop"), { max: 1 });
  await migrateDb(template, path.resolve("db/migrations"));
  await template.$client.end();
  project.provide("databaseUrl", server.url);
  return async () => {
    await server.stop();
    // Elsewhere it is swept behind us, while the next step runs.
    if (process.platform === "win32") fs.rmSync(folder, { recursive: true, force: true });
  };
}

export function urlFor(url: string, database: string): string {
  const named = new URL(url);
  named.pathname = `/${database}`;
  return named.href;
}
