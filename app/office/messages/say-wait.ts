import { inbox as say } from "#texts/office/people/inbox.ts";

const HOUR = 3_600_000;

/** How long somebody waits, in words; later than a day is late. */
export function sayWait(since: Date, now: Date): { text: string; late: boolean } {
  const waited = Math.max(0, now.getTime() - since.getTime());
  if (waited < HOUR) return { text: say.minutes(Math.floor(waited / 60_000)), late: false };
  if (waited < 24 * HOUR) return { text: say.hours(Math.floor(waited / HOUR)), late: false };
  return { text: say.days(Math.floor(waited / (24 * HOUR))), late: true };
}
