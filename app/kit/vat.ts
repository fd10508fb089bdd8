import { type Cents, round } from "./money.ts";

/** A rate is a field of the product; "voucher" carries no VAT until it is spent. */
export type VatRate = 0 | 6 | 9 | 21;
export type VatClass = 9 | 21 | "voucher";

/** The VAT inside a gross amount, rounded once. */
export const vatInside = (gross: Cents, rate: VatRate): Cents => round((gross * rate) / (100 + rate));

export const withoutVat = (gross: Cents, rate: VatRate): Cents => gross - vatInside(gross, rate);

/** Plants are 6 % for Belgian consumers; other goods keep the same figure there. */
export function rateFor(vat: VatClass, country: "NL" | "BE"): VatRate {
  if (vat === "voucher") return 0;
  return country === "BE" && vat === 9 ? 6 : vat;
}

export type VatLine = { rate: VatRate; grossCents: Cents; vatCents: Cents };

/** VAT per rate over the sum of that rate. */
export function vatLines(parts: { rate: VatRate; grossCents: Cents }[]): VatLine[] {
  const sums = new Map<VatRate, Cents>();
  for (const { rate, grossCents } of parts) sums.set(rate, (sums.get(rate) ?? 0) + grossCents);
  return [...sums]
    .filter(([rate, grossCents]) => rate > 0 && grossCents !== 0)
    .sort(([a], [b]) => a - b)
    .map(([rate, grossCents]) => ({ rate, grossCents, vatCents: vatInside(grossCents, rate) }));
}
