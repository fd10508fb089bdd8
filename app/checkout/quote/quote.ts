import { addDays, type Day, isDay } from "#kit/day.ts";

export const VALID_DAYS = 14;
/** A cart without an account is kept for ninety days, so a quote lives shorter than that. */
const LONGEST_DAYS = 60;
export const REMIND_DAYS = 3;

export const QUOTE_STATES = ["open", "accepted", "lapsed", "withdrawn"] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

type Moments = { acceptedAt: Date | null; withdrawnAt: Date | null; validUntil: Day };

/** The state follows from the moments and the day: a quote lapses by itself. */
export function quoteState({ acceptedAt, withdrawnAt, validUntil }: Moments, today: Day): QuoteState {
  if (acceptedAt) return "accepted";
  if (withdrawnAt) return "withdrawn";
  return today > validUntil ? "lapsed" : "open";
}

/** The last day of a quote, as somebody typed it; nothing when it lies in the past or too far ahead. */
export const readValidUntil = (typed: string, today: Day): Day | undefined =>
  isDay(typed) && typed >= today && typed <= addDays(today, LONGEST_DAYS) ? typed : undefined;

/** Three days before the end, once, unless the quote was made shorter than that. */
export const remindsOn = (validUntil: Day): Day => addDays(validUntil, -REMIND_DAYS);
