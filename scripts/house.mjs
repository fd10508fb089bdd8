// Shared by the start and test commands; runs on any Node 20 or newer, before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import zlib from "node:zlib";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const started = Date.now();
let last = started;
export function say(step) {
  const now = Date.now();
  console.log(`  ${step} (${((now - last) / 1000).toFixed(1)} s)`);
  last = now;
}

export function install() {
  if (isRelease) return false;
  const lock = fs.readFileSync(path.join(root, "package-lock.json"));
  const mark = path.join(root, "node_modules/.lommerrijk");
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (fs.existsSync(mark) && fs.readFileSync(mark, "utf8") === wanted) return false;
  runNpm(process.env);
  // With an old Node npm leaves out what wants a newer one; the pinned one is there by now, and fetches the rest.
  if (missingBinaries(JSON.parse(lock), root).length > 0)
    runNpm({ ...process.env, PATH: `${path.dirname(runtime())}${path.delimiter}${process.env.PATH}` });
  fs.writeFileSync(mark, wanted);
  return true;
}

function runNpm(env) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // With NODE_ENV=production npm would leave out what is needed to build.
  const done = spawnSync(
    npm,
    ["install", "--include=dev", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: root, env, stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" },
  );
  if (done.status !== 0) throw new Error("Installeren is niet gelukt: zie de melding van npm hierboven.");
}

/** Packages with a binary for this machine that the lock file names and that are not here. */
export function missingBinaries({ packages }, folder) {
  const libc = platform().includes("musl") ? "musl" : "glibc";
  return Object.entries(packages)
    .filter(([, { os, cpu }]) => os?.includes(process.platform) && cpu?.includes(process.arch))
    .filter(([at, one]) => (one.libc ?? [libc]).includes(libc) && !fs.existsSync(path.join(folder, at)))
    .map(([at]) => at);
}

/** The pinned runtime, so that an old system Node will do. */
export function runtime() {
  const own = path.join(root, "node_modules/.bin", process.platform === "win32" ? "node.exe" : "node");
  // The pinned one is made for glibc.
  if (fs.existsSync(own) && !platform().includes("musl")) return own;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 15)) return process.execPath;
  throw new Error(
    `De winkel heeft Node 22.15 of nieuwer nodig en dit is ${process.versions.node}. ` +
      (isRelease
        ? "Installeer een nieuwere Node, of bouw met npm run build -- --with-node."
        : `Voor ${platform()} is er geen meegeleverde Node: installeer een nieuwere.`),
  );
}

/** "linux-arm64", or "linux-musl-x64" on Alpine: what packages with binaries call this machine. */
export function platform() {
  const musl = process.platform === "linux" && !process.report.getReport().header.glibcVersionRuntime;
  return `${process.platform}-${musl ? "musl-" : ""}${process.arch}`;
}

/**
 * How the shop's process is started. A small nursery for new objects is emptied often and never grows into a hundred
 * megabytes under a flood; what lives on may not grow past a gigabyte.
 */
export const FLAGS = ["--max-semi-space-size=8", "--max-old-space-size=1024"];

const SOURCES = [
  "app",
  "server",
  "content",
  "range",
  "public",
  "db",
  "pictures/pictures.json",
  "package-lock.json",
  "vite.config.ts",
  "scripts/leave-out.ts",
  "react-router.config.ts",
];

/** A folder that `npm run build` made holds everything already and is never built again. */
export const isRelease = fs.existsSync(path.join(root, "release.json"));

export function sourcesHash() {
  const hash = createHash("sha256");
  const visit = (at) => {
    const stat = fs.statSync(at);
    if (stat.isDirectory()) for (const name of fs.readdirSync(at).sort()) visit(path.join(at, name));
    else if (!/\.test\.tsx?$/.test(at)) hash.update(path.relative(root, at)).update(fs.readFileSync(at));
  };
  for (const source of SOURCES) if (fs.existsSync(path.join(root, source))) visit(path.join(root, source));
  return hash.digest("hex").slice(0, 16);
}

/** Built beside what is there and put in its place at one moment: a build that fails leaves the running shop alone. */
export function build(node) {
  if (isRelease) return false;
  const id = sourcesHash();
  const mark = path.join(root, "build/.sources");
  if (fs.existsSync(mark) && fs.readFileSync(mark, "utf8") === id) return false;
  const beside = path.join(root, ".builds", `${id}-${process.pid}`);
  const done = spawnSync(node, [path.join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", BUILD_ID: id, BUILD_DIR: path.relative(root, beside) },
    encoding: "utf8",
  });
  if (done.status !== 0) {
    fs.rmSync(beside, { recursive: true, force: true });
    throw new Error(`Bouwen is niet gelukt:\n${done.stdout}\n${done.stderr}`);
  }
  forgetPlace(path.join(beside, "server/index.js"));
  leaveOutOffice(path.join(beside, "client/assets"));
  packFiles(path.join(beside, "client"));
  fs.writeFileSync(path.join(beside, ".sources"), id);
  putInPlace(beside, "build");
  return true;
}

