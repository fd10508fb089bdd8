import { configDefaults, defineConfig } from "vitest/config";
import { WALKERS } from "./tests/journeys/open-shop.ts";

/** Whole working days and the sweep of widths: by LONG=1, so that the rest stays within twenty minutes on two cores. */
const LONG_WALKS = [
  "tests/journeys/office/**",
  "tests/journeys/desk/new-year.spec.ts",
  "tests/journeys/screens/widths.spec.ts",
];

/** Proxies that `npm test` did not find and could not fetch; it says so. */
const WITHOUT = (process.env.WITHOUT ?? "").split(",").map((name) => `tests/journeys/fleet/${name}.spec.ts`);

export default defineConfig({
  test: {
    include: ["tests/journeys/**/*.spec.ts", "tests/attack/**/*.spec.ts"],
    exclude: [...configDefaults.exclude, ...WITHOUT, ...(process.env.LONG ? [] : LONG_WALKS)],
    globalSetup: ["tests/journeys/open-shop.ts"],
    setupFiles: ["tests/journeys/each-file.ts"],
    pool: "forks",
    // Files share a process with its modules and its browser: starting those for each took a tenth of the time.
    isolate: false,
    maxWorkers: WALKERS,
    // What is waited for comes when it comes: a busy machine is no fault of the shop.
    expect: { poll: { timeout: 30_000 } },
    // A fault is told in full: "Array(1)" says nothing.
    chaiConfig: { truncateThreshold: 0 },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
