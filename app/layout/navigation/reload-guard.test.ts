import { afterEach, expect, test, vi } from "vitest";
import {
  ChunkLoadError,
  isChunkError,
  LOADER_TIMEOUT_MS,
  RELOAD_KEY,
  reloadOnce,
  withTimeout,
} from "./reload-guard.ts";

afterEach(() => void vi.useRealTimers());

function aKeep(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const broken = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");

test("R62 R92 a page part that fails to load reloads the page once", () => {
  const keep = aKeep();
  let reloads = 0;
  expect(reloadOnce(broken, keep, 1_000_000, () => reloads++)).toBe(true);
  expect(keep.getItem(RELOAD_KEY)).toBe("1000000");
  expect(reloadOnce(broken, keep, 1_000_100, () => reloads++)).toBe(false);
  expect(reloads).toBe(1);
});

test("R63 R102 the time stamp guards for 60 s and no longer", () => {
  const keep = aKeep();
  reloadOnce(broken, keep, 1_000_000, () => {});
  expect(reloadOnce(broken, keep, 1_060_000, () => {})).toBe(false);
  expect(reloadOnce(broken, keep, 1_060_001, () => {})).toBe(true);
});

test("other errors, or a browser that keeps nothing, never reload", () => {
  expect(reloadOnce(new Error("boom"), aKeep(), 1, () => {})).toBe(false);
  expect(reloadOnce(broken, undefined, 1, () => {})).toBe(false);
});

test("every browser's words for a failed part are known", () => {
  for (const message of [
    "error loading dynamically imported module: x",
    "Importing a module script failed.",
    "Loading chunk 12 failed.",
  ]) {
    expect(isChunkError(new Error(message))).toBe(true);
  }
});

test("R117 a part that does not come within 120 s fails as a timeout", async () => {
  vi.useFakeTimers();
  const late = withTimeout(new Promise(() => {}), "home", "/assets/home.js");
  const seen = late.catch((error: unknown) => error);
  vi.advanceTimersByTime(LOADER_TIMEOUT_MS);
  const error = (await seen) as ChunkLoadError;
  expect(error).toMatchObject({
    name: "ChunkLoadError",
    type: "timeout",
    message: "Loading chunk home failed.\n(timeout: /assets/home.js)",
  });
});
