import { spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import pg from "pg";

export type Who = { uid: number; gid: number } | undefined;

/** Starts the server and waits until it answers. */
export async function spawnPostgres(
  bin: string,
  data: string,
  who: Who,
  port: number,
  options: { durable: boolean; password: string },
): Promise<void> {
  const flags = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", ""];
  const tuned = { shared_buffers: "128MB", max_connections: "100", wal_compression: "on", jit: "off" };
  // Killed, it first sees to it that all of its files are on disk: file by file that takes ten seconds on a busy one.
  const recovery = process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {};
  const lax = options.durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  for (const [name, value] of Object.entries({ ...tuned, ...recovery, ...lax })) flags.push("-c", `${name}=${value}`);
  const child = spawn(path.join(bin, "postgres"), flags, {
    ...who,
    cwd: os.tmpdir(),
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  // The shop may end without waiting for it; `stop` ends it in an orderly way.
  child.unref();
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL stopte meteen weer:\n${said}`);
    if (await answers(urlOf(port, options.password))) return;
    await pause(50);
  }
  throw new Error(`PostgreSQL antwoordt niet:\n${said}`);
}

/** The process and port that a data folder is served by now. */
export function findRunning(data: string): { pid: number; port: number } | undefined {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  return pid > 0 && isAlive(pid) ? { pid, port: Number(lines[3]) } : undefined;
}

export async function stopRunning(data: string): Promise<void> {
  const running = findRunning(data);
  if (!running) return;
  process.kill(running.pid, "SIGINT");
  await gone(running.pid);
}

/** A process of somebody else may not be signalled, but it is there. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function gone(pid: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (!isAlive(pid)) return;
    await pause(50);
  }
}

export const urlOf = (port: number, password: string) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Whether a shop that is open listens to this database; one that closed or was killed does not. */
export async function isUsedByShop(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000, query_timeout: 1000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where application_name = 'lommerrijk-pages' limit 1",
    );
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
