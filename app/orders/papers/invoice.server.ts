import { dayOf, sayDate } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { vatInside, withoutVat } from "#kit/vat.ts";
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

/** Every line with what is not goods after it, as an invoice and a quote tell them. */
export const rowsOf = (snapshot: OrderSnapshot): Amount[] => [
  ...snapshot.lines.map((line) => rowOf(snapshot, line)),
  ...restOf(snapshot),
];

function rowOf(snapshot: OrderSnapshot, line: OrderedLine): Amount {
  const net = snapshot.business !== null;
  const { name, label, note, quantity, unitCents, lineCents, rate } = line;
  const bare = (cents: number) => (net ? withoutVat(cents, rate) : cents);
  return {
    what: `${name}, ${label}`,
    note,
    quantity,
    unitCents: bare(unitCents),
    rate: isReversed(snapshot, line) ? texts.reversedShort : `${rate}%`,
    cents: bare(lineCents),
  };
}

/** What is not goods: a discount, and the delivery. */
function restOf(snapshot: OrderSnapshot): Amount[] {
  const net = snapshot.business !== null;
  const off = snapshot.lines.reduce(
    (sum, { discountCents, rate }) => sum + (net ? withoutVat(discountCents, rate) : discountCents),
    0,
  );
  const inside = net ? deliveryOf(snapshot).reduce((sum, part) => sum + vatInside(part.grossCents, part.rate), 0) : 0;
  return [
    ...(off ? [{ what: cart.discount(snapshot.code ?? ""), cents: -off }] : []),
    { what: cart.delivery, cents: snapshot.deliveryCents - inside, free: cart.gratis },
  ];
}

/** What was paid beforehand, and what is left. */
function whatIsPaid(sheet: Sheet, { snapshot, giftCents }: Order): void {
  if (giftCents) sheet.sum(cart.gift, euros(-giftCents));
  const { reservation } = snapshot;
  if (!reservation || reservation.depositCents === snapshot.totalCents) return;
  sheet.sum(texts.deposit, euros(-reservation.depositCents));
  sheet.sum(texts.rest, euros(snapshot.totalCents - reservation.depositCents), true);
}
