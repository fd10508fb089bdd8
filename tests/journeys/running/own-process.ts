import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import { inject, onTestFinished } from "vitest";
import { quickFolder } from "../../quick-folder.ts";
import { sweepAfter } from "../../sweep.ts";

export type Own = { child: ChildProcess; folder: string; said(): string; ended: Promise<number | null> };

/** The built shop as a process of its own, as `npm start` runs it, with nothing in it yet; it ends with the test. */
export function ownShop(settings: Record<string, string>, script = "scripts/serve.mjs"): Own {
  return startIn(quickFolder("eigen"), settings, script);
}

/** The same with the range in it, as at a second start. */
export function filledShop(settings: Record<string, string>, script = "scripts/serve.mjs"): Own {
  const folder = quickFolder("eigen");
  // The database belongs to somebody else where the tests run as root.
  execFileSync("cp", ["-a", `${inject("filled")}/.`, folder]);
  return startIn(folder, settings, script);
}

function startIn(folder: string, settings: Record<string, string>, script: string): Own {
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: folder,
      PORT: "0",
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const swept = sweepAfter(folder, child.pid);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
    swept();
  });
  return { child, folder, said: () => said, ended };
}

/** Where it is open; a shop that ends before that is an error with its last words. */
export async function addressOf({ child, said }: Own): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = /open op (http:\S+)/.exec(said())?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on("data", look);
    child.once("close", () => reject(new Error(said())));
    look();
  });
}

/** One that nobody listens at: another copy may run these tests beside us. */
export async function freePort(): Promise<string> {
  const server = net.createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}

/** A conversation by hand, for what no browser would send. */
export async function bySocket(address: string): Promise<{ say(text: string): void; heard: Promise<string> }> {
  const { hostname, port } = new URL(address);
  const socket = net.connect(Number(port), hostname);
  let heard = "";
  socket.on("data", (chunk: Buffer) => {
    heard += chunk.toString();
  });
  socket.on("error", () => {});
  const closed = new Promise<string>((done) => socket.once("close", () => done(heard)));
  await new Promise((done) => socket.once("connect", done));
  return { say: (text) => void socket.write(text), heard: closed };
}
