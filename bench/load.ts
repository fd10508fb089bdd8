import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { cpuOf, openShop } from "./shop.ts";

// Kept pages against nginx with the same compressed bytes, taking turns in one run; wrk does the asking.
const PAGES = ["/haagplanten", "/p/laurier-novita", "/groenhulp/haag-planten-stappenplan"];
const ROUNDS = 3;
const SECONDS = 4;

const has = (tool: string) => spawnSync("which", [tool]).status === 0;
if (!has("wrk")) {
  console.log("wrk is not installed (Debian: apt-get install wrk nginx-light); the load figures are left out");
  process.exit(0);
}

function ask(url: string): number {
  const out = spawnSync("wrk", ["-t1", "-c32", `-d${SECONDS}s`, "-H", "Accept-Encoding: br", url], {
    encoding: "utf8",
  }).stdout;
  if (/Non-2xx/.test(out)) throw new Error(`${url} did not answer 200 every time`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1] ?? 0);
}

const median = (list: number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const shop = await openShop();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-nginx-"));
const port = 18_000 + (process.pid % 1000);
fs.chmodSync(folder, 0o755);
for (const [at, page] of PAGES.entries()) {
  const response = await fetch(shop.url + page, { headers: { "accept-encoding": "br" } });
  await response.text();
  const raw = spawnSync("curl", ["-s", "-H", "Accept-Encoding: br", shop.url + page], { maxBuffer: 1 << 26 }).stdout;
  fs.writeFileSync(path.join(folder, `page${at}.html`), raw);
}
const conf = path.join(folder, "nginx.conf");
fs.writeFileSync(
  conf,
  `worker_processes 1; daemon off; pid ${folder}/pid; error_log /dev/null; events {} http { access_log off; sendfile on; open_file_cache max=100; server { listen 127.0.0.1:${port}; root ${folder}; } }`,
);
const nginx = has("nginx") ? spawn("nginx", ["-c", conf], { stdio: "ignore" }) : undefined;
await new Promise((done) => setTimeout(done, 500));

console.log("kept page                                 ours/s   nginx/s  ratio  CPU ms");
for (const [at, page] of PAGES.entries()) {
  const ours: number[] = [];
  const theirs: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuOf(shop.pid);
    const rate = ask(shop.url + page);
    cpu.push(((cpuOf(shop.pid) - before) * 1000) / (rate * SECONDS));
    ours.push(rate);
    if (nginx) theirs.push(ask(`http://127.0.0.1:${port}/page${at}.html`));
  }
  const ratio = nginx ? (median(ours) / median(theirs)).toFixed(2) : "–";
  console.log(
    `${page.padEnd(38)}${median(ours).toFixed(0).padStart(10)}${(nginx ? median(theirs).toFixed(0) : "–").padStart(10)}${ratio.padStart(7)}${median(cpu).toFixed(3).padStart(8)}`,
  );
}

// A whole list of 24 with all its filters, under an address that is not kept, so it is made every time;
// the first six hundred are the warming up of a shop just opened (after three hundred it is about 1.5 ms more).
const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
const render = async (from: number, count: number) => {
  for (let n = from; n < from + count; n++)
    await new Promise<void>((done) => {
      http.get(`${shop.url}/haagplanten?zoek_soort=${n}`, { headers }, (response) => {
        response.resume().on("end", done);
      });
    });
};
await render(0, 600);
const before = cpuOf(shop.pid);
const count = 300;
await render(600, count);
console.log(
  `a category page that is not kept: ${(((cpuOf(shop.pid) - before) * 1000) / count).toFixed(1)} ms CPU (budget 10)`,
);
nginx?.kill();
fs.rmSync(folder, { recursive: true, force: true });
await shop.close();
