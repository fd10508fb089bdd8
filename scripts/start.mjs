// npm start: installs, builds, opens the database and serves the shop, whatever of that is still needed.
import { spawn } from "node:child_process";
import path from "node:path";
import { build, install, readDotEnv, root, runtime, say } from "./house.mjs";

const dev = process.argv.includes("--dev");

try {
  console.log("Lommerrijk");
  if (install()) say("afhankelijkheden geïnstalleerd");
  const node = runtime();
  if (!dev && build(node)) say("gebouwd");
  readDotEnv();
  const child = spawn(
    node,
    ["--max-old-space-size=1024", path.join(root, dev ? "scripts/serve-dev.mjs" : "scripts/serve.mjs")],
    { cwd: root, stdio: "inherit", env: process.env },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // An npm that is stopped takes its shell along but not us: when who started us is gone, we close too.
  const starter = process.ppid;
  const look = () => process.ppid !== starter && child.kill("SIGTERM");
  if (process.env.npm_lifecycle_event) setInterval(look, 500).unref();
  child.on("exit", (code) => process.exit(code ?? 0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
