import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

export type Bench = { url: string; pid: number; close(): Promise<void> };

/** The built shop in a process of its own, with its own database, so that its CPU can be read apart. */
export async function openShop(env: Record<string, string> = {}): Promise<Bench> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-bench-"));
  fs.chmodSync(folder, 0o755); // the database may run as somebody else
  const child = spawn(process.execPath, ["scripts/serve.mjs"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: folder, LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /open op (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.on("exit", (code) => reject(new Error(`the shop ended with ${code}\n${said}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async close() {
      child.removeAllListeners("exit");
      await new Promise<void>((done) => {
        child.once("exit", () => done());
        child.kill("SIGTERM");
      });
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const TICKS = 100;

/** CPU seconds a process has used so far. */
export function cpuOf(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
