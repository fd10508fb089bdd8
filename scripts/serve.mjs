// Serves the built shop; start.mjs has made sure that everything is there.
import { readDotEnv, root, say, sayFault } from "./house.mjs";

process.env.NODE_ENV ??= "production";
readDotEnv();
const { start } = await import("../build/server/index.js");
try {
  const running = await start(root, say);
  say(`open op ${running.url}`);
  let closing = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, async () => {
      if (closing) return;
      closing = true;
      await running.close();
      process.exit(0);
    });
  }
} catch (error) {
  console.error(sayFault(error));
  process.exit(1);
}
