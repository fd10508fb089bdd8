import { afterEach, expect, test, vi } from "vitest";
import { type ChunkLoadError, LOADER_TIMEOUT_MS, mayReload, RELOAD_KEY, withTimeout } from "./reload-guard.ts";

afterEach(() => void vi.useRealTimers());

function aKeep(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("R62 R92 a page part that fails to load may reload the page once", () => {
  const keep = aKeep();
  expect(mayReload(keep, 1_000_000)).toBe(true);
  expect(keep.getItem(RELOAD_KEY)).toBe("1000000");
  expect(mayReload(keep, 1_000_100)).toBe(false);
});

test("R63 R102 the time stamp guards for 60 s and no longer", () => {
  const keep = aKeep();
  mayReload(keep, 1_000_000);
  expect(mayReload(keep, 1_060_000)).toBe(false);
  expect(mayReload(keep, 1_060_001)).toBe(true);
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
