import { fork } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { Buyer } from "../tests/kill/buyer.ts";
import { ATTACKS } from "./hostile/attacks.ts";
import { cpuOf, memoryOf, openShop } from "./shop.ts";

// How far one hostile visitor moves the others' p95. Others come at their own pace, from their own networks; each attack
// stands between two quiet stretches, so that what else the machine does counts for both. HOSTILE picks attacks by name.
const SECONDS = Number(process.env.HOSTILE_SECONDS ?? 6);
const PER_SECOND = 30;
const MOST = 2;
const WANTED = new RegExp(process.env.HOSTILE ?? "");

const shop = await openShop({ TRUST_PROXY: "aan" });
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
const KINDS: ((n: number) => string)[] = [
  () => "/haagplanten",
  (n) => `/bomen?pagina=${1 + (n % 3)}`,
  (n) => `/rozen?prijs=${n % 50}-`,
  () => "/p/laurier-novita",
  () => "/search?q=taxus",
  () => "/api/cart",
];
let visitor = 0;

function visit(): Promise<number> {
  const n = visitor++;
  const started = performance.now();
  const headers = { "accept-encoding": "br", "x-forwarded-for": `10.1.${(n >> 8) & 255}.${n & 255}` };
  return new Promise((resolve) => {
    const done = () => resolve(performance.now() - started);
    const asked = http.get(shop.url + (KINDS[n % KINDS.length]?.(n) ?? "/"), { agent, headers }, (response) => {
      if ((response.statusCode ?? 500) >= 500) refused++;
      response.resume().on("end", done);
    });
    asked.on("error", () => (refused++, done()));
  });
}

let refused = 0;

async function p95(seconds: number): Promise<number> {
  const all: Promise<number>[] = [];
  const started = performance.now();
  for (let at = 0; at < seconds * PER_SECOND; at++) {
    const wait = (at * 1000) / PER_SECOND - (performance.now() - started);
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    all.push(visit());
  }
  const took = (await Promise.all(all)).toSorted((a, b) => a - b);
  return took[Math.floor(took.length * 0.95)] ?? 0;
}

const buyer = new Buyer(crypto.randomUUID(), "HG01-P30");
await buyer.buy(shop.url);
const invoice = buyer.thanks.replace(/^.*\?b=([\d-]+)&t=/, "/api/orders/$1/factuur.pdf?t=");
await p95(SECONDS);
let worst = 0;
console.log(
  "attack                                 quiet p95   under it    ratio   refused   MB   CPU of the shop   answered",
);
for (const name of Object.keys(ATTACKS).filter((one) => WANTED.test(one))) {
  refused = 0;
  const before = await p95(SECONDS);
  const attacker = fork(path.join(import.meta.dirname, "hostile/attacker.ts"), [
    name,
    shop.url,
    JSON.stringify({ invoice }),
  ]);
  // It would have a machine of its own; here it gets what is left, but not nothing.
  os.setPriority(attacker.pid ?? 0, os.getPriority() + 7);
  await once(attacker, "message");
  await new Promise((done) => setTimeout(done, 1000));
  const [cpu, at] = [cpuOf(shop.pid), performance.now()];
  const during = await p95(SECONDS);
  const busy = (cpuOf(shop.pid) - cpu) / ((performance.now() - at) / 1000);
  attacker.send("stop");
  const [told] = (await once(attacker, "message")) as [string];
  await once(attacker, "exit");
  const after = await p95(SECONDS);
  const quiet = (before + after) / 2;
  const ratio = during / quiet;
  worst = Math.max(worst, ratio);
  console.log(
    `${name.padEnd(36)}${quiet.toFixed(0).padStart(9)} ms${during.toFixed(0).padStart(8)} ms${ratio.toFixed(2).padStart(9)}${String(refused).padStart(10)}${String(memoryOf(shop.pid).now).padStart(5)}${(busy * 100).toFixed(0).padStart(8)} %${ratio > MOST ? "   OVER" : ""}   ${told}`,
  );
}
agent.destroy();
console.log(`worst ratio ${worst.toFixed(2)} (at most ${MOST})`);
if (worst > MOST) process.exitCode = 1;
await shop.close();
