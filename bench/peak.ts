import { tellBooks } from "../tests/fleet/books-of.ts";
import { openFleet } from "../tests/fleet/fleet.ts";
import { figuresOf, oddRefusals, type Seen } from "../tests/fleet/visitors.ts";
import { newFolder } from "./shop.ts";

// npm run bench peak: a peak day in PEAK_MINUTES (30): two shops behind a proxy, visitors at seven tenths of what they can
// bear (PEAK_RATE a second, else found first), and in the middle of it a deploy, a restart of the database, and a search
// service that falls silent and then goes away. No order may be lost; what it cost visitors is told per part of the day.
// The smallest such day is in the suite: tests/journeys/fleet/peak.spec.ts.
const MINUTES = Number(process.env.PEAK_MINUTES ?? 30);
const BEARABLE = { p99: 1000, failed: 0.005 };

const fleet = await openFleet(newFolder(), { durable: true, drainSeconds: 1 });
const all: Seen[] = [];
async function phase(name: string, seconds: number, rate: number, happens?: () => Promise<void>): Promise<Seen[]> {
  const visitors = await fleet.phase(seconds, rate, happens);
  console.log(`${name.padEnd(34)}${figuresOf(visitors.seen)}`);
  for (const odd of oddRefusals(visitors)) {
    console.log(`other refusals: ${odd}`);
    process.exitCode = 1;
  }
  return visitors.seen;
}

/** So many visits a second that one in a hundred just waits a second. */
async function findCapacity(): Promise<number> {
  let borne = 5;
  for (let rate = 10; rate <= 640; rate = Math.round(rate * 1.4)) {
    const seen = await phase(`  ${rate} visits a second`, 6, rate);
    const took = seen.map(({ ms }) => ms).sort((a, b) => a - b);
    const p99 = took[Math.floor(took.length * 0.99)] ?? 0;
    const failed = seen.filter((one) => one.failed).length / seen.length;
    if (p99 > BEARABLE.p99 || failed > BEARABLE.failed) break;
    borne = rate;
  }
  return borne;
}

console.log("                                    asked failed        %   p50   p99  most ms");
const rate = Number(process.env.PEAK_RATE ?? 0) || Math.max(1, Math.round((await findCapacity()) * 0.7));
console.log(`${rate} visits a second, ${MINUTES} minutes`);
const part = (MINUTES * 60) / 8;
const live = async (name: string, happens?: () => Promise<void>) =>
  all.push(...(await phase(name, part, rate, happens)));
await live("a calm hour");
await live("a deploy, one shop after another", fleet.deploy);
await live("after the deploy");
await live("the database restarts", fleet.restartDatabase);
await live("after the restart");
await live("the search service falls silent", fleet.search.fallSilent);
await live("the search service is away", fleet.search.leave);
await live("the end of the day");
console.log(`${"the whole day".padEnd(34)}${figuresOf(all)}`);
tellBooks(await fleet.books(), fleet.buyers);
await fleet.close();
