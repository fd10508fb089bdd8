/** How a price is rounded: to the cent, to five cents, or to end on ,95. */
export const ROUNDS = ["1", "5", "95"] as const;
export type Round = (typeof ROUNDS)[number];

/**
 * A price that is so many percent more or less, rounded as shops write prices; never below one cent. Where rounding would
 * make more of less, or less of more, it is to the cent.
 */
export function changeBy(cents: number, percent: number, round: Round): number {
  const exact = (cents * (100 + percent)) / 100;
  const rounded = roundTo(exact, round);
  return (rounded - cents) * percent < 0 ? Math.max(1, Math.round(exact)) : rounded;
}

function roundTo(exact: number, round: Round): number {
  if (round === "95") return Math.max(95, Math.round((exact - 95) / 100) * 100 + 95);
  const step = Number(round);
  return Math.max(step, Math.round(exact / step) * step);
}
