import { isByArea } from "#cart/cart.ts";
import type { Country } from "#delivery/delivery.ts";
import { type Cents, split } from "#kit/money.ts";
import { type VatLine, type VatRate, vatInside } from "#kit/vat.ts";
import { isReversed, type OrderSnapshot, sayLine } from "../order.ts";
import { type Credit, deliveryOf } from "../refunding/credit.ts";

/** Taxed here, accounted for by a company in Belgium, or a gift card, which is taxed when it is spent. */
export type Treatment = "taxed" | "reversed" | "voucher";
export type TaxLine = {
  treatment: Treatment;
  country: Country;
  rate: VatRate;
  netCents: Cents;
  vatCents: Cents;
};
/** One row of an invoice, without VAT; the rows of one rate add up to what the invoice says of that rate. */
export type PaperLine = TaxLine & {
  sku: string;
  name: string;
  about: string;
  quantity: number;
  /** Sold by the square metre, not by the piece. */
  area: boolean;
};

type Part = {
  sku: string;
  name: string;
  about: string;
  quantity: number;
  area: boolean;
  treatment: Treatment;
  rate: VatRate;
  cents: Cents;
};

const sum = (cents: Cents[]): Cents => cents.reduce((total, one) => total + one, 0);

/** Whose VAT it is: six percent is only Belgian, and beside what a company there accounts for itself all else is Dutch. */
export function countryOf(snapshot: OrderSnapshot, treatment: Treatment, rate: VatRate): Country {
  if (treatment === "reversed" || rate === 6) return "BE";
  return treatment === "taxed" && snapshot.reversedCents > 0 ? "NL" : snapshot.deliverTo.country;
}

/** Every row of an invoice: its goods, and the delivery as it is split over their rates. */
export function invoiceLines(snapshot: OrderSnapshot, delivery: string): PaperLine[] {
  const goods = snapshot.lines.map((line): Part => {
    const treatment = line.voucher ? "voucher" : isReversed(snapshot, line) ? "reversed" : "taxed";
    const { sku, name, quantity, rate, lineCents, discountCents } = line;
    return {
      sku,
      name,
      about: sayLine(line),
      quantity,
      area: isByArea(line),
      treatment,
      rate,
      cents: lineCents - discountCents,
    };
  });
  const brought = deliveryOf(snapshot)
    .filter(({ grossCents }) => grossCents !== 0)
    .map(
      ({ rate, grossCents, reversed }): Part => ({
        sku: "",
        name: delivery,
        about: "",
        quantity: 1,
        area: false,
        treatment: reversed ? "reversed" : "taxed",
        rate,
        cents: grossCents,
      }),
    );
  const groups = Map.groupBy([...goods, ...brought], ({ treatment, rate }) => `${treatment}${rate}`);
  return [...groups.values()].flatMap((parts) => without(snapshot, parts));
}

/** VAT is rounded once per rate, so the rows share what is left without it. */
function without(snapshot: OrderSnapshot, parts: Part[]): PaperLine[] {
  const grossCents = sum(parts.map(({ cents }) => cents));
  const [first] = parts;
  const inside = first ? vatInside(grossCents, first.rate) : 0;
  const vats = split(
    inside,
    parts.map(({ cents }) => cents),
  );
  return parts.map(({ cents, ...part }, at) => ({
    ...part,
    country: countryOf(snapshot, part.treatment, part.rate),
    netCents: cents - (vats[at] ?? 0),
    vatCents: part.treatment === "taxed" ? (vats[at] ?? 0) : 0,
  }));
}

type Sums = { vat: VatLine[]; totalCents: Cents };

const taxed = (snapshot: OrderSnapshot, vat: VatLine[]): TaxLine[] =>
  vat.map(({ rate, grossCents, vatCents }) => ({
    treatment: "taxed",
    country: countryOf(snapshot, "taxed", rate),
    rate,
    netCents: grossCents - vatCents,
    vatCents,
  }));

function untaxed(snapshot: OrderSnapshot, { vat, totalCents }: Sums, vouchers: Cents): TaxLine[] {
  const rest = totalCents - sum(vat.map(({ grossCents }) => grossCents));
  const cards = snapshot.reversedCents > 0 ? vouchers : rest;
  const line = (treatment: Treatment, netCents: Cents): TaxLine[] =>
    netCents === 0 ? [] : [{ treatment, country: countryOf(snapshot, treatment, 0), rate: 0, netCents, vatCents: 0 }];
  return [...line("reversed", rest - cards), ...line("voucher", cards)];
}

/** What an invoice says per rate. */
export function taxOfInvoice(snapshot: OrderSnapshot): TaxLine[] {
  const vouchers = snapshot.lines.filter(({ voucher }) => voucher);
  const cents = sum(vouchers.map(({ lineCents, discountCents }) => lineCents - discountCents));
  return [...taxed(snapshot, snapshot.vat), ...untaxed(snapshot, snapshot, cents)];
}

/** What a credit note takes off again per rate, as amounts above zero. */
export function taxOfCredit(snapshot: OrderSnapshot, body: Credit): TaxLine[] {
  const vouchers = new Set(snapshot.lines.filter(({ voucher }) => voucher).map(({ name }) => name));
  const cents = sum(body.lines.filter(({ name }) => vouchers.has(name)).map((line) => line.cents));
  return [...taxed(snapshot, body.vat), ...untaxed(snapshot, body, cents)];
}
