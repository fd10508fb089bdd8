import { sayCut } from "#calculators/grass/cut.ts";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import type { StoredCart, StoredLine } from "#cart/carts.server.ts";
import type { Priced } from "#cart/pricing.ts";
import { type Closed, planShipments, type Shipment } from "#delivery/days.ts";
import { sayPostcode } from "#kit/address.ts";
import { dayOf } from "#kit/day.ts";
import type { OrderAddress, OrderedShipment, OrderSnapshot } from "../order.ts";

/** Freezes a cart into what is agreed. */
export function snapshotOf(
  stored: StoredCart,
  lines: StoredLine[],
  priced: Priced,
  now: Date,
  closed: Closed,
): OrderSnapshot {
  const { answers } = stored;
  const billing = addressOf(answers);
  return {
    contact: {
      email: answers.email ?? "",
      firstName: answers.firstName ?? "",
      lastName: answers.lastName ?? "",
      phone: answers.phone ?? "",
    },
    billing,
    deliverTo: deliverToOf(answers, billing),
    business: answers.business
      ? {
          company: answers.company ?? "",
          vatNumber: answers.vatNumber ?? "",
          reference: answers.reference ?? "",
          ...(priced.reversedCents > 0 && answers.vatConfirmed && { vatBy: answers.vatConfirmed.by }),
        }
      : null,
    lines: lines.map(({ sku, slug, name, latin, label, cut, form, picture, quantity, withdrawal, vat }, at) => {
      const { unitCents = 0, lineCents = 0, discountCents = 0, rate = 21 } = priced.lines[at] ?? {};
      return {
        sku,
        slug,
        name,
        latin,
        label,
        ...(cut && { cut, note: sayCut(cut) }),
        form,
        picture,
        quantity,
        withdrawal,
        voucher: vat === "voucher",
        unitCents,
        lineCents,
        discountCents,
        rate,
      };
    }),
    goodsCents: priced.goodsCents,
    discountCents: priced.discountCents,
    code: priced.discountCents > 0 || stored.code?.kind === "delivery" ? (stored.code?.code ?? null) : null,
    gifts: priced.gifts,
    deliveryCents: priced.deliveryCents,
    reversedCents: priced.reversedCents,
    totalCents: priced.totalCents,
    vat: priced.vat,
    method: answers.method ?? "voordeur",
    ...(answers.pickup && { pickup: answers.pickup }),
    shipments: chooseDays(planShipments(lines, now, closed), answers),
    note: answers.note ?? "",
    gift: answers.gift ?? "",
    terms: dayOf(now),
  };
}

/** The days that were chosen, if they still can be; else the first that can. */
export function chooseDays(shipments: Shipment[], answers: CheckoutAnswers): OrderedShipment[] {
  return shipments.map(({ kind, skus, days, reason }) => {
    const wish = kind === "day" ? answers.day : reason && answers.weeks?.[reason.from];
    return { kind, skus, day: kind === "mail" ? null : wish && days.includes(wish) ? wish : (days[0] ?? null) };
  });
}

function addressOf(a: CheckoutAnswers): OrderAddress {
  return {
    name: `${a.firstName ?? ""} ${a.lastName ?? ""}`.trim(),
    street: a.street ?? "",
    number: a.number ?? "",
    postcode: sayPostcode(a.postcode ?? ""),
    city: a.city ?? "",
    country: a.country ?? "NL",
  };
}

function deliverToOf(answers: CheckoutAnswers, billing: OrderAddress): OrderAddress {
  const { pickup } = answers;
  if (!pickup) return answers.other ? otherAddressOf(answers, billing) : billing;
  const { name, street, number, postcode, city } = pickup;
  return { name: `${billing.name}, ${name}`, street, number, postcode, city, country: billing.country };
}

function otherAddressOf(a: CheckoutAnswers, { country }: OrderAddress): OrderAddress {
  return {
    name: a.otherName ?? "",
    street: a.otherStreet ?? "",
    number: a.otherNumber ?? "",
    postcode: sayPostcode(a.otherPostcode ?? ""),
    city: a.otherCity ?? "",
    country,
  };
}
