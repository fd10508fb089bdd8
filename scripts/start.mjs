// npm start: installs, builds, opens the database and serves the shop, whatever of that is still needed.
import { spawn } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { build, FLAGS, findRelease, install, readDotEnv, root, runtime, say } from "./house.mjs";

const dev = process.argv.includes("--dev");

try {
  console.log("Lommerrijk");
  const release = dev ? undefined : findRelease();
  if (!release && install()) say("afhankelijkheden geïnstalleerd");
  const node = runtime();
  if (!release && !dev && build(node)) say("gebouwd");
  readDotEnv();
  // What the shop keeps stays here when a release is replaced.
  if (release) process.env.DATA_DIR = path.resolve(root, process.env.DATA_DIR ?? ".data");
  const serve = path.join(release ?? root, dev ? "scripts/serve-dev.mjs" : "scripts/serve.mjs");
  const child = spawn(node, [...FLAGS, serve], { cwd: root, stdio: "inherit", env: process.env });
  let asked = false;
  const stop = (signal) => {
    asked = true;
    child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
  // An npm that is stopped takes its shell along but not us: when who started us is gone, we close too.
  const starter = process.ppid;
  const look = () => process.ppid !== starter && stop("SIGTERM");
  if (process.env.npm_lifecycle_event) setInterval(look, 500).unref();
  child.on("exit", (code, signal) => process.exit(exitCode(code, signal, asked)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** 0 only after a stop that was asked for; a server that was killed ends as a shell would say it, so supervisors restart it. */
function exitCode(code, signal, asked) {
  if (code !== null) return code;
  const gentle = asked && signal !== "SIGKILL";
  return gentle ? 0 : 128 + (os.constants.signals[signal] ?? 0);
}
