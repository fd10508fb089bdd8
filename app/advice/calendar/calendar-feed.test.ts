import { expect, test } from "vitest";
import { foldLine } from "#outside/paper/calendar-text.ts";
import { calendarFeed } from "./calendar-feed.ts";

const feed = calendarFeed({ url: "https://winkel.test", now: new Date("2026-11-15T10:00:00Z") }, (month) =>
  month === 11 ? [{ text: "Plant tulpen; diep, en droog", slug: "bloembollen-planten" }] : [],
);

test("the garden year is twelve events that come back every first Saturday", () => {
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(12);
  expect(feed).toContain("DTSTART;VALUE=DATE:20261107\r\nRRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SA\r\n");
  expect(feed).toContain("DTSTART;VALUE=DATE:20260801");
});

test("jobs are escaped and lead to their article", () => {
  const flat = feed.replaceAll("\r\n ", "");
  expect(flat).toContain(
    "DESCRIPTION:• Plant tulpen\\; diep\\, en droog https://winkel.test/groenhulp/bloembollen-planten",
  );
});

test("no line is longer than 75 octets and no letter is cut in two", () => {
  const octets = (line: string) => new TextEncoder().encode(line).length;
  expect(Math.max(...feed.split("\r\n").map(octets))).toBeLessThanOrEqual(75);
  const long = "é".repeat(100);
  expect(foldLine(long).replaceAll("\r\n ", "")).toBe(long);
  expect(feed.endsWith("END:VCALENDAR\r\n")).toBe(true);
});
