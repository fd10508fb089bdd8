import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/journeys/**/*.spec.ts", "tests/attack/*.spec.ts"],
    globalSetup: ["tests/journeys/open-shop.ts"],
    pool: "forks",
    // As many as there are shops to walk in: see open-shop.ts.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
