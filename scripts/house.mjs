// Shared by the start and test commands; runs on any Node 20 or newer, before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const started = Date.now();
let last = started;
export function say(step) {
  const now = Date.now();
  console.log(`  ${step} (${((now - last) / 1000).toFixed(1)} s)`);
  last = now;
}

export function install() {
  const lock = fs.readFileSync(path.join(root, "package-lock.json"));
  const mark = path.join(root, "node_modules/.lommerrijk");
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (fs.existsSync(mark) && fs.readFileSync(mark, "utf8") === wanted) return false;
  // Not `npm ci`: it refuses a lock file that leaves out the binaries of platforms we do not run on.
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const done = spawnSync(npm, ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (done.status !== 0) throw new Error("Installeren is niet gelukt: zie de melding van npm hierboven.");
  fs.writeFileSync(mark, wanted);
  return true;
}

/** The pinned runtime, so that an old system Node will do. */
export function runtime() {
  const own = path.join(root, "node_modules/.bin", process.platform === "win32" ? "node.exe" : "node");
  if (fs.existsSync(own)) return own;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  throw new Error(`Op dit systeem is Node 22.22 of nieuwer nodig (nu ${process.versions.node}).`);
}

const SOURCES = [
  "app",
  "server",
  "content",
  "range",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

export function sourcesHash() {
  const hash = createHash("sha256");
  const visit = (at) => {
    const stat = fs.statSync(at);
    if (stat.isDirectory()) for (const name of fs.readdirSync(at).sort()) visit(path.join(at, name));
    else if (!at.endsWith(".test.ts")) hash.update(path.relative(root, at)).update(fs.readFileSync(at));
  };
  for (const source of SOURCES) if (fs.existsSync(path.join(root, source))) visit(path.join(root, source));
  return hash.digest("hex").slice(0, 16);
}

export function build(node) {
  const id = sourcesHash();
  const mark = path.join(root, "build/.sources");
  if (fs.existsSync(mark) && fs.readFileSync(mark, "utf8") === id) return false;
  fs.rmSync(path.join(root, "build"), { recursive: true, force: true });
  const done = spawnSync(node, [path.join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", BUILD_ID: id },
    encoding: "utf8",
  });
  if (done.status !== 0) throw new Error(`Bouwen is niet gelukt:\n${done.stdout}\n${done.stderr}`);
  fs.writeFileSync(mark, id);
  return true;
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
    const found = /^\s*([A-Z_]+)\s*=\s*(.*?)\s*$/.exec(line);
    if (found && process.env[found[1]] === undefined) process.env[found[1]] = found[2].replace(/^(["'])(.*)\1$/, "$2");
  }
}
