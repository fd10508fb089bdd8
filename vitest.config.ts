import { defineConfig } from "vitest/config";

export default defineConfig({
  define: { __BUILD_ID__: JSON.stringify("test") },
  test: {
    include: [
      "app/**/*.test.ts",
      "app/**/*.test.tsx",
      "server/**/*.test.ts",
      "tests/**/*.test.ts",
      "range/*.test.ts",
      "content/*.test.ts",
      "studio/*.test.ts",
    ],
    globalSetup: ["tests/database.ts"],
    pool: "forks",
    // One more than two cores: a test waits for its database, its clock or its line for a part of the time.
    maxWorkers: 3,
    // A test cleans up after itself, so files can share a process: starting one for each took half of the time.
    isolate: false,
    // What is waited for comes when it comes: a busy machine is no fault of the shop.
    expect: { poll: { timeout: 15_000 } },
    // A fault is told in full: "Array(1)" says nothing.
    chaiConfig: { truncateThreshold: 0 },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
