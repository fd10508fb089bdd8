// Serves the built shop; start.mjs has made sure that everything is there.
import fs from "node:fs";
import module from "node:module";
import path from "node:path";
import { isRelease, markInUse, readDotEnv, root, say, sayFault } from "./house.mjs";

// Node is silent about old habits of packages; built in, they would count as our own.
process.noDeprecation = true;
readDotEnv();
keepCompiled(path.resolve(root, process.env.DATA_DIR || ".data", "compiled"));
markInUse(isRelease ? root : fs.realpathSync(path.join(root, "build")));
const { start } = await import("../build/server/index.js");
// Of several processes the first one speaks.
const quiet = Number(process.env.WORKER_NUMBER ?? 0);
const starting = start(root, quiet > 1 ? () => {} : say);
let closing = false;
const PATIENCE = 60_000 + Number(process.env.DRAIN_SECONDS || 5) * 1000;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, async () => {
    if (closing) return;
    closing = true;
    // Asked to stop halfway its start, it first opens: what it started then ends with it. It does not wait for ever.
    setTimeout(() => process.exit(1), PATIENCE).unref();
    const running = await starting.catch(() => undefined);
    await running?.close({ drain: signal === "SIGTERM" });
    process.exit(0);
  });
}
try {
  const running = await starting;
  if (!closing && !quiet) say(`open op ${running.url}`);
  // A process that is killed would write nothing.
  if (quiet < 2) module.flushCompileCache();
} catch (error) {
  console.error(sayFault(error));
  process.exit(error?.exitCode ?? 1);
}

/** What was compiled of this build is kept for its next start; that of builds before it goes. */
function keepCompiled(folder) {
  try {
    const build = fs.readFileSync(path.join(root, "build/.sources"), "utf8");
    // Only this folder is the shop's alone: who runs the database must still come through the one around it.
    makeFolder(path.join(folder, build));
    fs.chmodSync(folder, 0o700);
    for (const one of fs.readdirSync(folder))
      if (one !== build) fs.rmSync(path.join(folder, one), { recursive: true, force: true });
    module.enableCompileCache(path.join(folder, build));
  } catch {
    // A disk that takes nothing costs a start half a second more.
  }
}

/** One by one: where none can be made, such as in /proc, Node's own way of making several at once never ends. */
function makeFolder(folder) {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
}
