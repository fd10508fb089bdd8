import { execFileSync } from "node:child_process";
import { expect, inject, onTestFinished, test } from "vitest";
import { openFleet } from "../../fleet/fleet.ts";
import { TOLD, type Visitors } from "../../fleet/visitors.ts";
import { quickFolder } from "../../quick-folder.ts";
import { sweepAfter } from "../../sweep.ts";

const RATE = 5;
/** A busy machine must not make a proxy late in hearing that a shop is about to stop. */
const DRAIN = 3;
/** Forty seconds of a quiet machine. */
const AT_MOST = 600_000;

/** What visitors were refused with. */
const heard = (...all: Visitors[]) => [...new Set(all.flatMap(({ refusals }) => [...refusals.keys()]))];

// The large form is npm run bench peak.
test(
  "a peak day with a deploy, a database that restarts and a search that fails: no order lost or doubled, nobody let down",
  async () => {
    const folder = quickFolder("piek");
    const swept = sweepAfter(folder);
    execFileSync("cp", ["-a", `${inject("filled")}/.`, folder]);
    const fleet = await openFleet(folder, { durable: false, drainSeconds: DRAIN, oneBuysOf: 4 });
    onTestFinished(async () => {
      await fleet.close();
      swept();
    });
    const calm = await fleet.phase(2, RATE);
    const deploy = await fleet.phase(0, RATE, fleet.deploy);
    const restart = await fleet.phase(3, RATE, fleet.restartDatabase);
    const silent = await fleet.phase(4, RATE, fleet.search.fallSilent);
    const away = await fleet.phase(2, RATE, fleet.search.leave);
    expect(heard(calm, deploy, silent, away)).toEqual([]);
    expect(heard(restart).filter((how) => how !== TOLD)).toEqual([]);
    const books = await fleet.books();
    expect(books.faults).toEqual([]);
    expect(fleet.buyers.filter(({ thanked }) => !thanked)).toEqual([]);
    expect([books.confirmed, books.placed]).toEqual([fleet.buyers.length, fleet.buyers.length]);
    expect(books.mailsLeft).toBe(books.confirmed);
    expect(deploy.buyers.length, "people bought during the deploy").toBeGreaterThan(4);
  },
  AT_MOST,
);
