import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { FLAGS } from "../../scripts/house.mjs";
import type { Death } from "./die-at.ts";

/** The built shop in a process of its own, which can be told at which query to the database it dies. */
export type Server = {
  url: string;
  pid: number | undefined;
  dieAt(death: Death): Promise<void>;
  asked(): Promise<number>;
  kill(): void;
  /** Resolves when the process is gone, or says that it still lives after so many milliseconds. */
  gone(ms: number): Promise<boolean>;
};

/** `plain`: started as the shop is, and not to be told when to die. */
export async function startServer(env: Record<string, string>, { plain = false } = {}): Promise<Server> {
  const told = plain ? [] : ["--import", "./tests/kill/die-at.ts"];
  const child = spawn(process.execPath, [...FLAGS, ...told, "scripts/serve.mjs"], {
    env: { ...process.env, NODE_ENV: "", PORT: "0", LOG_LEVEL: "silent", OPEN_ORDERS_MOST: "100000", ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const url = await openAt(child);
  const tell = async (said: Death | "count") => {
    child.send(said);
    const [response] = (await once(child, "message")) as [unknown];
    return response;
  };
  return {
    url,
    pid: child.pid,
    dieAt: async (death) => void (await tell(death)),
    asked: async () => Number(await tell("count")),
    kill: () => void child.kill("SIGKILL"),
    gone: (ms) => isGone(child, ms),
  };
}

function openAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /open op (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
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
