import { defineConfig } from "vitest/config";

// Together they take longer than a check before every change may; `npm test -- --all` runs them as well.
const LONG = ["kill", "start", "calculator-orders", "office-orders", "contract"];

export default defineConfig({
  test: {
    include: ["tests/journeys/*.spec.ts"],
    exclude: process.env.ALL_JOURNEYS ? [] : LONG.map((name) => `tests/journeys/${name}.spec.ts`),
    globalSetup: ["tests/journeys/open-shop.ts"],
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 180_000,
    // A real browser on a busy machine may stumble once; a fault that is real stumbles twice.
    retry: 1,
    hookTimeout: 120_000,
  },
});
