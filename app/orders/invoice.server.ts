import { dayOf, sayDate } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { EDGE, Sheet, WIDTH } from "#outside/sheet.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cart } from "#texts/cart.ts";
import { orders } from "#texts/orders.ts";
import { addressLines, firstDay } from "./order-parts.ts";
import type { Order } from "./orders.server.ts";

const texts = orders.invoice;

/** All that the law wants on an invoice: who, when, what, and the VAT per rate. */
export async function invoicePdf(shop: Shop, order: Order): Promise<Uint8Array> {
  const made = order.invoicedAt ?? order.placedAt;
  const sheet = await Sheet.open(`${texts.title} ${order.invoiceNumber ?? order.number}`, made);
  sheet.letterhead(shop);
  sheet.heading(texts.title);
  facts(sheet, order, sayDate(dayOf(made)));
  lines(sheet, order);
  totals(sheet, order);
  sheet.down(20);
  sheet.words(order.paidAt ? texts.paid(sayDate(dayOf(order.paidAt))) : texts.due(shop.settings.COMPANY_IBAN));
  return sheet.save();
}

function facts(sheet: Sheet, { snapshot, invoiceNumber, number }: Order, day: string): void {
  const { business, billing } = snapshot;
  const company = business
    ? [business.company, ...(business.vatNumber ? [`${texts.vatOf} ${business.vatNumber}`] : [])]
    : [];
  sheet.columns(
    [...company, ...addressLines(billing)],
    [
      [texts.number, invoiceNumber ?? "-"],
      [texts.date, day],
      [texts.order, number],
      [texts.delivery, firstDay(snapshot) ?? day],
      ...(business?.reference ? ([[orders.reference(""), business.reference]] as [string, string][]) : []),
    ],
  );
}

function lines(sheet: Sheet, { snapshot }: Order): void {
  const row = ([what, count, price, rate, amount]: [string, string, string, string, string], bold = false) =>
    sheet.row(
      what,
      [
        [count, 355],
        [price, 420],
        [rate, 460],
        [amount, WIDTH - EDGE],
      ],
      bold,
    );
  row([texts.description, texts.quantity, texts.price, texts.rate, texts.amount], true);
  sheet.line();
  for (const { name, label, note, quantity, unitCents, rate, lineCents } of snapshot.lines) {
    row([`${name}, ${label}`, String(quantity), euros(unitCents), `${rate}%`, euros(lineCents)]);
    if (note) {
      sheet.words(note, { size: 8, inset: 8 });
      sheet.down(3);
    }
  }
  if (snapshot.discountCents) row([cart.discount(snapshot.code ?? ""), "", "", "", euros(-snapshot.discountCents)]);
  row([cart.delivery, "", "", "", snapshot.deliveryCents ? euros(snapshot.deliveryCents) : cart.gratis]);
  sheet.line();
}

function totals(sheet: Sheet, { snapshot, giftCents }: Order): void {
  sheet.down(4);
  for (const { rate, grossCents, vatCents } of snapshot.vat) {
    sheet.sum(texts.net(rate), euros(grossCents - vatCents));
    sheet.sum(texts.vat(rate), euros(vatCents));
  }
  const vouchers = snapshot.lines.filter(({ voucher }) => voucher).reduce((sum, line) => sum + line.lineCents, 0);
  if (vouchers) sheet.sum(texts.noVat, euros(vouchers));
  if (snapshot.reversedCents) sheet.sum(texts.reversed, euros(-snapshot.reversedCents));
  sheet.sum(cart.total, euros(snapshot.totalCents), true);
  if (giftCents) sheet.sum(cart.gift, euros(-giftCents));
  const { reservation } = snapshot;
  if (!reservation || reservation.depositCents === snapshot.totalCents) return;
  sheet.sum(texts.deposit, euros(-reservation.depositCents));
  sheet.sum(texts.rest, euros(snapshot.totalCents - reservation.depositCents), true);
}
