import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProgressBar } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("R65 R103 the bar appears after 200 ms", () => {
  const bar = new ProgressBar();
  bar.start();
  vi.advanceTimersByTime(199);
  expect(bar.state.show).toBe(false);
  vi.advanceTimersByTime(1);
  expect(bar.state).toEqual({ percent: 0, show: true, canSucceed: true });
});

test("R64 R103 it climbs 2 per cent every 100 ms: full after 5 s", () => {
  const bar = new ProgressBar();
  bar.start();
  vi.advanceTimersByTime(200 + 1000);
  expect(bar.get()).toBe(20);
  vi.advanceTimersByTime(60_000);
  expect(bar.get()).toBe(100);
});

test("a page that is there before 200 ms never shows the bar", () => {
  const bar = new ProgressBar();
  bar.start();
  vi.advanceTimersByTime(100);
  bar.finish();
  const seen: boolean[] = [];
  bar.subscribe(() => seen.push(bar.state.show));
  vi.advanceTimersByTime(5_000);
  expect(seen).not.toContain(true);
});

test("R64 it can be set, paused and resumed", () => {
  const bar = new ProgressBar();
  bar.set(33.7);
  expect(bar.state).toMatchObject({ percent: 33, show: true });
  bar.set(400);
  expect(bar.get()).toBe(100);
  bar.set(10);
  bar.resume();
  vi.advanceTimersByTime(300);
  expect(bar.get()).toBe(16);
  bar.pause();
  vi.advanceTimersByTime(1000);
  expect(bar.state).toMatchObject({ percent: 16, show: true });
  bar.decrease(6);
  expect(bar.get()).toBe(10);
});

test("R65 R103 finished, it hides after 500 ms and is then reset", () => {
  const bar = new ProgressBar();
  bar.start();
  vi.advanceTimersByTime(400);
  bar.finish();
  expect(bar.state).toMatchObject({ percent: 100, show: true });
  vi.advanceTimersByTime(499);
  expect(bar.state.show).toBe(true);
  vi.advanceTimersByTime(1);
  expect(bar.state).toMatchObject({ percent: 100, show: false });
  vi.advanceTimersByTime(1);
  expect(bar.state.percent).toBe(0);
});

test("a new navigation within the hide delay keeps its bar", () => {
  const bar = new ProgressBar();
  bar.start();
  vi.advanceTimersByTime(300);
  bar.finish();
  vi.advanceTimersByTime(100);
  bar.start();
  vi.advanceTimersByTime(1000);
  expect(bar.state.show).toBe(true);
});

test("R65 a load error turns it to its failed state", () => {
  const bar = new ProgressBar();
  bar.start();
  bar.fail();
  bar.finish();
  expect(bar.state.canSucceed).toBe(false);
  bar.start();
  expect(bar.state.canSucceed).toBe(true);
});
