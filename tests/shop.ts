import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { PoolClient } from "pg";
import { afterAll, inject, onTestFinished, TestRunner } from "vitest";
import { openDb } from "../app/outside/db.server.ts";
import type { Jobs } from "../app/outside/jobs.server.ts";
import { openPhotoRoom, type PhotoRoom } from "../app/outside/files/photo-room.server.ts";
import { openLog } from "../app/outside/log/log.server.ts";
import { PageCache } from "../app/outside/page-cache.server.ts";
import { readSettings } from "../app/outside/settings.server.ts";
import type { Shop } from "../app/outside/shop.server.ts";
import { urlFor } from "./database.ts";

const START = new Date("2026-11-16T09:00:00Z");

export type TestShop = Shop & { jobs: ReturnType<typeof idleJobs>; at(moment: string): void };

/** A shop of its own on a real, empty, migrated database; `at` sets its clock. */
export async function aShop(settings: Record<string, string> = {}): Promise<TestShop> {
  return shopFrom("template_shop", settings);
}

/** The same with the whole range in it. */
export async function aFilledShop(settings: Record<string, string> = {}): Promise<TestShop> {
  await fillTemplate();
  return shopFrom("template_filled", settings);
}

/** Filled once in a run, by the first test that needs it; every other copies that. */
async function fillTemplate(): Promise<void> {
  const base = inject("databaseUrl");
  const admin = openDb(base, { max: 1 });
  await admin.$client.query("select pg_advisory_lock(1)");
  const { rowCount } = await admin.$client.query("select from pg_database where datname = 'template_filled'");
  if (!rowCount) {
    await admin.$client.query("create database template_filling template template_shop strategy file_copy");
    const db = openDb(urlFor(base, "template_filling"), { max: 1 });
    const { seedRange } = await import("../app/catalogue/range-file/range.server.ts");
    await seedRange(db, START);
    await db.$client.end();
    await admin.$client.query("alter database template_filling rename to template_filled");
  }
  await admin.$client.end();
}

async function shopFrom(template: string, settings: Record<string, string>): Promise<TestShop> {
  const base = inject("databaseUrl");
  const name = `shop_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await asAdmin(base, `create database ${name} template ${template} strategy file_copy`);
  const db = openDb(urlFor(base, name), { max: 10 });
  db.$client.on("connect", oneAtATime);
  afterwards(async () => {
    await db.$client.end();
    await asAdmin(base, `drop database if exists ${name} with (force)`);
  });
  let now = START;
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

/** What asks two things at once over one connection waits for itself, and from its next version on the driver refuses it. */
function oneAtATime(client: PoolClient): void {
  const ask = client.query;
  let busy = false;
  const query = (...asked: unknown[]): unknown => {
    // The pool asks with a callback, and over a connection that is its own.
    if (typeof asked.at(-1) === "function") return Reflect.apply(ask, client, asked);
    const said = JSON.stringify(asked[0]).slice(0, 200);
    // What a fault rolls back would hide that fault.
    if (busy && !said.includes('"rollback')) throw new Error(`asked while the same connection was busy: ${said}`);
    const answer: unknown = Reflect.apply(ask, client, asked);
    // A table that is copied comes as a stream.
    if (!(answer instanceof Promise)) return answer;
    busy = true;
    return answer.finally(() => {
      busy = false;
    });
  };
  client.query = query as typeof ask;
}

/** With the test that opened it, or with the file if it was opened for all of its tests. */
function afterwards(work: () => Promise<void> | void): void {
  if (TestRunner.getCurrentTest()) onTestFinished(work);
  else afterAll(work);
}

async function asAdmin(url: string, command: string): Promise<void> {
  const admin = openDb(url, { max: 1 });
  await admin.$client.query(command);
  await admin.$client.end();
}

/** Photographs of a test go to a folder that ends with it. */
function aPhotoRoom(): PhotoRoom {
  const folder = path.join(os.tmpdir(), `lommerrijk-photos-${process.pid}-${Math.random().toString(36).slice(2, 10)}`);
  afterwards(() => fs.rmSync(folder, { recursive: true, force: true }));
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
