import {
  addDays,
  CUT_OFF,
  type Day,
  dayOf,
  firstShipping,
  inSeason,
  isShippingDay,
  nextShippingDay,
  seasonStart,
  takenUp,
  timeOf,
} from "#kit/day.ts";

const SOON_DAYS = 21;
/** Longer before its season than this, a plant is not sold yet: you can ask for a mail. */
const RESERVE_DAYS = 120;

type Season = readonly [string, string] | null;
export type Arrival =
  | { kind: "day"; day: Day; before: Day }
  | { kind: "reserve"; from: Day }
  | { kind: "closed"; from: Day };

/** When something ordered now is there; or when its season lets it leave. */
export function arrivalOf(season: Season, now: Date): Arrival {
  const first = firstShipping(now);
  const opens = season ? seasonStart(first, season) : first;
  const leaves = isShippingDay(opens) ? opens : nextShippingDay(opens);
  const soon = leaves <= addDays(first, SOON_DAYS) && (!season || inSeason(leaves, season));
  if (soon) return { kind: "day", day: addDays(leaves, 1), before: takenUp(now) };
  const from = season && !inSeason(leaves, season) ? seasonStart(leaves, season) : opens;
  return { kind: from <= addDays(dayOf(now), RESERVE_DAYS) ? "reserve" : "closed", from };
}

/** Nobody waits longer for what lies in a cart: after Christmas a tree is not ordered for the next. */
const WAIT_DAYS = 185;

/** The day on which its season opens again, when that is too far ahead to order now. */
export function tooFarAhead(season: Season, now: Date): Day | undefined {
  const arrival = season && arrivalOf(season, now);
  return arrival?.kind === "closed" && arrival.from > addDays(dayOf(now), WAIT_DAYS) ? arrival.from : undefined;
}

/** The moment the sentence about the first delivery day changes: the cut-off, or midnight. */
export function nextTurn(now: Date): Date {
  for (let ahead = 1; ; ahead++) {
    const at = new Date(Math.floor(now.getTime() / 60_000) * 60_000 + ahead * 60_000);
    if (["00.00", CUT_OFF].includes(timeOf(at))) return at;
  }
}
