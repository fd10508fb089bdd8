import { expect, test } from "vitest";
import { arrivalOf, nextTurn } from "./arrival.ts";

const at = (moment: string) => new Date(moment);
const BARE_ROOT = ["10-15", "04-15"] as const;

test("ordered on Monday before four, dug on Monday and Tuesday, sent on Wednesday, there on Thursday", () => {
  expect(arrivalOf(null, at("2026-11-16T14:59:00Z"))).toEqual({ kind: "day", day: "2026-11-19", before: "2026-11-16" });
});

test("at four o'clock the next working day begins", () => {
  expect(arrivalOf(null, at("2026-11-16T15:00:00Z"))).toMatchObject({ day: "2026-11-20", before: "2026-11-17" });
});

test("on Sunday the day is the same as on Monday morning", () => {
  expect(arrivalOf(null, at("2026-11-15T10:00:00Z"))).toEqual({ kind: "day", day: "2026-11-19", before: "2026-11-16" });
});

test("inside its season a bare root comes like anything else", () => {
  expect(arrivalOf(BARE_ROOT, at("2026-11-16T09:00:00Z"))).toMatchObject({ kind: "day", day: "2026-11-19" });
});

test("a season that opens soon gives its first day", () => {
  expect(arrivalOf(BARE_ROOT, at("2026-10-01T09:00:00Z"))).toMatchObject({ kind: "day", day: "2026-10-16" });
});

test("a season that opens this summer's end can be reserved, one that has just closed cannot", () => {
  expect(arrivalOf(BARE_ROOT, at("2026-08-01T09:00:00Z"))).toEqual({ kind: "reserve", from: "2026-10-15" });
  expect(arrivalOf(BARE_ROOT, at("2026-04-20T09:00:00Z"))).toEqual({ kind: "closed", from: "2026-10-15" });
});

test("an order too late to leave before the season closes waits for the next", () => {
  // 15 April 2026 is a Wednesday; an order of the 14th would leave on the 16th.
  expect(arrivalOf(BARE_ROOT, at("2026-04-14T09:00:00Z"))).toEqual({ kind: "closed", from: "2026-10-15" });
});

test("the sentence on the page changes at four in the afternoon and at midnight", () => {
  expect(nextTurn(at("2026-11-16T09:00:00Z")).toISOString()).toBe("2026-11-16T15:00:00.000Z");
  expect(nextTurn(at("2026-11-16T15:00:00Z")).toISOString()).toBe("2026-11-16T23:00:00.000Z");
});
