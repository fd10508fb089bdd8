import { createHash } from "node:crypto";
import { and, eq, isNotNull, like, or } from "drizzle-orm";
import { beechForm } from "#calculators/beech/beech-form.ts";
import { beechOffer, readBeechQuery } from "#calculators/beech/beech-offer.ts";
import { findHedge } from "#calculators/goods.server.ts";
import { deliveryWeeks, depositOf, UNPAID_DAYS } from "#calculators/beech/reservation.ts";
import { price } from "#cart/pricing.ts";
import { findProduct } from "#catalogue/product/products.server.ts";
import { tiersOf } from "#catalogue/rules.ts";
import { refreshCards, takeStock } from "#catalogue/stock/take-stock.server.ts";
import { sayPostcode } from "#kit/address.ts";
import { deliveryPrices } from "#delivery/delivery.ts";
import { type Day, dayOf } from "#kit/day.ts";
import { findErrors } from "#kit/form/form.ts";
import { newId } from "#kit/id.ts";
import { allow } from "#outside/allowance.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { OrderSnapshot } from "../order.ts";
import { findReservationOf, type Reserved } from "./reservations.server.ts";
import { mailReservation } from "./reservation-mails.server.ts";
import { orders, reservations } from "../tables.server.ts";
import { writeOrder } from "../placing/write-order.server.ts";

export type ReserveAnswer =
  | ({ ok: true } & Reserved)
  | { ok: false; reason: "wrong"; errors: Record<string, string[]> }
  | { ok: false; reason: "plan" | "stock" | "price" | "too-many" };

class SameClick extends Error {}

type Person = Record<string, string>;
type Plan = { slug: string; sku: string; plants: number; lengthCm: number; week: Day };

/**
 * Makes an order of a planned hedge: plants set aside now, lifted in the week somebody chose. It holds three days;
 * the same plan by the same person on the same day is the same order.
 */
export async function reserveHedge(
  shop: Shop,
  address: URLSearchParams,
  person: Person,
  who: { peer: string; userId: string | null },
): Promise<ReserveAnswer> {
  const errors = findErrors(beechForm, person);
  if (Object.keys(errors).length) return { ok: false, reason: "wrong", errors };
  const plan = await readPlan(shop, address);
  if (!plan) return { ok: false, reason: "plan" };
  const snapshot = await snapshotFor(shop, plan, person);
  if (!snapshot) return { ok: false, reason: "plan" };
  if (Number(person.expected) !== snapshot.totalCents) return { ok: false, reason: "price" };
  const allowed = await allow(shop, "beech", who.peer, { times: 6, perSeconds: 3600 });
  if (!allowed.ok) return { ok: false, reason: "too-many" };
  const reserve = () => shop.db.transaction((tx) => write(shop, tx, plan, snapshot, person, who.userId));
  const done = await reserve().catch((error: unknown) => {
    // The other click has written it by now, so the second look finds it.
    if (error instanceof SameClick) return reserve();
    throw error;
  });
  if (!done) return { ok: false, reason: "stock" };
  if (done.gone) await refreshCards(shop, [plan.slug]);
  return { ok: true, ...done.reserved };
}

async function readPlan(shop: Shop, address: URLSearchParams): Promise<Plan | undefined> {
  const query = readBeechQuery(address);
  const kind = await findHedge(shop.db, query.slug);
  const offer = kind && beechOffer(kind, query, deliveryPrices(shop.settings));
  const week = deliveryWeeks(dayOf(shop.now())).find((one) => one === address.get("week"));
  if (!kind || !offer?.chosen || offer.plants === 0 || !week) return undefined;
  return { slug: kind.slug, sku: offer.chosen.sku, plants: offer.plants, lengthCm: offer.lengthCm, week };
}

