/** Two days of the year (MM-DD), both included; it may pass New Year. */
export type Window = [string, string];

const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const two = (value: number) => String(value).padStart(2, "0");
const DAYS = LONGEST.map((length, at) => Array.from({ length }, (_, d) => `${two(at + 1)}-${two(d + 1)}`));

/** Every month that a window touches for at least ten days. */
export const monthsOf = (all: readonly Window[]): number[] =>
  DAYS.flatMap((days, at) => (days.filter((one) => all.some((span) => isIn(one, span))).length >= 10 ? [at + 1] : []));

/** Whether a day of the year lies in a window. */
export const isIn = (one: string, [from, to]: Window): boolean =>
  from <= to ? from <= one && one <= to : one >= from || one <= to;
