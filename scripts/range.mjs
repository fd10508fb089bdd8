// npm run range -- import bestand.csv|json [--dry-run], or export bestand.csv|json.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { install, readDotEnv, root, runtime, say } from "./house.mjs";

if (install()) say("afhankelijkheden geïnstalleerd");
readDotEnv();
const done = spawnSync(
  runtime(),
  ["--max-old-space-size=4096", path.join(root, "server/range-tool.ts"), ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exitCode = done.status ?? 1;
