import { type Cents, round, split } from "./money.ts";

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

export type VatPart = { rate: VatRate; grossCents: Cents };

/** Delivery follows the goods, so it is split over them by value; with nothing taxed beside it, it is a service of its own. */
export function deliveryParts<Part extends VatPart>(goods: Part[], deliveryCents: Cents): (Part | VatPart)[] {
  const taxed = goods.filter(({ rate, grossCents }) => rate > 0 && grossCents > 0);
  if (taxed.length === 0) return [{ rate: 21, grossCents: deliveryCents }];
  const shares = split(
    deliveryCents,
    taxed.map(({ grossCents }) => grossCents),
  );
  return taxed.map((part, at) => ({ ...part, grossCents: shares[at] ?? 0 }));
}

/** What parts are without VAT. It is rounded once per rate, so the parts share what is left, and add up to it. */
export function netShares(parts: readonly (VatPart & { reversed?: boolean })[]): Cents[] {
  const shares = parts.map(() => 0);
  const kinds = new Map<string, number[]>();
  parts.forEach(({ rate, reversed = false }, at) => {
    const kind = `${rate} ${reversed}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), at]);
  });
  for (const places of kinds.values()) {
    const gross = places.map((at) => parts[at]?.grossCents ?? 0);
    const whole = gross.reduce((sum, one) => sum + one, 0);
    split(withoutVat(whole, parts[places[0] ?? 0]?.rate ?? 0), gross).forEach((cents, nth) => {
      shares[places[nth] ?? 0] = cents;
    });
  }
  return shares;
}

/** VAT per rate over the sum of that rate. */
export function vatLines(parts: VatPart[]): VatLine[] {
  const sums = new Map<VatRate, Cents>();
  for (const { rate, grossCents } of parts) sums.set(rate, (sums.get(rate) ?? 0) + grossCents);
  return [...sums]
    .filter(([rate, grossCents]) => rate > 0 && grossCents !== 0)
    .sort(([a], [b]) => a - b)
    .map(([rate, grossCents]) => ({ rate, grossCents, vatCents: vatInside(grossCents, rate) }));
}
