import { dayIn, momentOn, timeOf } from "#kit/day.ts";

/** A day and a time of the clock, as somebody fills them in: that moment in the shop's own time zone. */
export function readMoment(day: string, time: string): Date | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(time || "0:00") ?? [];
  const on = dayIn(day);
  if (!on || hour === undefined) return undefined;
  const moment = momentOn(on, Number(hour), Number(minute));
  // In the night on which the clock goes forward an hour is not there.
  return timeOf(moment) === `${hour.padStart(2, "0")}.${minute}` ? moment : undefined;
}
