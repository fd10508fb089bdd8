import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/journeys/*.spec.ts"],
    globalSetup: ["tests/journeys/open-shop.ts"],
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
