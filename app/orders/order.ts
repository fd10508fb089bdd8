import { SAMPLE } from "#catalogue/product/product.ts";
import type { Country, Method } from "#delivery/delivery.ts";
import type { PickupPoint } from "#delivery/pickup.ts";
import type { Day } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import type { Cents } from "#kit/money.ts";
import type { VatLine, VatRate } from "#kit/vat.ts";

export type OrderedLine = {
  sku: string;
  slug: string;
  name: string;
  latin: string | null;
  label: string;
  /** How it was cut for this buyer, in words and as it is written; orders from before have neither. */
  note?: string;
  cut?: string;
  form: string;
  picture: { key: string; alt: string } | null;
  quantity: number;
  unitCents: Cents;
  lineCents: Cents;
  discountCents: Cents;
  rate: VatRate;
  /** Whether the buyer accounts for the VAT; without it, all lines do as the order does. */
  reversed?: boolean;
  voucher: boolean;
  withdrawal: "yes" | "cut-to-size" | "perishable";
};
export type OrderAddress = {
  name: string;
  street: string;
  number: string;
  postcode: string;
  city: string;
  country: Country;
};
export type OrderedShipment = { kind: "mail" | "day" | "week"; skus: string[]; day: Day | null };

/** Everything as it was agreed: names, prices, VAT and texts, whatever the range becomes later. */
export type OrderSnapshot = {
  contact: { email: string; firstName: string; lastName: string; phone: string };
  billing: OrderAddress;
  deliverTo: OrderAddress;
  /** `vatBy`: on whose word the buyer accounts for the VAT. */
  business: { company: string; vatNumber: string; reference: string; vatBy?: "vies" | "staff" } | null;
  lines: OrderedLine[];
  goodsCents: Cents;
  discountCents: Cents;
  code: string | null;
  gifts: { code: string; cents: Cents }[];
  deliveryCents: Cents;
  reversedCents: Cents;
  totalCents: Cents;
  vat: VatLine[];
  method: Method;
  /** The carrier's point where it waits; `deliverTo` has its address. */
  pickup?: PickupPoint;
  shipments: OrderedShipment[];
  /** The days as they were agreed first, when they were changed since: the invoice names those. */
  firstDays?: OrderedShipment[];
  note: string;
  gift: string;
  /** A hedge that stays in the field until its week: what is paid first, and for how long a hedge. */
  reservation?: { id: Id<"res">; depositCents: Cents; lengthCm: number };
  /** The day of the terms that hold for this order. */
  terms: Day;
};

export type OrderMoments = {
  confirmedAt: Date | null;
  paidAt: Date | null;
  expiredAt: Date | null;
  cancelledAt: Date | null;
  partShippedAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  withdrawnAt: Date | null;
};

export type OrderStatus =
  | "awaiting-payment"
  | "expired"
  | "cancelled"
  | "confirmed"
  | "part-shipped"
  | "shipped"
  | "delivered"
  | "withdrawn";

/** The state follows from the moments: none is written down twice. */
export function statusOf(order: OrderMoments): OrderStatus {
  if (order.cancelledAt) return "cancelled";
  if (order.withdrawnAt) return "withdrawn";
  if (order.deliveredAt) return "delivered";
  if (order.shippedAt) return "shipped";
  if (order.confirmedAt) return order.partShippedAt ? "part-shipped" : "confirmed";
  return order.expiredAt ? "expired" : "awaiting-payment";
}

/** What a line says under its name: a sample is only that, anything else its size and how it was cut. */
export const sayLine = ({ label, cut, note }: { label: string; cut?: string; note?: string }): string =>
  cut === SAMPLE ? (note ?? "") : [label, note].filter(Boolean).join(", ");

type Bought = Pick<OrderedLine, "form" | "label" | "latin">;

/** Goes into the ground: its roots come bare, with a ball of earth, or in a pot of a nursery (houseplants have a width). */
const isPlanted = ({ form, label, latin }: Bought): boolean =>
  latin !== null && (form === "kluit" || form === "blote-wortel" || (form === "pot" && /pot [CP]\d/.test(label)));
const SLEEPS = ["zak", "zakje", "gezaagd", "rol"];

/** Whether words about planting, or about plants at all, fit what was bought. */
export const isForGround = ({ lines }: { lines: Bought[] }): boolean => lines.some(isPlanted);
export const isAlive = ({ lines }: { lines: Bought[] }): boolean =>
  lines.some(({ latin, form }) => latin !== null && !SLEEPS.includes(form));

/** The day on which somebody comes to the door, if that is agreed. */
export const deliveryDayOf = ({ method, shipments }: OrderSnapshot): Day | undefined =>
  method === "ophalen" ? undefined : (shipments.find(({ kind }) => kind === "day")?.day ?? undefined);

export const RESERVED_MINUTES = 30;

type Books = {
  confirmedAt: Date | null;
  paidAt: Date | null;
  cancelledAt: Date | null;
  totalCents: Cents;
  giftCents: Cents;
  waivedCents: Cents;
  refundedCents: Cents;
  snapshot: Pick<OrderSnapshot, "reservation">;
};

/** What came in so far: everything, a deposit, what a gift card paid of an order on account, or nothing yet. */
export function paidCents({ confirmedAt, paidAt, totalCents, giftCents, waivedCents, snapshot }: Books): Cents {
  if (paidAt) return totalCents - waivedCents;
  return confirmedAt ? giftCents + (snapshot.reservation?.depositCents ?? 0) : 0;
}

/** What is still to be paid of an order that goes on. */
export const openCents = (order: Books): Cents =>
  order.confirmedAt && !order.cancelledAt ? order.totalCents - order.waivedCents - paidCents(order) : 0;

/** Value that is taken off again: first from what is still to be paid, only then does money go back. */
export function takeOff(order: Books, cents: Cents): { waivedCents: Cents; refundCents: Cents } {
  const waivedCents = Math.min(cents, openCents(order));
  return { waivedCents, refundCents: Math.min(cents - waivedCents, paidCents(order) - order.refundedCents) };
}

/** All that was taken off since, and all that still can be. */
export const takenOff = ({ waivedCents, refundedCents }: Books): Cents => waivedCents + refundedCents;
export const creditable = (order: Books): Cents => openCents(order) + paidCents(order) - order.refundedCents;

/** A hedge that is not paid for is cancelled whole or not at all, as is an order that nobody confirmed. */
export const isWholeOnly = (order: Pick<Books, "confirmedAt" | "paidAt" | "snapshot">): boolean =>
  order.confirmedAt === null || (order.snapshot.reservation !== undefined && order.paidAt === null);

export const isReversed = ({ reversedCents }: OrderSnapshot, line: Pick<OrderedLine, "reversed" | "rate">): boolean =>
  line.rate > 0 && (line.reversed ?? reversedCents > 0);

/** What a part of a line is worth: the last piece carries the rounding, so parts add up to the line. */
export function partOf(paidCents: Cents, quantity: number, before: number, count: number): Cents {
  const upTo = (pieces: number) => Math.round((paidCents * pieces) / quantity);
  return upTo(before + count) - upTo(before);
}

type Moved = { cancelled: number; shipped: number; returned: number };

/** How many pieces have moved so far. It only grows, so a form that carries it is known when it comes twice. */
export const movedOf = (lines: Moved[]): number =>
  lines.reduce((sum, { cancelled, shipped, returned }) => sum + cancelled + shipped + returned, 0);
