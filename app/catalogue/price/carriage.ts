import type { Cents } from "#kit/money.ts";
import { type DeliveryClass, SAMPLE } from "../product/product.ts";

/** What carrying asks of a line; a digital gift card weighs nothing and goes by mail. */
export type Parcel = { quantity: number; delivery: DeliveryClass; form: string; weightG: number };

export type CarriagePrices = { freeFromCents: Cents; classes: Record<DeliveryClass, Cents> };

type Settings = {
  DELIVERY_FREE_FROM_CENTS: Cents;
  DELIVERY_LETTERBOX_CENTS: Cents;
  DELIVERY_PARCEL_CENTS: Cents;
  DELIVERY_PARCEL_XL_CENTS: Cents;
  DELIVERY_PALLET_CENTS: Cents;
};

export const carriagePrices = (settings: Settings): CarriagePrices => ({
  freeFromCents: settings.DELIVERY_FREE_FROM_CENTS,
  classes: {
    brievenbus: settings.DELIVERY_LETTERBOX_CENTS,
    pakket: settings.DELIVERY_PARCEL_CENTS,
    "pakket-xl": settings.DELIVERY_PARCEL_XL_CENTS,
    pallet: settings.DELIVERY_PALLET_CENTS,
  },
});

const RANK: DeliveryClass[] = ["brievenbus", "pakket", "pakket-xl", "pallet"];
const FREE: DeliveryClass[] = ["brievenbus", "pakket"];
/**
 * A carrier limits the weight of one box (range/rules.json) and bills per box. So a heavy order goes in more boxes,
 * counted by its weight, until the next class is cheaper: one letter, seven parcels, three large ones.
 */
export const BOXES: Record<DeliveryClass, { maxG: number; most: number }> = {
  brievenbus: { maxG: 2000, most: 1 },
  pakket: { maxG: 23_000, most: 7 },
  "pakket-xl": { maxG: 30_000, most: 3 },
  pallet: { maxG: Number.POSITIVE_INFINITY, most: 1 },
};
/** Root balls are counted, not weighed. */
export const PALLET_FROM_ROOT_BALLS = 20;

export const isDigital = ({ form, weightG }: Pick<Parcel, "form" | "weightG">): boolean =>
  form === "bon" && weightG === 0;

const sum = (parcels: Parcel[], of: (one: Parcel) => number) => parcels.reduce((all, one) => all + of(one), 0);

/** The biggest thing decides, or the weight, or many root balls. Undefined: nothing to bring. */
function packed(parcels: Parcel[]): { class: DeliveryClass; boxes: number } | undefined {
  // A free sample travels along, or by letter at our expense.
  const solid = parcels.filter((one) => !isDigital(one) && one.form !== SAMPLE);
  if (solid.length === 0) return undefined;
  const rootBalls = solid.filter(({ form }) => form === "kluit");
  if (sum(rootBalls, ({ quantity }) => quantity) >= PALLET_FROM_ROOT_BALLS) return { class: "pallet", boxes: 1 };
  const weightG = sum(solid, ({ form, quantity, weightG: each }) => (form === "kluit" ? 0 : quantity * each));
  const least = Math.max(...solid.map(({ delivery }) => RANK.indexOf(delivery)));
  const kind = RANK.slice(least).find((one) => weightG <= BOXES[one].maxG * BOXES[one].most) ?? "pallet";
  return { class: kind, boxes: Math.max(1, Math.ceil(weightG / BOXES[kind].maxG)) };
}

export const classFor = (parcels: Parcel[]): DeliveryClass | undefined => packed(parcels)?.class;

export type Carriage = {
  class: DeliveryClass | undefined;
  boxes: number;
  cents: Cents;
  free: boolean;
  /** What is still missing for free delivery; only where that exists. */
  missingCents: Cents | undefined;
};

/** What bringing an order to a front door in the Netherlands costs, by what is in it and what it is worth. */
export function carriage(parcels: Parcel[], goodsCents: Cents, prices: CarriagePrices): Carriage {
  const how = packed(parcels);
  if (!how) return { class: undefined, boxes: 0, cents: 0, free: true, missingCents: undefined };
  const canBeFree = FREE.includes(how.class);
  const free = canBeFree && goodsCents >= prices.freeFromCents;
  return {
    ...how,
    cents: free ? 0 : how.boxes * prices.classes[how.class],
    free,
    missingCents: canBeFree && !free ? prices.freeFromCents - goodsCents : undefined,
  };
}

/** The first number of pieces that goes on a pallet because there are so many of them. */
export function palletFrom({ delivery, form, weightG }: Omit<Parcel, "quantity">): number | undefined {
  const one = { delivery, form, weightG, quantity: 1 };
  if (isDigital(one) || classFor([one]) === "pallet") return undefined;
  if (form === "kluit") return PALLET_FROM_ROOT_BALLS;
  const most = Math.max(...RANK.slice(RANK.indexOf(delivery), -1).map((kind) => BOXES[kind].maxG * BOXES[kind].most));
  return weightG > 0 ? Math.floor(most / weightG) + 1 : undefined;
}
