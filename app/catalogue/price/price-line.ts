import type { Cents } from "#kit/money.ts";

/** A price and the day it began, as days before today; oldest first. */
export type PriceStep = [daysAgo: number, cents: Cents];

const DAY = 86_400_000;

/** The history of one variant as steps that end at today's price. */
export function stepsOf(history: { cents: Cents; since: Date }[], now: Date): PriceStep[] {
  return history.map(({ cents, since }) => [Math.max(0, Math.round((now.getTime() - since.getTime()) / DAY)), cents]);
}

/** The lowest price in a window of days; a price that began before it counts from the first day. */
export function lowestIn(steps: PriceStep[], days: number): Cents | undefined {
  const inside = steps.filter(([ago], at) => ago <= days || (steps[at + 1]?.[0] ?? 0) < days);
  return inside.length ? Math.min(...inside.map(([, cents]) => cents)) : undefined;
}

/** "M0 10H50V20…": the steps of a window, drawn in a box; the highest price stands at the top. */
export function drawSteps(steps: PriceStep[], days: number, width: number, height: number): string {
  const shown = steps.filter((_, at) => (steps[at + 1]?.[0] ?? -1) < days);
  const all = shown.map(([, cents]) => cents);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (cents: Cents) =>
    high === low ? Math.round(height / 2) : Math.round(height - ((cents - low) / (high - low)) * height);
  const x = (ago: number) => Math.round(width - (Math.min(ago, days) / days) * width);
  const path = shown
    .map(([ago, cents], at) => (at === 0 ? `M${x(ago)} ${y(cents)}` : `H${x(ago)}V${y(cents)}`))
    .join("");
  return shown.length ? `${path}H${width}` : "";
}
