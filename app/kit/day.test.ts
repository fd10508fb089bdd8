import { expect, test } from "vitest";
import {
  addDays,
  type Day,
  dayOf,
  firstShipping,
  inSeason,
  isDay,
  isHoliday,
  sayDay,
  sayMonths,
  seasonStart,
  startOfDay,
  takenUp,
  timeOf,
  weekday,
} from "./day.ts";

test("a day is the day in Amsterdam, also just before midnight in summer", () => {
  expect(dayOf(new Date("2026-06-30T22:30:00Z"))).toBe("2026-07-01");
  expect(dayOf(new Date("2026-11-15T22:30:00Z"))).toBe("2026-11-15");
  expect(timeOf(new Date("2026-11-15T15:00:00Z"))).toBe("16.00");
});

test("days are counted over months, leap days and clock changes", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
  expect(weekday("2026-11-15")).toBe(7);
  expect(sayDay("2026-11-19")).toBe("donderdag 19 november");
});

test("what only looks like a day is none", () => {
  expect(["2026-11-15", "2028-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "2026-00-10", "0000-00-00", "15-11-2026", ""].some(isDay)).toBe(false);
});

test("months are said as runs, also over New Year", () => {
  expect(sayMonths([4, 5, 6, 9])).toBe("april–juni, september");
  expect(sayMonths([11, 12, 1, 2])).toBe("november–februari");
  expect(sayMonths([7])).toBe("juli");
  expect(sayMonths([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe("het hele jaar");
});

test("a season may run over New Year", () => {
  expect(inSeason("2026-11-15", ["10-15", "04-15"])).toBe(true);
  expect(inSeason("2026-05-01", ["10-15", "04-15"])).toBe(false);
  expect(seasonStart("2026-05-01", ["10-15", "04-15"])).toBe("2026-10-15");
  expect(seasonStart("2026-12-25", ["11-15", "12-24"])).toBe("2027-11-15");
});

test("holidays move with Easter and with a King's Day on Sunday", () => {
  expect(isHoliday("2026-04-05")).toBe(true);
  expect(isHoliday("2026-05-14")).toBe(true);
  expect(isHoliday("2025-04-26")).toBe(true);
  expect(isHoliday("2025-04-27")).toBe(false);
  expect(isHoliday("2026-12-25")).toBe(true);
  expect(isHoliday("2026-12-24")).toBe(false);
});

test("two working days to dig and pack, then the road: ordered on Sunday, there on Thursday", () => {
  expect(firstShipping(new Date("2026-11-15T09:00:00Z"))).toBe("2026-11-18");
  expect(firstShipping(new Date("2026-11-16T14:59:00Z")), "Monday before four").toBe("2026-11-18");
  expect(takenUp(new Date("2026-11-16T15:00:00Z")), "at four the next working day begins").toBe("2026-11-17");
  expect(firstShipping(new Date("2026-11-16T15:00:00Z")), "Monday at four").toBe("2026-11-19");
});

test("nothing living waits in a van over the weekend or a holiday", () => {
  // Taken up on Wednesday and Thursday: Friday is no shipping day, so it leaves on Monday.
  expect(firstShipping(new Date("2026-11-18T09:00:00Z"))).toBe("2026-11-23");
  // Thursday 24 December would arrive on Christmas Day, and the Monday after is the first that does not.
  expect(firstShipping(new Date("2026-12-22T09:00:00Z"))).toBe("2026-12-28");
});

test("a day begins at midnight here, also when the clock changes", () => {
  expect(
    ["2026-07-01", "2026-12-01", "2026-03-29", "2026-10-25", "2026-10-26"].map((day) =>
      startOfDay(day as Day).toISOString(),
    ),
  ).toEqual([
    "2026-06-30T22:00:00.000Z",
    "2026-11-30T23:00:00.000Z",
    "2026-03-28T23:00:00.000Z",
    "2026-10-24T22:00:00.000Z",
    "2026-10-25T23:00:00.000Z",
  ]);
});
