import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/journeys/**/*.spec.ts", "tests/attack/*.spec.ts"],
    globalSetup: ["tests/journeys/open-shop.ts"],
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 120_000,
    // A real browser on a busy machine may stumble once; a fault that is real stumbles twice.
    retry: 1,
    hookTimeout: 120_000,
  },
});
