import { flood } from "../tests/flood.ts";
import { cpuOf, memoryOf, openShop } from "./shop.ts";

// Fifty thousand addresses that nobody asks for twice; then the shop may not hold more than this.
const COUNT = Number(process.env.BENCH_ADDRESSES ?? 50_000);
const MOST_MB = 400;
const PARTS = 5;
const REST = 5_000;

const shop = await openShop();
const started = performance.now();
console.log(`open: ${memoryOf(shop.pid).now} MB`);
for (let part = 1; part <= PARTS; part++) {
  const { asked, statuses } = await flood(
    shop.url,
    Math.round(COUNT / PARTS),
    4,
    (part - 1) * Math.round(COUNT / PARTS),
  );
  const told = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
  console.log(`${part * asked} addresses: ${memoryOf(shop.pid).now} MB; ${told.join(", ")}`);
  if ([...statuses.keys()].some((status) => status >= 500)) process.exitCode = 1;
}
await new Promise((done) => setTimeout(done, REST));
const { now, most } = memoryOf(shop.pid);
const seconds = (performance.now() - started) / 1000;
console.log(`after: ${now} MB, at most ${most} MB; ${seconds.toFixed(0)} s, ${cpuOf(shop.pid).toFixed(0)} s CPU`);
if (now > MOST_MB) {
  console.log(`OVER ${MOST_MB} MB`);
  process.exitCode = 1;
}
await shop.close();
