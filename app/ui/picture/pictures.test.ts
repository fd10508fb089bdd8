import { expect, test } from "vitest";
import { CACHE_SIZE, Failures, isNear, Loaded, PRELOAD_RATIO, RETRIES } from "./pictures.ts";

const VIEW = { width: 1000, height: 1000 };
const at = (top: number, left = 0) => ({ top, bottom: top + 100, left, right: left + 100 });

test("R116 a picture comes when it is within 1.3 screens, down and to the right", () => {
  expect(PRELOAD_RATIO).toBe(1.3);
  expect(isNear(at(0), VIEW)).toBe(true);
  expect(isNear(at(1299), VIEW)).toBe(true);
  expect(isNear(at(1300), VIEW)).toBe(false);
  expect(isNear(at(0, 1299), VIEW)).toBe(true);
  expect(isNear(at(0, 1300), VIEW)).toBe(false);
});

test("R116 what has been scrolled past waits", () => {
  expect(isNear(at(-99), VIEW)).toBe(true);
  expect(isNear(at(-100), VIEW)).toBe(false);
  expect(isNear(at(0, -100), VIEW)).toBe(false);
});

test("R116 the last two hundred addresses are known, the oldest leaves first", () => {
  const loaded = new Loaded();
  for (let number = 0; number <= CACHE_SIZE; number++) loaded.add(`/plaat/${number}.avif`);
  expect(CACHE_SIZE).toBe(200);
  expect(loaded.has("/plaat/0.avif")).toBe(false);
  expect(loaded.has("/plaat/1.avif")).toBe(true);
  expect(loaded.has("/plaat/200.avif")).toBe(true);
});

test("R116 failures are counted per picture, and another address starts again", () => {
  const failures = new Failures<object>();
  const picture = {};
  expect([1, 2, 3].map(() => failures.add(picture, "/a"))).toEqual([1, 2, RETRIES]);
  expect(failures.count({}, "/a")).toBe(0);
  expect(failures.count(picture, "/b")).toBe(0);
  expect(failures.add(picture, "/b")).toBe(1);
});
