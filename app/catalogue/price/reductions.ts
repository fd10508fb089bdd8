import type { Cents } from "#kit/money.ts";

type Past = { cents: Cents; since: Date; until: Date | null };
const DAYS_30 = 30 * 86_400_000;

/**
 * The struck price the law allows: no higher than the lowest of the thirty days before the reduction began.
 * Of a size that was never sold here nothing is known, and the owner's word counts.
 */
export function struckCents(priceCents: Cents, wasCents: Cents | null, history: Past[], now: Date): Cents | null {
  if (wasCents === null || wasCents <= priceCents) return null;
  const current = history.find(({ until }) => until === null);
  const began = current?.cents === priceCents ? current.since : now;
  const before = history.filter(
    ({ since, until }) => since < began && (until ?? began).getTime() > began.getTime() - DAYS_30,
  );
  const lowest = Math.min(wasCents, ...before.map(({ cents }) => cents));
  return lowest > priceCents ? lowest : null;
}
