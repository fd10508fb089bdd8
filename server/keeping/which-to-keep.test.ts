import { expect, test } from "vitest";
import { whichToKeep } from "./which-to-keep.ts";

const nights = Array.from({ length: 500 }, (_, at) =>
  new Date(Date.UTC(2025, 6, 1 + at, 3, 30)).toISOString().slice(0, 17).replaceAll(":", "").concat("00Z"),
);

test("of five hundred nights the last seven days, four weeks and twelve months are kept", () => {
  const kept = [...whichToKeep(nights)].sort();
  const days = kept.map((moment) => moment.slice(0, 10));
  expect(days.slice(-7)).toEqual(nights.slice(-7).map((moment) => moment.slice(0, 10)));
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12);
  expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
});

test("of two backups on one day the newest is kept", () => {
  expect([...whichToKeep(["2026-11-16T033000Z", "2026-11-16T150000Z"])]).toEqual(["2026-11-16T150000Z"]);
  expect(whichToKeep([]).size).toBe(0);
});
