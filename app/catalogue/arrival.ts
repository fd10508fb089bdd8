import { addDays, type Day, dayOf, inSeason, isHoliday, seasonStart, timeOf, weekday } from "#kit/day.ts";

/** Before this hour a working day still counts as the first day of digging and packing. */
export const CUT_OFF = "16.00";
const PREPARE_DAYS = 2;
const SOON_DAYS = 21;
/** Longer before its season than this, a plant is not sold yet: you can ask for a mail. */
const RESERVE_DAYS = 120;

type Season = readonly [string, string] | null;
export type Arrival =
  | { kind: "day"; day: Day; before: Day }
  | { kind: "reserve"; from: Day }
  | { kind: "closed"; from: Day };

const isWorkday = (day: Day) => weekday(day) <= 5 && !isHoliday(day);
/** Monday to Thursday, so that nothing living waits in a van over the weekend. */
const isShippingDay = (day: Day) => weekday(day) <= 4 && !isHoliday(day) && !isHoliday(addDays(day, 1));

function nextWhere(day: Day, good: (day: Day) => boolean): Day {
  let next = addDays(day, 1);
  while (!good(next)) next = addDays(next, 1);
  return next;
}

/** The working day on which an order placed now is taken up: today until the cut-off. */
export function takenUp(now: Date): Day {
  const today = dayOf(now);
  return isWorkday(today) && timeOf(now) < CUT_OFF ? today : nextWhere(today, isWorkday);
}

/** The first day something ordered now can leave. */
export function firstShipping(now: Date): Day {
  let day = takenUp(now);
  for (let done = 1; done < PREPARE_DAYS; done++) day = nextWhere(day, isWorkday);
  return nextWhere(day, isShippingDay);
}

/** When something ordered now is there; or when its season lets it leave. */
export function arrivalOf(season: Season, now: Date): Arrival {
  const first = firstShipping(now);
  const opens = season ? seasonStart(first, season) : first;
  const leaves = isShippingDay(opens) ? opens : nextWhere(opens, isShippingDay);
  const soon = leaves <= addDays(first, SOON_DAYS) && (!season || inSeason(leaves, season));
  if (soon) return { kind: "day", day: addDays(leaves, 1), before: takenUp(now) };
  const from = season && !inSeason(leaves, season) ? seasonStart(leaves, season) : opens;
  return { kind: from <= addDays(dayOf(now), RESERVE_DAYS) ? "reserve" : "closed", from };
}

/** The moment the sentence about the first delivery day changes: the cut-off, or midnight. */
export function nextTurn(now: Date): Date {
  for (let ahead = 1; ; ahead++) {
    const at = new Date(Math.floor(now.getTime() / 60_000) * 60_000 + ahead * 60_000);
    if (["00.00", CUT_OFF].includes(timeOf(at))) return at;
  }
}
