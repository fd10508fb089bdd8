// Serves the built shop; start.mjs has made sure that everything is there.
import { readDotEnv, root, say, sayFault } from "./house.mjs";

// Node is silent about old habits of packages; built in, they would count as our own.
process.noDeprecation = true;
readDotEnv();
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
} catch (error) {
  console.error(sayFault(error));
  process.exit(error?.exitCode ?? 1);
}
