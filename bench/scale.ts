import { spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import { FLAGS } from "../scripts/house.mjs";
import { Buyer } from "../tests/kill/buyer.ts";
import { cpuOf, memoryOf, newFolder } from "./shop.ts";

// npm run bench scale: the same shop in 1, 2 and 4 processes: kept pages, pages made each time, and whole orders.
// What a machine can do shows in the CPU per request; on a machine with few cores the rates flatten for want of them.
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const LANES = Number(process.env.BENCH_LANES ?? 32);
const SKUS = ["HG01-P30", "BO01-10ST", "VP01-P9", "ZA01-ZAKJE2G"];

type Figures = { rate: number; p50: number; p95: number; p99: number };

async function inLanes(lanes: number, seconds: number, run: (at: number) => Promise<void>): Promise<Figures> {
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  let next = 0;
  const lane = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      await run(next++);
      took.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { rate: took.length / ((performance.now() - started) / 1000), p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const agent = new http.Agent({ keepAlive: true, maxSockets: LANES });
const ask = (url: string) =>
  new Promise<void>((done, fail) => {
    const headers = { "accept-encoding": "br" };
    http
      .get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) fail(new Error(`${url} ${response.statusCode}`));
        response.resume().on("end", done);
      })
      .on("error", fail);
  });

async function open(workers: number) {
  const folder = newFolder();
  const child = spawn(process.execPath, [...FLAGS, "scripts/serve.mjs"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
      WORKERS: String(workers),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /open op (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(said)));
  });
  const pid = child.pid ?? 0;
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  const pids = [
    pid,
    ...children.filter((one) => fs.readFileSync(`/proc/${one}/cmdline`, "utf8").includes("serve.mjs")),
  ];
  return {
    url,
    cpu: () => pids.reduce((all, one) => all + cpuOf(one), 0),
    memory: () => pids.reduce((all, one) => all + memoryOf(one).now, 0),
    async close() {
      child.kill("SIGTERM");
      await new Promise((done) => child.once("exit", done));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const cell = (value: number, digits = 0) => value.toFixed(digits).padStart(8);
console.log(
  `${os.availableParallelism()} cores for shop, database and the asking together; ${LANES} lanes, ${SECONDS} s each`,
);
console.log("processes what            /s     p50     p95     p99 ms   CPU ms each   memory MB");
for (const workers of [1, 2, 4]) {
  const shop = await open(workers);
  const measure = async (what: string, lanes: number, run: (at: number) => Promise<void>) => {
    await inLanes(lanes, 1, run);
    const before = shop.cpu();
    const { rate, p50, p95, p99 } = await inLanes(lanes, SECONDS, (at) => run(at + 1_000_000));
    const cpu = ((shop.cpu() - before) * 1000) / (rate * SECONDS);
    const figures = `${cell(rate)}${cell(p50, 1)}${cell(p95, 1)}${cell(p99, 1)}`;
    console.log(
      `${String(workers).padStart(9)} ${what.padEnd(8)}${figures}${cell(cpu, 2).padStart(14)}${cell(shop.memory()).padStart(12)}`,
    );
  };
  await measure("kept", LANES, () => ask(`${shop.url}/haagplanten`));
  await measure("made", LANES, (at) => ask(`${shop.url}/haagplanten?zoek_x=${workers}-${at}`));
  await measure("orders", 8, (at) => new Buyer(`${workers}-${at}`, SKUS[at % SKUS.length] as string).buy(shop.url));
  await shop.close();
}
agent.destroy();