/** Priced as the cart would, so that VAT and delivery are the same everywhere. */
async function snapshotFor(shop: Shop, plan: Plan, person: Person): Promise<OrderSnapshot | undefined> {
  const product = await findProduct(shop.db, plan.slug);
  const variant = product?.variants.find(({ sku }) => sku === plan.sku);
  if (!product || !variant) return undefined;
  const { sku, label, form } = variant;
  const priced = price([{ ...variant, quantity: plan.plants, tiers: tiersOf(product.tiers), vat: product.vat }], {
    prices: deliveryPrices(shop.settings),
    country: "NL",
    method: "voordeur",
  });
  const { unitCents = 0, lineCents = 0, rate = 9 } = priced.lines[0] ?? {};
  const [picture] = product.pictures;
  const billing = addressOf(person);
  const [firstName = "", ...rest] = (person.name ?? "").split(" ");
  return {
    contact: { email: person.email ?? "", firstName, lastName: rest.join(" "), phone: person.phone ?? "" },
    billing,
    deliverTo: billing,
    business: null,
    lines: [
      {
        sku,
        slug: product.slug,
        name: product.name,
        latin: product.latin,
        label,
        form,
        picture: picture ? { key: picture.key, alt: picture.alt } : null,
        quantity: plan.plants,
        unitCents,
        lineCents,
        discountCents: 0,
        rate,
        voucher: false,
        withdrawal: product.withdrawal,
      },
    ],
    goodsCents: priced.goodsCents,
    discountCents: 0,
    code: null,
    gifts: [],
    deliveryCents: priced.deliveryCents,
    reversedCents: 0,
    totalCents: priced.totalCents,
    vat: priced.vat,
    method: "voordeur",
    shipments: [{ kind: "week", skus: [sku], day: plan.week }],
    note: "",
    gift: "",
    reservation: {
      id: newId("res"),
      depositCents: person.pay === "alles" ? priced.totalCents : depositOf(priced.totalCents),
      lengthCm: plan.lengthCm,
    },
    terms: dayOf(shop.now()),
  };
}

function addressOf({ name = "", street = "", postcode = "", city = "" }: Person): OrderSnapshot["billing"] {
  const [, road = street, number = ""] = /^(.*?)\s+(\d.*)$/.exec(street) ?? [];
  return { name, street: road, number, postcode: sayPostcode(postcode), city, country: "NL" };
}

async function write(
  shop: Shop,
  tx: Tx,
  plan: Plan,
  snapshot: OrderSnapshot,
  person: Person,
  userId: string | null,
): Promise<{ reserved: Reserved; gone: boolean } | undefined> {
  const { reservation, contact, totalCents } = snapshot;
  const [line] = snapshot.lines;
  if (!reservation || !line) return undefined;
  const attempt = await attemptFor(shop, tx, plan, contact.email, reservation.depositCents);
  const [known] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.attempt, attempt));
  const before = known && (await findReservationOf(tx, known.id));
  if (before) return { reserved: before, gone: false };
  const [taken] = await takeStock(tx, [line]);
  if (!taken) return undefined;
  const now = shop.now();
  const written = await writeOrder(shop, tx, snapshot, {
    attempt,
    cart: null,
    userId,
    giftCents: 0,
    paymentMethod: person.method || "ideal",
    heldUntil: new Date(now.getTime() + UNPAID_DAYS * 86_400_000),
  });
  if (!written) throw new SameClick();
  // The mail below says what to do; the reminder of an ordinary order would be one too many.
  await tx.update(orders).set({ remindedAt: now }).where(eq(orders.id, written.id));
  await tx.insert(reservations).values({
    id: reservation.id,
    order: written.id,
    sku: line.sku,
    name: line.name,
    label: line.label,
    lengthCm: plan.lengthCm,
    plants: plan.plants,
    week: plan.week,
    firstWeek: plan.week,
    goodsCents: snapshot.goodsCents,
    deliveryCents: snapshot.deliveryCents,
    totalCents,
    dueNowCents: reservation.depositCents,
    customer: person.name ?? "",
    email: contact.email,
    phone: contact.phone,
    street: person.street ?? "",
    postcode: snapshot.billing.postcode,
    city: snapshot.billing.city,
    requestedAt: now,
  });
  const reserved = await findReservationOf(tx, written.id);
  if (!reserved) throw new Error("reservation not stored");
  await mailReservation(shop, tx, reserved, "requested");
  return { reserved, gone: taken.left === 0 };
}

/** A double click brings the same attempt; after one that was let go the next begins. */
async function attemptFor(shop: Shop, tx: Tx, plan: Plan, email: string, depositCents: number): Promise<string> {
  const what = [email.toLowerCase(), plan.sku, plan.plants, plan.week, depositCents, dayOf(shop.now())].join("|");
  const base = `beech:${createHash("sha256").update(what).digest("base64url").slice(0, 24)}`;
  const closed = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(like(orders.attempt, `${base}:%`), or(isNotNull(orders.cancelledAt), isNotNull(orders.expiredAt))));
  return `${base}:${closed.length}`;
}