/** The same sources give the same bytes, wherever and whenever they are built. */
function forgetPlace(file) {
  const text = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, text.replace(/(\bassetsBuildDirectory = )"[^"\n]*"/, '$1"build/client"'));
}

/** The list of pages that a shopper loads: without those of the office (`app/kit/page/boot.ts`). */
function leaveOutOffice(assets) {
  const name = fs.readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  const text = fs.readFileSync(path.join(assets, name), "utf8");
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}") + 1];
  const list = JSON.parse(text.slice(from, to));
  const isOffice = ({ id, path }) => path?.startsWith("kantoor") || id === "pages/office/frame.page";
  list.routes = Object.fromEntries(Object.entries(list.routes).filter(([, route]) => !isOffice(route)));
  // What every page has loaded needs no asking for, and what is not said is not so.
  const everywhere = new Set(list.entry.imports);
  for (const route of Object.values(list.routes)) route.imports = route.imports.filter((file) => !everywhere.has(file));
  const less = (key, value) => (value === false || (key === "css" && value.length === 0) ? undefined : value);
  const short = text.slice(0, from) + JSON.stringify(list, less) + text.slice(to);
  fs.writeFileSync(path.join(assets, name.replace("manifest-", "manifest-shop-")), short);
}

/** Once, as small as it gets: the shop only sends them. */
function packFiles(folder) {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const body = fs.readFileSync(file);
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(body));
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(body, { level: 9 }));
  }
}

/** What `npm run build` made of exactly these sources. */
export function findRelease() {
  const place = path.join(root, "release");
  if (isRelease || !fs.existsSync(path.join(place, "release.json"))) return undefined;
  const folder = fs.realpathSync(place);
  const made = JSON.parse(fs.readFileSync(path.join(folder, "release.json"), "utf8"));
  return made.id === sourcesHash() && made.platform === platform() ? folder : undefined;
}

/** Written by the shop into the folder it runs from, so that later builds leave that folder alone. */
export function markInUse(folder) {
  try {
    fs.writeFileSync(path.join(folder, `in-use-${process.pid}`), "");
  } catch {
    // A folder that takes nothing is not one that builds are put in.
  }
}

export function isInUse(folder) {
  const pids = fs.readdirSync(folder).flatMap((name) => /^in-use-(\d+)$/.exec(name)?.[1] ?? []);
  return pids.some((pid) => {
    try {
      return process.kill(Number(pid), 0);
    } catch (error) {
      return error.code === "EPERM";
    }
  });
}

/** `name` becomes a link to the new folder; the folder before it stays, and those that a shop still runs from. */
export function putInPlace(folder, name) {
  const place = path.join(root, name);
  const before = fs.lstatSync(place, { throwIfNoEntry: false });
  if (before && !before.isSymbolicLink()) fs.rmSync(place, { recursive: true, force: true });
  const used = before?.isSymbolicLink() ? path.resolve(root, fs.readlinkSync(place)) : undefined;
  const link = `${place}-${process.pid}`;
  fs.symlinkSync(path.relative(root, folder), link, process.platform === "win32" ? "junction" : "dir");
  // Windows does not move one link over another.
  if (process.platform === "win32") fs.rmSync(place, { recursive: true, force: true });
  fs.renameSync(link, place);
  const kind = path.basename(folder).startsWith("release-");
  for (const one of fs.readdirSync(path.dirname(folder))) {
    const old = path.join(path.dirname(folder), one);
    if (one.startsWith("release-") === kind && old !== folder && old !== used && !isInUse(old))
      fs.rmSync(old, { recursive: true, force: true });
  }
}

/** What the machine refuses is told in one line; only a fault of our own shows where it happened. */
export function sayFault(error) {
  if (error?.name === "SettingsError") return error.message;
  if (typeof error?.code === "string") return `De winkel kan niet open: ${error.message}`;
  return error;
}

export function readDotEnv() {
  const file = path.join(root, ".env");
  if (!fs.existsSync(file)) return;
  for (const line of fs.readFileSync(file, "utf8").split("\n")) {
    const found = /^\s*([A-Z0-9_]+)\s*=\s*(.*?)\s*$/.exec(line);
    if (found && process.env[found[1]] === undefined) process.env[found[1]] = found[2].replace(/^(["'])(.*)\1$/, "$2");
  }
}

/** Runs one of the built shop's tools, in the runtime the shop runs in. */
export async function runTool(name) {
  try {
    const release = findRelease();
    if (!release && install()) say("afhankelijkheden geïnstalleerd");
    const node = runtime();
    if (!release && build(node)) say("gebouwd");
    readDotEnv();
    const tool = path.join(release ?? root, "scripts/tool.mjs");
    const done = spawnSync(node, [tool, name, root, ...process.argv.slice(2)], { stdio: "inherit" });
    process.exitCode = done.status ?? 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
