import { dayOf, sayDate } from "#kit/day.ts";
import { euros, eurosEach } from "#kit/money.ts";
import { netShares } from "#kit/vat.ts";
import { Sheet } from "#outside/paper/sheet.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cart } from "#texts/cart.ts";
import { orders } from "#texts/orders.ts";
import { deliveryOf } from "../refunding/credit.ts";
import { isReversed, type OrderedLine, type OrderSnapshot } from "../order.ts";
import { firstDay } from "../order-parts.ts";
import type { Order } from "../orders.server.ts";
import { type Amount, writeBuyer, writeRows, writeSums } from "./paper.server.ts";

const texts = orders.invoice;

/** All that the law wants on an invoice: who, when, what, and the VAT per rate. A company reads prices without VAT. */
export async function invoicePdf(shop: Shop, order: Order): Promise<Uint8Array> {
  const { snapshot, invoiceNumber, number, placedAt, paidAt } = order;
  const made = order.invoicedAt ?? placedAt;
  const day = sayDate(dayOf(made));
  const sheet = await Sheet.open(`${texts.title} ${invoiceNumber ?? number}`, made);
  sheet.letterhead(shop);
  sheet.heading(texts.title);
  writeBuyer(sheet, snapshot, [
    [texts.number, invoiceNumber ?? "-"],
    [texts.date, day],
    [texts.order, number],
    [texts.delivery, firstDay({ shipments: snapshot.firstDays ?? snapshot.shipments }) ?? day],
  ]);
  const net = snapshot.business !== null;
  writeRows(sheet, { net, rates: true }, rowsOf(snapshot));
  writeSums(sheet, snapshot, snapshot);
  whatIsPaid(sheet, order);
  sheet.down(20);
  if (snapshot.reversedCents) sheet.words(texts.reversedWords(snapshot.business?.vatNumber ?? ""));
  sheet.words(paidAt ? texts.paid(sayDate(dayOf(paidAt))) : texts.due(shop.settings.COMPANY_IBAN));
  return sheet.save();
}

/** Every line with what is not goods after it, as an invoice and a quote tell them: together they are its sum. */
export function rowsOf(snapshot: OrderSnapshot): Amount[] {
  const net = snapshot.business !== null;
  const goods = snapshot.lines.map((line) => ({
    rate: line.rate,
    grossCents: line.lineCents,
    reversed: isReversed(snapshot, line),
  }));
  const parts = [...goods, ...deliveryOf(snapshot)];
  const amounts = net ? netShares(parts) : parts.map(({ grossCents }) => grossCents);
  const netCents = snapshot.totalCents - sum(snapshot.vat.map(({ vatCents }) => vatCents));
  const off = snapshot.discountCents && net ? sum(amounts) - netCents : snapshot.discountCents;
  return [
    ...snapshot.lines.map((line, at) => rowOf(snapshot, line, amounts[at] ?? 0)),
    ...(off ? [{ what: cart.discount(snapshot.code ?? ""), cents: -off }] : []),
    { what: cart.delivery, cents: sum(amounts.slice(goods.length)), free: cart.gratis },
  ];
}

const sum = (cents: number[]): number => cents.reduce((total, one) => total + one, 0);

function rowOf(snapshot: OrderSnapshot, line: OrderedLine, cents: number): Amount {
  const { name, label, note, quantity, unitCents, lineCents, rate } = line;
  return {
    what: `${name}, ${label}`,
    note,
    quantity,
    each: cents === lineCents ? euros(unitCents) : eurosEach(cents, quantity),
    rate: isReversed(snapshot, line) ? texts.reversedShort : `${rate}%`,
    cents,
  };
}

/** What was paid beforehand, and what is left. */
function whatIsPaid(sheet: Sheet, { snapshot, giftCents }: Order): void {
  if (giftCents) sheet.sum(cart.gift, euros(-giftCents));
  const { reservation } = snapshot;
  if (!reservation || reservation.depositCents === snapshot.totalCents) return;
  sheet.sum(texts.deposit, euros(-reservation.depositCents));
  sheet.sum(texts.rest, euros(snapshot.totalCents - reservation.depositCents), true);
}
