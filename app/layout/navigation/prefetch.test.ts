import { afterEach, expect, test, vi } from "vitest";
import { canPrefetch, isPage, PREFETCH_IDLE_TIMEOUT, whenIdle } from "./prefetch.ts";

afterEach(() => void vi.unstubAllGlobals());

test("R44 nothing is fetched ahead on 2g, with data saver, or offline", () => {
  expect(canPrefetch({ connection: { effectiveType: "2g" } })).toBe(false);
  expect(canPrefetch({ connection: { effectiveType: "slow-2g" } })).toBe(false);
  expect(canPrefetch({ connection: { effectiveType: "4g", saveData: true } })).toBe(false);
  expect(canPrefetch({ onLine: false })).toBe(false);
});

test("R44 on a good line, or one that says nothing about itself, it is", () => {
  expect(canPrefetch({ onLine: true, connection: { effectiveType: "4g" } })).toBe(true);
  expect(canPrefetch({})).toBe(true);
});

test("R104 it waits for an idle moment, at most 2000 ms", () => {
  const asked: unknown[] = [];
  vi.stubGlobal("requestIdleCallback", (_work: () => void, options: unknown) => asked.push(options));
  vi.stubGlobal("cancelIdleCallback", () => {});
  whenIdle(() => {});
  expect(asked).toEqual([{ timeout: PREFETCH_IDLE_TIMEOUT }]);
  expect(PREFETCH_IDLE_TIMEOUT).toBe(2000);
});

test("only pages are fetched ahead: a file or a part of the API has none", () => {
  for (const page of ["/", "/taxushaag?q=1.5#maten", "/kantoor/nieuwsbrief/2"])
    expect([page, isPage(page)]).toEqual([page, true]);
  for (const file of [
    "/api/kantoor/brieven/2?v=0",
    "/offerte/x/offerte.pdf",
    "/kantoor/assortiment/import/kort.xlsx?a=b",
  ])
    expect([file, isPage(file)]).toEqual([file, false]);
});
