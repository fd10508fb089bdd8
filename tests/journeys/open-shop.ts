import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startServer } from "../kill/server.ts";
import { quickFolder } from "../quick-folder.ts";
import { sweepAfter } from "../sweep.ts";

/** A shop for each worker, so that no journey meets what another one changes. */
type Opened = { url: string; databaseUrl: string };

declare module "vitest" {
  export interface ProvidedContext {
    shops: Opened[];
    /** A folder with a shop's data, at rest. */
    filled: string;
  }
}

/** How many browsers walk at once. */
export const WALKERS = 3;

/** The built shop on a free port, once for each worker, each in a copy of one folder that was filled first. */
export default async function openShops(project: TestProject): Promise<() => Promise<void>> {
  const folder = quickFolder("reizen");
  const settings = { OPEN_ORDERS_MOST: "1000", LOG_LEVEL: process.env.LOG_LEVEL ?? "error", TRUST_PROXY: "uit" };
  const filled = path.join(folder, "gevuld");
  const swept = [sweepAfter(folder), sweepAfter(filled)];
  const first = await startServer({ ...settings, DATA_DIR: filled }, { plain: true });
  await first.stop();
  const shops: (Opened & { close(): Promise<void> })[] = [];
  for (let number = 1; number <= WALKERS; number++) {
    const data = path.join(folder, String(number));
    execFileSync("cp", ["-a", filled, data]);
    const shop = await startServer({ ...settings, DATA_DIR: data }, { plain: true });
    swept.push(sweepAfter(data, shop.pid));
    shops.push({ url: shop.url, databaseUrl: databaseIn(data), close: async () => void (await shop.stop()) });
  }
  project.provide("filled", filled);
  project.provide(
    "shops",
    shops.map(({ url, databaseUrl }) => ({ url, databaseUrl })),
  );
  return async () => {
    await Promise.all(shops.map((shop) => shop.close()));
    fs.rmSync(folder, { recursive: true, force: true });
    for (const done of swept) done();
  };
}

/** Where the PostgreSQL of a running shop is. */
export function databaseIn(folder: string): string {
  const port = fs.readFileSync(path.join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[3];
  const password = fs.readFileSync(path.join(folder, "postgres-password"), "utf8");
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}
