import type { Country } from "#delivery/delivery.ts";
import type { Cents } from "#kit/money.ts";
import type { VatRate } from "#kit/vat.ts";
import type { Treatment } from "#orders/papers/tax.ts";

export type BookRow = { country: Country; treatment: Treatment; rate: VatRate; netCents: Cents; vatCents: Cents };
export type Sum = { netCents: Cents; vatCents: Cents };

const NOTHING: Sum = { netCents: 0, vatCents: 0 };
export const addUp = (rows: Sum[]): Sum =>
  rows.reduce(
    (sum, row) => ({ netCents: sum.netCents + row.netCents, vatCents: sum.vatCents + row.vatCents }),
    NOTHING,
  );

/** One row per country, treatment and rate, in the order of the return. */
export function groupRows(rows: BookRow[]): BookRow[] {
  const ORDER: Treatment[] = ["taxed", "reversed", "voucher"];
  const place = ({ treatment, country, rate }: BookRow) =>
    `${ORDER.indexOf(treatment)}${country === "NL" ? 0 : 1}${String(rate).padStart(2, "0")}`;
  return [...Map.groupBy(rows, place)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, some]) => (some[0] ? [{ ...some[0], ...addUp(some) }] : []));
}

/** What is sold: everything but gift cards, which count when they are spent. */
export const soldOf = <Row extends BookRow>(rows: Row[]): Row[] =>
  rows.filter(({ treatment }) => treatment !== "voucher");

export type Return = {
  /** 1a and 1b: supplies in the Netherlands, at 21 and at 9 percent. */
  high: Sum;
  low: Sum;
  /** 3b: supplies to companies in the Union, also in the statement of supplies. */
  union: Sum;
  /** Belgian consumers: in the return of the Union scheme, per rate. */
  oss: BookRow[];
  vouchers: Sum;
};

/** Where each amount belongs in the Dutch return. */
export function returnOf(rows: BookRow[]): Return {
  const grouped = groupRows(rows);
  const some = (which: (row: BookRow) => boolean) => addUp(grouped.filter(which));
  const dutch = ({ treatment, country }: BookRow) => treatment === "taxed" && country === "NL";
  return {
    high: some((row) => dutch(row) && row.rate === 21),
    low: some((row) => dutch(row) && row.rate !== 21),
    union: some(({ treatment }) => treatment === "reversed"),
    oss: grouped.filter(({ treatment, country }) => treatment === "taxed" && country === "BE"),
    vouchers: some(({ treatment }) => treatment === "voucher"),
  };
}

/** The sales of a period itself: what came back of an earlier one is not taken off them. */
export const withoutBack = (rows: BookRow[], back: (Sum & { rate: VatRate })[]): BookRow[] =>
  rows
    .map((row) => ({ ...row, ...addUp([row, ...back.filter(({ rate }) => rate === row.rate)]) }))
    .filter(({ netCents, vatCents }) => netCents !== 0 || vatCents !== 0);
