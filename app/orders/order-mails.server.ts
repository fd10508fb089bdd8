import { dayOf, sayDay, timeOf } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import { euros } from "#kit/money.ts";
import type { Tx } from "#outside/db.server.ts";
import { postMail } from "#outside/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders as texts } from "#texts/orders.ts";
import { reviewForm } from "#texts/review-form.ts";
import { frameOf } from "./letter-frame.server.ts";
import { button, heading, items, letter, type Part, space, title, words } from "./order-letter.ts";
import { sayLine } from "./order.ts";
import { findOrderById, type Order, orderLink } from "./orders.server.ts";
import type { Piece } from "./ship-order.server.ts";

/** Posts one letter about an order; the event makes sure that it leaves once. */
async function post(shop: Shop, tx: Tx, order: Order, event: string, subject: string, parts: Part[]): Promise<boolean> {
  const { html, text } = letter(frameOf(shop, texts.why), subject, [
    ...parts,
    words(texts.question(shop.settings.COMPANY_PHONE), "soft"),
    space,
  ]);
  return postMail(shop, tx, event, { to: order.email, subject, html, text });
}

export async function mailShipped(
  shop: Shop,
  tx: Tx,
  order: Order,
  shipment: { id: string; lines: Piece[]; carrier: string; trackUrl: string | null },
  last: boolean,
): Promise<void> {
  const { shipped } = texts;
  const list = shipment.lines.map(({ sku, quantity, cut }) => {
    const line = order.snapshot.lines.find((one) => one.sku === sku && (one.cut ?? "") === (cut ?? one.cut ?? ""));
    const about = line ? sayLine(line) : "";
    return { name: `${quantity} × ${line?.name ?? sku}`, about, amount: "" };
  });
  await post(shop, tx, order, `shipped:${shipment.id}`, shipped.subject(order.number), [
    title(shipped.title),
    words(`${last ? shipped.all : shipped.part} ${shipped.carrier(shipment.carrier)}`),
    ...(shipment.trackUrl ? [button(shipped.button, shipment.trackUrl)] : []),
    heading(texts.what),
    items(list),
    words(shipped.arrive),
  ]);
}

export async function mailDelivered(shop: Shop, tx: Tx, order: Order): Promise<void> {
  const { delivered } = texts;
  await post(shop, tx, order, `delivered:${order.id}`, delivered.subject(order.number), [
    title(delivered.title),
    words(delivered.text),
    button(delivered.button, orderLink(shop, order)),
    words(delivered.wrong),
    words(texts.withdraw(`${shop.url}/annuleren-retouren?b=${order.number}#herroepen`), "soft"),
  ]);
}

export async function mailRefund(shop: Shop, id: Id<"ord">, cents: number, once: string): Promise<void> {
  const order = await findOrderById(shop.db, id);
  if (!order) return;
  const { refund } = texts;
  await shop.db.transaction((tx) =>
    post(shop, tx, order, `refund:${once}`, refund.subject(order.number), [
      title(refund.title(euros(cents))),
      words(refund.text),
    ]),
  );
}

export async function mailCancelled(shop: Shop, tx: Tx, order: Order, soldOut: boolean): Promise<void> {
  const { cancelled } = texts;
  await post(shop, tx, order, `cancelled:${order.id}`, cancelled.subject(order.number), [
    title(cancelled.title),
    words(soldOut ? cancelled.soldOut : cancelled.text),
  ]);
}

export async function mailReminder(shop: Shop, tx: Tx, order: Order): Promise<void> {
  const { reminder } = texts;
  await post(shop, tx, order, `reminder:${order.id}`, reminder.subject(order.number), [
    title(reminder.title),
    words(reminder.text(timeOf(order.heldUntil))),
    button(reminder.button, orderLink(shop, order)),
  ]);
}

/** Says whether this is the first time: it is asked once per order. */
export async function mailReviewAsked(
  shop: Shop,
  tx: Tx,
  order: Order,
  about: { name: string; size: string }[],
  link: string,
): Promise<boolean> {
  const { mail } = reviewForm;
  return post(shop, tx, order, `review:${order.id}`, mail.subject(order.number), [
    title(mail.title),
    words(mail.text),
    items(about.map(({ name, size }) => ({ name, about: size, amount: "" }))),
    button(mail.button, link),
    words(mail.once, "soft"),
  ]);
}

export async function mailPayLater(shop: Shop, tx: Tx, order: Order): Promise<void> {
  const { payLater } = texts;
  await post(shop, tx, order, `pay-later:${order.id}`, payLater.subject(order.number), [
    title(payLater.title),
    words(payLater.text(`${sayDay(dayOf(order.heldUntil))} om ${timeOf(order.heldUntil)}`)),
    button(payLater.button, orderLink(shop, order)),
  ]);
}
