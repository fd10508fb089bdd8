import { addDays, type Day, weekday } from "#kit/day.ts";
import type { Country } from "#delivery/delivery.ts";
import type { Cents } from "#kit/money.ts";
import type { Span } from "./period.ts";

export type Week = { from: Day; week: number; home: Cents; abroad: Cents };

const mondayOf = (day: Day): Day => addDays(day, 1 - weekday(day));

/** The number of a week is that of the year its Thursday lies in. */
export function weekOf(day: Day): number {
  const thursday = addDays(mondayOf(day), 3);
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((Date.parse(thursday) - first) / (7 * 86_400_000)) + 1;
}

type Sold = { day: Day; country: Country; netCents: Cents; vatCents: Cents };

/** What was sold per week, up to today. */
export function weeksOf({ from, to }: Span, today: Day, rows: Sold[]): Week[] {
  const last = to < today ? to : today;
  const weeks = new Map<Day, Week>();
  for (let day = mondayOf(from); day <= last; day = addDays(day, 7))
    weeks.set(day, { from: day, week: weekOf(day), home: 0, abroad: 0 });
  // Rows of a day stand together.
  let [day, week]: [Day | undefined, Week | undefined] = [undefined, undefined];
  for (const { day: on, country, netCents, vatCents } of rows) {
    if (on !== day) [day, week] = [on, weeks.get(mondayOf(on))];
    if (week) week[country === "NL" ? "home" : "abroad"] += netCents + vatCents;
  }
  return [...weeks.values()];
}
