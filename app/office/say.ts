import { dayOf, MONTHS_SHORT, timeOf } from "#kit/day.ts";

/** Figures in Dutch: "12,5%", "1,8 s", "240 ms". */
const number = (digits: number) =>
  new Intl.NumberFormat("nl-NL", { maximumFractionDigits: digits, minimumFractionDigits: digits });
const whole = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 0 });

export const sayCount = (value: number): string =>
  Number.isInteger(value) ? whole.format(value) : number(1).format(value);
export const sayShare = (share: number): string => `${number(1).format(share * 100)}%`;
export const sayPoints = (share: number): string =>
  `${share < 0 ? "−" : "+"}${number(1).format(Math.abs(share) * 100)}`;
export const sayEuros = (cents: number): string => `€\u00a0${whole.format(Math.round(cents / 100))}`;
/** "2026-11-15" → "15-11" */
export const sayShortDay = (day: string): string => `${Number(day.slice(8))}-${Number(day.slice(5, 7))}`;

/** Vitals are kept in thousandths: of a millisecond, and of a shift. */
export function sayVital(name: string, value: number): string {
  if (name === "CLS") return number(2).format(value / 1000);
  const ms = value / 1000;
  return ms >= 1000 ? `${number(1).format(ms / 1000)} s` : `${whole.format(ms)} ms`;
}

export const gradeOf = (value: number, [good, fair]: readonly [number, number]): "good" | "fair" | "poor" =>
  value <= good ? "good" : value <= fair ? "fair" : "poor";

/** "12,50", "€ 12.50", "12,-" or "1.295,00" as cents. "1.295" could be either of two amounts, so it is none. */
export function readEuros(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^€\s*/, "")
    .replace(/,[-–]$/, ",00");
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(bare) ?? /^(\d{1,3}\.\d{3}),(\d{1,2})$/.exec(bare);
  if (!found) return undefined;
  return Number(found[1]?.replace(".", "")) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
}

/** "16 nov 2026, 10.00 uur" */
export function sayMoment(moment: Date): string {
  const [year, month, day] = dayOf(moment).split("-").map(Number);
  return `${day} ${MONTHS_SHORT[(month ?? 1) - 1]} ${year}, ${timeOf(moment)} uur`;
}
