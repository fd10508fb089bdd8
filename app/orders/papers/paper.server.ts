import { type Cents, euros } from "#kit/money.ts";
import type { VatLine } from "#kit/vat.ts";
import { EDGE, type Sheet, WIDTH } from "#outside/paper/sheet.server.ts";
import { cart } from "#texts/cart.ts";
import { orders } from "#texts/orders.ts";
import type { OrderSnapshot } from "../order.ts";
import { addressLines } from "../order-parts.ts";

const texts = orders.invoice;

export type Fact = [label: string, value: string];
/** A row of an invoice or a credit note. */
export type Amount = {
  what: string;
  note?: string | undefined;
  quantity?: number;
  each?: string;
  rate?: string;
  cents: Cents;
  /** Said instead of zero. */
  free?: string;
};

/** To whom, and what it is about. */
export function writeBuyer(sheet: Sheet, { business, billing }: OrderSnapshot, facts: Fact[]): void {
  const company = business
    ? [business.company, ...(business.vatNumber ? [`${texts.vatOf} ${business.vatNumber}`] : [])]
    : [];
  const reference: Fact[] = business?.reference ? [[texts.reference, business.reference]] : [];
  sheet.columns([...company, ...addressLines(billing)], [...facts, ...reference]);
}

export function writeRows(sheet: Sheet, { net, rates }: { net: boolean; rates: boolean }, rows: Amount[]): void {
  const row = ([what, count, price, rate, amount]: [string, string, string, string, string], bold = false) =>
    sheet.row(
      what,
      [
        [count, 345],
        [price, 425],
        [rate, 468],
        [amount, WIDTH - EDGE],
      ],
      bold,
    );
  const price = rates ? (net ? texts.priceNet : texts.price) : "";
  const amount = net ? texts.amountNet : texts.amount;
  row([texts.description, texts.quantity, price, rates ? texts.rate : "", amount], true);
  sheet.line();
  for (const { what, note, quantity, each = "", rate = "", cents, free } of rows) {
    row([what, quantity === undefined ? "" : String(quantity), each, rate, cents === 0 && free ? free : euros(cents)]);
    if (note) {
      sheet.words(note, { size: 8, inset: 8 });
      sheet.down(3);
    }
  }
  sheet.line();
}

type Sums = { vat: VatLine[]; reversedCents: Cents; totalCents: Cents };

/** The VAT per rate and the total; `sign` turns it round for what goes back. */
export function writeSums(
  sheet: Sheet,
  { lines }: OrderSnapshot,
  { vat, reversedCents, totalCents }: Sums,
  sign = 1,
): void {
  sheet.down(4);
  for (const { rate, grossCents, vatCents } of vat) {
    sheet.sum(texts.net(rate), euros(sign * (grossCents - vatCents)));
    sheet.sum(texts.vat(rate), euros(sign * vatCents));
  }
  const untaxed = totalCents - vat.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const vouchers = reversedCents ? 0 : untaxed;
  if (vouchers && lines.some(({ voucher }) => voucher)) sheet.sum(texts.noVat, euros(sign * vouchers));
  if (reversedCents) sheet.sum(texts.reversed, euros(sign * untaxed));
  sheet.sum(cart.total, euros(sign * totalCents), true);
}
