import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { FLAGS } from "../scripts/house.mjs";

export type Bench = {
  url: string;
  pid: number;
  /** Seconds from the start of the process until the door was open. */
  opened: number;
  /** CPU seconds the embedded database has used so far, with all its workers. */
  databaseCpu(): number;
  /** How many queries the shop asked its database while this ran. */
  countQueries(run: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
};

/** The built shop in a process of its own, with its own database, so that its CPU can be read apart. */
export async function openShop(env: Record<string, string> = {}): Promise<Bench> {
  const folder = env.DATA_DIR ?? newFolder();
  const started = performance.now();
  const child = spawn(process.execPath, [...FLAGS, "--import", "./tests/kill/die-at.ts", "scripts/serve.mjs"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
      OPEN_ORDERS_MOST: "100000",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /open op (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.on("exit", (code) => reject(new Error(`the shop ended with ${code}\n${said}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    opened: (performance.now() - started) / 1000,
    databaseCpu: () =>
      familyCpu(Number(fs.readFileSync(path.join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0])),
    async countQueries(run) {
      const tell = async (said: object | "count") => {
        child.send(said);
        return Number((await once(child, "message"))[0]);
      };
      await tell({ step: 0, sent: false });
      await run();
      return tell("count");
    },
    async close() {
      child.removeAllListeners("exit");
      await new Promise<void>((done) => {
        child.once("exit", () => done());
        child.kill("SIGTERM");
      });
      if (!env.DATA_DIR) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder for a database, which may run as somebody else. */
export function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-bench-"));
  fs.chmodSync(folder, 0o755);
  return folder;
}

const TICKS = 100;

function statOf(pid: number | string): number[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
}

/** CPU seconds a process has used so far. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS;
}

/** Megabytes a process holds now, and the most it ever held. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read("VmRSS"), most: read("VmHWM") };
}

/** A process with the children it has and those it had. */
function familyCpu(pid: number): number {
  const own = statOf(pid);
  let ticks = (own[11] ?? 0) + (own[12] ?? 0) + (own[13] ?? 0) + (own[14] ?? 0);
  for (const name of fs.readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    try {
      const fields = statOf(name);
      if (fields[1] === pid) ticks += (fields[11] ?? 0) + (fields[12] ?? 0);
    } catch {
      // it ended while we looked
    }
  }
  return ticks / TICKS;
}
