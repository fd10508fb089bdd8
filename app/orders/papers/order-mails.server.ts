import { isByArea } from "#cart/cart.ts";
import type { Stop } from "#delivery/days.ts";
import { dayOf, sayDay, timeOf } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import { euros } from "#kit/money.ts";
import type { Tx } from "#outside/db.server.ts";
import { layOutParts } from "#outside/mail/mail-layout.ts";
import { button, heading, items, type Part, space, title, words } from "#outside/mail/mail-parts.ts";
import { type Mail, postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cart } from "#texts/cart.ts";
import { orders as texts } from "#texts/orders.ts";
import { reviewForm } from "#texts/reviews/form.ts";
import { creditPapers, findCreditOf, sayCredit } from "./credit-note.server.ts";
import { ownWords } from "./own-words.server.ts";
import { isAlive, sayLine } from "../order.ts";
import { findOrderById, type Order, orderLink } from "../orders.server.ts";
import type { Piece } from "../shipping/piece.ts";

/** Posts one mail about an order; the event makes sure that it leaves once. */
export async function post(
  shop: Shop,
  tx: Tx,
  order: Order,
  event: string,
  subject: string,
  parts: Part[],
  attachments: NonNullable<Mail["attachments"]> = [],
): Promise<boolean> {
  // Somebody who had their name removed has no address to write to either.
  if (!order.email.includes("@")) return false;
  const ending = [words(texts.question(shop.settings.COMPANY_PHONE), "soft"), space];
  const { html, text } = layOutParts(shop, subject, [...parts, ...ending], texts.why);
  const papers = attachments.length ? { attachments } : {};
  return postMail(shop, tx, event, { to: order.email, subject, html, text, ...papers });
}

export async function mailShipped(
  shop: Shop,
  tx: Tx,
  order: Order,
  shipment: { id: string; lines: Piece[]; carrier: string; trackUrl: string | null },
  last: boolean,
): Promise<void> {
  const { shipped } = texts;
  const lineOf = ({ sku, cut }: Piece) =>
    order.snapshot.lines.find((one) => one.sku === sku && (one.cut ?? "") === (cut ?? one.cut ?? ""));
  const sent = shipment.lines.flatMap((piece) => lineOf(piece) ?? []);
  const list = shipment.lines.map((piece) => {
    const { sku, quantity } = piece;
    const line = lineOf(piece);
    const about = line ? sayLine(line) : "";
    const picture = line?.picture ? `${shop.url}/plaat/${line.picture.key}-480.webp` : undefined;
    return { name: cart.amount(quantity, line?.name ?? sku, isByArea(line ?? {})), about, amount: "", picture };
  });
  await post(shop, tx, order, `shipped:${shipment.id}`, shipped.subject(order.number), [
    title(last ? shipped.title : shipped.titlePart),
    words(`${last ? shipped.all : shipped.part} ${shipped.carrier(shipment.carrier)}`),
    ...ownWords("verzonden", order),
    ...(shipment.trackUrl ? [button(shipped.button, shipment.trackUrl)] : []),
    heading(texts.what),
    items(list),
    words(isAlive({ lines: sent }) ? `${shipped.water} ${shipped.arrive}` : shipped.arrive),
  ]);
}

export async function mailDelivered(shop: Shop, tx: Tx, order: Order): Promise<void> {
  const { delivered } = texts;
  await post(shop, tx, order, `delivered:${order.id}`, delivered.subject(order.number), [
    title(delivered.title),
    words(isAlive(order.snapshot) ? delivered.water : delivered.text),
    ...ownWords("bezorgd", order),
    button(delivered.button, orderLink(shop, order)),
    words(delivered.wrong),
    words(texts.withdraw(`${shop.url}/annuleren-retouren?b=${order.number}#herroepen`), "soft"),
  ]);
}

/** Money goes back; the credit note of the same deed goes along. */
export async function mailRefund(shop: Shop, id: Id<"ord">, cents: number, once: string): Promise<void> {
  const order = await findOrderById(shop.db, id);
  if (!order) return;
  const { refund } = texts;
  const credit = await findCreditOf(shop.db, once);
  const papers = credit ? await creditPapers(shop, order, credit.note) : [];
  // Only money that came for an order that was never confirmed needs an explanation.
  const why = order.confirmedAt
    ? undefined
    : order.replacedAt
      ? refund.replaced
      : order.cancelledAt
        ? refund.cancelled
        : undefined;
  const parts = [
    title(refund.title(euros(cents))),
    ...(why ? [words(why)] : []),
    words(refund.text),
    ...ownWords("terugbetaling", order),
    ...(credit ? [words(refund.paper)] : []),
  ];
  await shop.db.transaction((tx) =>
    post(shop, tx, order, `refund:${once}`, refund.subject(order.number), parts, papers),
  );
}

/** Less to pay than the invoice said. */
export async function mailCredit(shop: Shop, once: string): Promise<void> {
  const found = await findCreditOf(shop.db, once);
  if (!found) return;
  const { note, order } = found;
  const { credit } = texts;
  const papers = await creditPapers(shop, order, note);
  const parts = [
    title(credit.heading(euros(note.waivedCents))),
    words([credit.text, ...sayCredit(note, order.invoiceNumber ?? "")].join(" ")),
    button(texts.look, orderLink(shop, order)),
  ];
  await shop.db.transaction((tx) =>
    post(shop, tx, order, `credit:${note.number}`, credit.subject(order.number), parts, papers),
  );
}

export async function mailCancelled(shop: Shop, tx: Tx, order: Order, soldOut: boolean): Promise<void> {
  const { cancelled } = texts;
  await post(shop, tx, order, `cancelled:${order.id}`, cancelled.subject(order.number), [
    title(cancelled.title),
    words(soldOut ? cancelled.soldOut : cancelled.text),
    ...ownWords("geannuleerd", order),
  ]);
}

export async function mailReminder(shop: Shop, tx: Tx, order: Order): Promise<void> {
  const { reminder } = texts;
  await post(shop, tx, order, `reminder:${order.id}`, reminder.subject(order.number), [
    title(reminder.title),
    words(reminder.text(timeOf(order.heldUntil))),
    ...ownWords("betaalherinnering", order),
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
    ...ownWords("beoordeling", order),
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

/** Says whether this is the first time for this stop. */
export async function mailStopped(shop: Shop, tx: Tx, order: Order, { kind, from, to }: Stop): Promise<boolean> {
  const { stopped } = texts;
  return post(shop, tx, order, `stopped:${order.id}:${kind}:${from}`, stopped.subject(order.number), [
    title(stopped.title[kind]),
    words(stopped.text[kind](sayDay(to))),
    words(stopped.cancel),
    button(texts.look, orderLink(shop, order)),
  ]);
}
