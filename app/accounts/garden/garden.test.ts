import { expect, test } from "vitest";
import { type GardenPlant, gardenCalendar, monthsOf, tasksIn } from "./garden.ts";

const hedge: GardenPlant = {
  slug: "laurierkers-novita",
  name: "Laurierkers ‘Novita’",
  picture: null,
  bought: true,
  calendar: { prune: [6, 9], feed: [3], plant: [10, 11] },
  hardinessC: -20,
};
const olive: GardenPlant = { ...hedge, slug: "olijfboom", name: "Olijfboom, halfstam", calendar: {}, hardinessC: -7 };

test("a plant that stands needs no planting, a hardy one no blanket", () => {
  expect(monthsOf(hedge, "plant")).toEqual([]);
  expect(monthsOf(hedge, "protect")).toEqual([]);
  expect(monthsOf(olive, "protect")).toEqual([11, 12, 1, 2, 3]);
});

test("the jobs of a month are those of all plants", () => {
  expect(tasksIn([hedge, olive], 3).map(({ plant, task }) => [plant.slug, task])).toEqual([
    ["laurierkers-novita", "feed"],
    ["olijfboom", "protect"],
  ]);
});

test("the calendar has one note for each month with work, over New Year, in the form calendars read", () => {
  const words = (task: string, name: string) => `${task} ${name}`;
  const ics = gardenCalendar([hedge, olive], "2026-11-16", "Mijn tuin", words, new Date("2026-11-16T09:00:00Z"));
  expect(ics.match(/DTSTART;VALUE=DATE:\d{8}/g)).toEqual(
    ["20261101", "20261201", "20270101", "20270201", "20270301", "20270601", "20270901"].map(
      (day) => `DTSTART;VALUE=DATE:${day}`,
    ),
  );
  expect(ics).toContain("DESCRIPTION:protect Olijfboom\\, halfstam");
  expect(ics.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});
