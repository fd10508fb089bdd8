import { SAMPLE } from "#catalogue/product.ts";
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

/** Everything as it was agreed: names, prices, VAT and texts, whatever the shop changes later. */
export type OrderSnapshot = {
  contact: { email: string; firstName: string; lastName: string; phone: string };
  billing: OrderAddress;
  deliverTo: OrderAddress;
  business: { company: string; vatNumber: string; reference: string } | null;
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
  shippedAt: Date | null;
  deliveredAt: Date | null;
  withdrawnAt: Date | null;
};

export type OrderStatus =
  | "awaiting-payment"
  | "expired"
  | "cancelled"
  | "confirmed"
  | "shipped"
  | "delivered"
  | "withdrawn";

/** The state follows from the moments: none is written down twice. */
export function statusOf(order: OrderMoments): OrderStatus {
  if (order.cancelledAt) return "cancelled";
  if (order.withdrawnAt) return "withdrawn";
  if (order.deliveredAt) return "delivered";
  if (order.shippedAt) return "shipped";
  if (order.confirmedAt) return "confirmed";
  return order.expiredAt ? "expired" : "awaiting-payment";
}

/** What a line says under its name: a sample is only that, anything else its size and how it was cut. */
export const sayLine = ({ label, cut, note }: { label: string; cut?: string; note?: string }): string =>
  cut === SAMPLE ? (note ?? "") : [label, note].filter(Boolean).join(", ");

/** The day on which somebody comes to the door, if that is agreed. */
export const deliveryDayOf = ({ method, shipments }: OrderSnapshot): Day | undefined =>
  method === "ophalen" ? undefined : (shipments.find(({ kind }) => kind === "day")?.day ?? undefined);

export const RESERVED_MINUTES = 30;

/** What came in so far: everything, the deposit of a reservation, or nothing yet. */
export function paidCents(order: {
  confirmedAt: Date | null;
  paidAt: Date | null;
  totalCents: Cents;
  snapshot: OrderSnapshot;
}): Cents {
  if (order.paidAt) return order.totalCents;
  return order.confirmedAt ? (order.snapshot.reservation?.depositCents ?? 0) : 0;
}

/** What a part of a line is worth: the last piece carries the rounding, so parts add up to the line. */
export function partOf(paidCents: Cents, quantity: number, before: number, count: number): Cents {
  const upTo = (pieces: number) => Math.round((paidCents * pieces) / quantity);
  return upTo(before + count) - upTo(before);
}

type Moved = { cancelled: number; shipped: number; returned: number };

/** How many pieces have moved so far. It only grows, so a form that carries it is known when it comes twice. */
export const movedOf = (lines: Moved[]): number =>
  lines.reduce((sum, { cancelled, shipped, returned }) => sum + cancelled + shipped + returned, 0);
