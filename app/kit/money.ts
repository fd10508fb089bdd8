/** Whole cents, always. Only this file rounds. */
export type Cents = number;

export function euros(cents: Cents): string {
  const sign = cents < 0 ? "−" : "";
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, "0");
  return `€\u00a0${sign}${grouped(whole)},${rest}`;
}

/** The price of one piece, in as many decimals as it takes: times the pieces it is what they cost together. */
export function eurosEach(together: Cents, pieces: number): string {
  let parts = 1;
  const each = () => round((together * parts) / pieces);
  while (parts < 1e6 && round((each() * pieces) / parts) !== together) parts *= 10;
  const rest = String(Math.abs(each()) % parts).padStart(String(parts).length - 1, "0");
  return euros(Math.trunc(each() / parts)) + (parts > 1 ? rest : "");
}

/** 12345 → "12.345". By hand: the first number that `Intl` writes holds a slow phone up for a fifth of a second. */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ".");
}

/** 8490 → "84.90", for programs that want a decimal text. */
export const decimal = (cents: Cents): string =>
  `${cents < 0 ? "-" : ""}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;

/** Half away from zero, on whole cents. */
export const round = (value: number): Cents => Math.sign(value) * Math.round(Math.abs(value));

/** A price after a percentage off, rounded once. */
export const lessPercent = (cents: Cents, percent: number): Cents => round((cents * (100 - percent)) / 100);

/** Splits an amount over parts by weight; the parts always add up to the amount. */
export function split(amount: Cents, weights: number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, at) => (at === 0 ? amount : 0));
  let given = 0;
  let seen = 0;
  return weights.map((weight) => {
    seen += weight;
    const upTo = round((amount * seen) / total);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
