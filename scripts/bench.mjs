// npm run bench: page weight per template, and speed as a ratio to nginx on the same bytes in the same run.
// npm run bench lighthouse: the points of Lighthouse's mobile test on every template.
// npm run bench kill: kill -9 of the shop, a hundred times, at every step from the cart to the mail.
// npm run bench faults: kill -9 of shop and database while shoppers buy, and the books in figures.
// npm run bench upgrade: an older release (FROM, from git) and this one on one database while people buy, there and back.
// npm run bench peak: a peak day in half an hour, with a deploy, a database that restarts and a search service that fails.
// npm run bench first-touch: how each template appears and answers the first finger on a slow phone.
// npm run bench scale: the shop in 1, 2 and 4 processes.
// npm run bench flood: fifty thousand addresses that nobody asks for twice, and what the shop holds then.
// npm run bench hostile: how far one hostile or slow visitor moves the others' p95.
// npm run bench widths: every template and every size of every product on every screen; what sticks out is listed.
// npm run bench grid: the office's grid of a hundred thousand products, each way to look at it, and a save.
// npm run bench range: a hundred thousand products brought in from a file, then listed and filtered.
// npm run bench office: the office of a shop with two hundred thousand orders, CPU of shop and database for each list and deed.
import { spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { build, install, root, runtime, say } from "./house.mjs";

if (install()) say("afhankelijkheden geïnstalleerd");
const node = runtime();
if (build(node)) say("gebouwd");
const only = process.argv[2];
const parts = only ? [only] : ["weight", "load", "orders"];
for (const part of parts) {
  const done = await new Promise((resolve) => {
    const child = spawn(node, [path.join(root, `bench/${part}.ts`)], { cwd: root, stdio: "inherit" });
    child.on("exit", resolve);
  });
  if (done !== 0) process.exitCode = 1;
}
if (!only) spawnSync(node, [path.join(root, "bench/search/latency.ts")], { cwd: root, stdio: "inherit" });
