import { isByArea } from "#cart/cart.ts";
import { sayDay } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { items, type Part, type Sum, sums } from "#outside/mail/mail-parts.ts";
import { cart } from "#texts/cart.ts";
import { checkout } from "#texts/checkout.ts";
import { delivery } from "#texts/delivery.ts";
import { orders as texts } from "#texts/orders.ts";
import { type OrderAddress, type OrderSnapshot, sayLine } from "./order.ts";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const addressLines = ({ name, street, number, postcode, city, country }: OrderAddress): string[] => [
  name,
  `${street} ${number}`,
  `${postcode} ${city}`,
  ...(country === "BE" ? ["België"] : []),
];

/** The first day on which something arrives, in words. */
export function firstDay({ shipments }: Pick<OrderSnapshot, "shipments">): string | undefined {
  const day = shipments.find(({ kind }) => kind === "day")?.day;
  return day ? sayDay(day) : undefined;
}

export function itemsPart(snapshot: OrderSnapshot, url: string): Part {
  const later = new Map(
    snapshot.shipments.flatMap(({ kind, day, skus }) =>
      kind === "week" && day ? skus.map((sku) => [sku, day] as const) : [],
    ),
  );
  return items(
    snapshot.lines.map((line) => {
      const week = later.get(line.sku);
      const about = texts.each(sayLine(line), euros(line.unitCents), isByArea(line));
      return {
        name: cart.amount(line.quantity, line.name, isByArea(line)),
        about: week ? `${about}. ${texts.week(delivery.week(sayDay(week)))}` : about,
        amount: euros(line.lineCents),
        picture: line.picture ? `${url}/plaat/${line.picture.key}-480.webp` : undefined,
      };
    }),
  );
}

export function sumsPart(snapshot: OrderSnapshot): Part {
  const list: Sum[] = [
    { label: cart.goods, amount: euros(snapshot.goodsCents) },
    ...(snapshot.discountCents
      ? [{ label: cart.discount(snapshot.code ?? ""), amount: euros(-snapshot.discountCents) }]
      : []),
    { label: cart.delivery, amount: snapshot.deliveryCents ? euros(snapshot.deliveryCents) : cart.gratis },
    ...(snapshot.reversedCents ? [{ label: checkout.summary.reversed, amount: euros(-snapshot.reversedCents) }] : []),
    ...snapshot.vat.map(
      ({ rate, vatCents }): Sum => ({ label: cart.vatRate(rate), amount: euros(vatCents), look: "soft" }),
    ),
    { label: cart.total, amount: euros(snapshot.totalCents), look: "total" },
    ...snapshot.gifts.map(({ cents }) => ({ label: cart.gift, amount: euros(-cents) })),
  ];
  return sums(list);
}
