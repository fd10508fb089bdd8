import { configDefaults, defineConfig } from "vitest/config";

/** Photographs made for real and the sweep of widths: by LONG=1, so that the rest stays within twenty minutes on two cores. */
const LONG_WALKS = ["tests/journeys/office/photos.spec.ts", "tests/journeys/screens/widths.spec.ts"];

export default defineConfig({
  test: {
    include: ["tests/journeys/**/*.spec.ts", "tests/attack/*.spec.ts"],
    exclude: [...configDefaults.exclude, ...(process.env.LONG ? [] : LONG_WALKS)],
    globalSetup: ["tests/journeys/open-shop.ts"],
    pool: "forks",
    // As many as there are shops to walk in: see open-shop.ts.
    maxWorkers: 2,
    // What is waited for comes when it comes: a busy machine is no fault of the shop.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
