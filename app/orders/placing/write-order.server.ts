import { sql } from "drizzle-orm";
import { sayCut } from "#calculators/grass/cut.ts";
import type { StoredCart, StoredLine } from "#cart/carts.server.ts";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import type { Promised } from "#cart/pricing.ts";
import { type Closed, closedFor, planShipments, type Shipment } from "#delivery/days.ts";
import { sayPostcode } from "#kit/address.ts";
import { dayOf } from "#kit/day.ts";
import { type Id, newId } from "#kit/id.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { OrderAddress, OrderedShipment, OrderSnapshot } from "../order.ts";

/** Freezes a cart into what is agreed. */
export function snapshotOf(
  stored: StoredCart,
  lines: StoredLine[],
  priced: Promised,
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
    code: priced.code,
    gifts: priced.gifts,
    deliveryCents: priced.deliveryCents,
    reversedCents: priced.reversedCents,
    totalCents: priced.totalCents,
    vat: priced.vat,
    method: answers.method ?? "voordeur",
    ...(answers.pickup && { pickup: answers.pickup }),
    shipments: chooseDays(planShipments(lines, now, closedFor(closed, answers)), answers),
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

export type Agreed = {
  attempt: string;
  cart: string | null;
  userId: string | null;
  peer?: string | null;
  giftCents: number;
  paymentMethod: string;
  heldUntil: Date;
  /** Who placed it; the shopper, unless somebody of the shop did. */
  by?: string;
};
export type Written = { id: Id<"ord">; number: string; dueCents: number; email: string };

/** One statement: number, order, lines and the first line of the audit trail. Nothing when the attempt is known. */
export async function writeOrder(
  shop: Shop,
  tx: Tx,
  snapshot: OrderSnapshot,
  agreed: Agreed,
): Promise<Written | undefined> {
  const id = newId("ord");
  const now = shop.now();
  const year = dayOf(now).slice(0, 4);
  const { lines, totalCents, contact } = snapshot;
  const dueCents = totalCents - agreed.giftCents;
  const { rows } = await tx.execute<{ number: string }>(sql`
    with counted as (
      insert into counters (name, value) values (${`order-${year}`}, 1)
      on conflict (name) do update set value = counters.value + 1 returning value
    ), placed as (
      insert into orders (id, number, attempt, cart, user_id, peer, email, total_cents, gift_cents, due_cents, payment_method, snapshot, placed_at, held_until)
      select ${id}, ${year} || '-' || lpad(value::text, 6, '0'), ${agreed.attempt}, ${agreed.cart}, ${agreed.userId}, ${agreed.peer ?? null}, ${contact.email.toLowerCase()},
        ${totalCents}::int, ${agreed.giftCents}::int, ${dueCents}::int, ${agreed.paymentMethod}, ${JSON.stringify(snapshot)}::jsonb, ${now.toISOString()}::timestamptz, ${agreed.heldUntil.toISOString()}::timestamptz
      from counted on conflict (attempt) do nothing returning id, number
    ), lined as (
      insert into order_lines ("order", sku, cut, quantity, paid_cents)
      select placed.id, l.sku, l.cut, l.quantity, l.paid from placed, unnest(${sql.param(lines.map(({ sku }) => sku))}::text[], ${sql.param(lines.map(({ cut }) => cut ?? ""))}::text[], ${sql.param(lines.map(({ quantity }) => quantity))}::int[], ${sql.param(lines.map((one) => one.lineCents - one.discountCents))}::int[]) as l(sku, cut, quantity, paid)
    ), noted as (
      insert into order_events ("order", at, kind, by) select id, ${now.toISOString()}::timestamptz, 'placed', ${agreed.by ?? "shopper"} from placed
    )
    select number from placed`);
  const number = rows[0]?.number;
  return number === undefined ? undefined : { id, number, dueCents, email: contact.email };
}
