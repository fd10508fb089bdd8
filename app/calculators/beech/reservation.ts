import { addDays, type Day, inSeason, seasonStart, weekday } from "#kit/day.ts";
import type { Cents } from "#kit/money.ts";

/** Beech leaves the field from half November, as long as bare root may be planted. */
const SEASON = ["11-15", "04-12"] as const;
const LEAD_DAYS = 7;
export const DEPOSIT_PERCENT = 10;
/** So long are plants set aside without any payment. */
export const UNPAID_DAYS = 3;

const monday = (day: Day): Day => addDays(day, (8 - weekday(day)) % 7);

/** The Mondays of all weeks somebody may choose now: this season, or the next when it is over. */
export function deliveryWeeks(today: Day): Day[] {
  const first = monday(seasonStart(addDays(today, LEAD_DAYS), SEASON));
  const weeks: Day[] = [];
  for (let week = first; inSeason(week, SEASON); week = addDays(week, 7)) if (!isChristmas(week)) weeks.push(week);
  return weeks;
}

/** Between Christmas and New Year nobody lifts plants. */
const isChristmas = (week: Day): boolean => week.slice(5) >= "12-21" && week.slice(5) <= "12-28";

/** The first week after a frost that the season still has; undefined when it is over. */
export function weekAfter(frostEnds: Day): Day | undefined {
  let week = monday(addDays(frostEnds, 1));
  while (isChristmas(week)) week = addDays(week, 7);
  return inSeason(week, SEASON) ? week : undefined;
}

export const depositOf = (totalCents: Cents): Cents => Math.ceil((totalCents * DEPOSIT_PERCENT) / 100);

/** Moments of the order and of the hedge in the field, together. */
export type ReservationMoments = {
  confirmedAt: Date | null;
  paidAt: Date | null;
  expiredAt: Date | null;
  cancelledAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  shiftedAt: Date | null;
  liftedAt: Date | null;
};
export type ReservationState = "requested" | "expired" | "confirmed" | "shifted" | "lifted" | "cancelled" | "delivered";

/** The state follows from the moments: none is written down twice. */
export function stateOf(row: ReservationMoments): ReservationState {
  if (row.cancelledAt) return "cancelled";
  if (row.deliveredAt) return "delivered";
  if (row.liftedAt || row.shippedAt) return "lifted";
  if (row.confirmedAt) return row.shiftedAt ? "shifted" : "confirmed";
  return row.expiredAt ? "expired" : "requested";
}

/** What can be paid now: the first part, or after lifting the rest. */
export function openCents(row: ReservationMoments, totalCents: Cents, dueNowCents: Cents): Cents {
  const state = stateOf(row);
  if (state === "requested" || state === "expired") return dueNowCents;
  return (state === "lifted" || state === "delivered") && !row.paidAt ? totalCents - dueNowCents : 0;
}

/** Free of charge until the plants come out of the ground. */
export const mayCancel = (row: ReservationMoments): boolean =>
  ["requested", "confirmed", "shifted"].includes(stateOf(row));
