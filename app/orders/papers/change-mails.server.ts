import { type Day, dayOf, sayDay, timeOf } from "#kit/day.ts";
import type { Tx } from "#outside/db.server.ts";
import { button, title, typed, words } from "#outside/mail/mail-parts.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders as texts } from "#texts/orders.ts";
import type { OrderAddress } from "../order.ts";
import { addressLines } from "../order-parts.ts";
import { type Order, orderLink } from "../orders.server.ts";
import { post } from "./order-mails.server.ts";

const say = texts.changed;
/** Each change is its own mail, also back and forth. */
const eventOf = (shop: Shop, what: string, { id }: Order) => `${what}:${id}:${shop.now().getTime()}`;

export async function mailAddressChanged(shop: Shop, tx: Tx, order: Order, to: OrderAddress): Promise<void> {
  await post(shop, tx, order, eventOf(shop, "address-changed", order), say.addressSubject(order.number), [
    title(say.addressTitle),
    words(say.addressText),
    typed(addressLines(to).join("\n")),
    words(say.wrong),
    button(texts.look, orderLink(shop, order)),
  ]);
}

export async function mailDayChanged(shop: Shop, tx: Tx, order: Order, day: Day): Promise<void> {
  await post(shop, tx, order, eventOf(shop, "day-changed", order), say.daySubject(order.number), [
    title(say.dayTitle(sayDay(day))),
    words(say.dayText),
    words(say.wrong),
    button(texts.look, orderLink(shop, order)),
  ]);
}

/** What somebody of the shop wrote, in their own words; says whether it is new. */
export const mailWritten = (
  shop: Shop,
  tx: Tx,
  order: Order,
  { subject, text, attempt }: { subject: string; text: string; attempt: string },
): Promise<boolean> =>
  post(shop, tx, order, `written:${order.id}:${attempt}`, subject, [
    title(subject),
    ...text.split(/\n\s*\n/).map((part) => words(part.trim())),
    button(texts.look, orderLink(shop, order)),
  ]);

/** Where to look everything over and pay, after a call or a yes to a quote. */
export async function mailPayLink(
  shop: Shop,
  tx: Tx,
  order: Order,
  text: (until: string) => string = texts.payLink.text,
): Promise<void> {
  const { payLink } = texts;
  const until = `${sayDay(dayOf(order.heldUntil))} om ${timeOf(order.heldUntil)}`;
  await post(shop, tx, order, `pay-link:${order.id}`, payLink.subject(order.number), [
    title(payLink.title),
    words(text(until)),
    button(payLink.button, orderLink(shop, order)),
  ]);
}
