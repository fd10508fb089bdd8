import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { sweepAfter } from "../sweep.ts";

declare module "vitest" {
  export interface ProvidedContext {
    shopUrl: string;
    databaseUrl: string;
  }
}

/** The built shop, with its own database, on a free port. */
export default async function openShop(project: TestProject): Promise<() => Promise<void>> {
  const folder = path.join(os.tmpdir(), `lommerrijk-reizen-${process.pid}`);
  const swept = sweepAfter(folder);
  Object.assign(process.env, {
    PORT: "0",
    DATA_DIR: folder,
    OPEN_ORDERS_MOST: "1000",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "error",
  });
  const { start } = (await import(path.resolve("build/server/index.js"))) as {
    start(
      root: string,
      say: (step: string) => void,
    ): Promise<{ url: string; databaseUrl: string; close(): Promise<void> }>;
  };
  const shop = await start(process.cwd(), () => {});
  project.provide("shopUrl", shop.url);
  project.provide("databaseUrl", shop.databaseUrl);
  return async () => {
    await shop.close();
    fs.rmSync(folder, { recursive: true, force: true });
    swept();
  };
}
