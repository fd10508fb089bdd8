import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, inject } from "vitest";
import { openDb } from "../app/outside/db.server.ts";
import type { Jobs } from "../app/outside/jobs.server.ts";
import { openPhotoRoom, type PhotoRoom } from "../app/outside/files/photo-room.server.ts";
import { openLog } from "../app/outside/log/log.server.ts";
import { PageCache } from "../app/outside/page-cache.server.ts";
import { readSettings } from "../app/outside/settings.server.ts";
import type { Shop } from "../app/outside/shop.server.ts";
import { urlFor } from "./database.ts";

export type TestShop = Shop & { jobs: ReturnType<typeof idleJobs>; at(moment: string): void };

/** A shop of its own on a real, empty, migrated database; `at` sets its clock. */
export async function aShop(settings: Record<string, string> = {}): Promise<TestShop> {
  const base = inject("databaseUrl");
  const name = `shop_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = openDb(base, { max: 1 });
  await admin.$client.query(`create database ${name} template template_shop`);
  await admin.$client.end();
  const db = openDb(urlFor(base, name), { max: 10 });
  afterAll(() => db.$client.end());
  let now = new Date("2026-11-16T09:00:00Z");
  return {
    db,
    jobs: idleJobs(),
    now: () => now,
    at: (moment) => {
      now = new Date(moment);
    },
    url: "http://localhost:3000",
    secret: "a-secret-of-more-than-thirty-two-characters",
    log: openLog("silent"),
    settings: readSettings({ NODE_ENV: "test", ...settings }),
    pages: new PageCache(),
    photos: aPhotoRoom(),
  };
}

/** Photographs of a test go to a folder that ends with it. */
function aPhotoRoom(): PhotoRoom {
  const folder = path.join(os.tmpdir(), `lommerrijk-photos-${process.pid}-${Math.random().toString(36).slice(2, 10)}`);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return openPhotoRoom(readSettings({ DATA_DIR: folder }), process.cwd(), 0);
}

type Sent = { name: string; data: Record<string, unknown>; once?: string; after?: Date };

/** Keeps what was sent, and runs nothing by itself. */
function idleJobs(): Jobs & { sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    async send(_tx, name, data, options) {
      const { once, after } = options ?? {};
      sent.push({ name, data, ...(once && { once }), ...(after && { after }) });
    },
    async work() {},
    async every() {},
    async stop() {},
  };
}
