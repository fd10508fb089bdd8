import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { FLAGS } from "../../scripts/house.mjs";
import type { Death } from "./die-at.ts";

/** The built shop in a process of its own, which can be told at which query to the database it dies. */
export type Server = {
  url: string;
  pid: number | undefined;
  /** What it told while it opened, with the seconds of each step. */
  told: string;
  dieAt(death: Death): Promise<void>;
  asked(): Promise<number>;
  kill(): void;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
  /** Resolves when the process is gone, or says that it still lives after so many milliseconds. */
  gone(ms: number): Promise<boolean>;
};

/** `plain`: started as the shop is, and not to be told when to die. `root`: the folder of another release. */
export async function startServer(
  env: Record<string, string>,
  { plain = false, root = process.cwd() } = {},
): Promise<Server> {
  const told = plain ? [] : ["--import", "./tests/kill/die-at.ts"];
  const child = spawn(process.execPath, [...FLAGS, ...told, path.join(root, "scripts/serve.mjs")], {
    env: { ...process.env, NODE_ENV: "", PORT: "0", LOG_LEVEL: "silent", TRUST_PROXY: "aan", ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const { url, told: opening } = await openAt(child);
  const tell = async (said: Death | "count") => {
    child.send(said);
    const [response] = (await once(child, "message")) as [unknown];
    return response;
  };
  return {
    url,
    pid: child.pid,
    told: opening,
    dieAt: async (death) => void (await tell(death)),
    asked: async () => Number(await tell("count")),
    kill: () => void child.kill("SIGKILL"),
    stop: async () => {
      child.kill("SIGTERM");
      await isGone(child, 90_000);
      return child.exitCode;
    },
    gone: (ms) => isGone(child, ms),
  };
}

function openAt(child: ChildProcess): Promise<{ url: string; told: string }> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /open op (\S+)/.exec(said)?.[1];
      if (found) resolve({ url: found, told: said });
    });
    child.once("exit", (code) => reject(new Error(`the shop ended with ${code}\n${said}`)));
  });
}

async function isGone(child: ChildProcess, ms: number): Promise<boolean> {
  const dead = () => child.exitCode !== null || child.signalCode !== null;
  if (!dead())
    await Promise.race([
      new Promise((done) => child.once("exit", done)),
      new Promise((done) => setTimeout(done, ms).unref()),
    ]);
  return dead();
}
