import { type DeliveryClass, SAMPLE } from "#catalogue/product.ts";
import type { Cents } from "#kit/money.ts";

export type Country = "NL" | "BE";
export type Method = "voordeur" | "achtertuin" | "afhaalpunt" | "ophalen";

/** What delivery asks of a line; a digital gift card weighs nothing and goes by mail. */
export type Parcel = { quantity: number; delivery: DeliveryClass; form: string; weightG: number };

export type DeliveryPrices = {
  freeFromCents: Cents;
  classes: Record<DeliveryClass, Cents>;
  belgiumExtraCents: Cents;
  gardenCents: Cents;
};

type Settings = {
  DELIVERY_FREE_FROM_CENTS: Cents;
  DELIVERY_LETTERBOX_CENTS: Cents;
  DELIVERY_PARCEL_CENTS: Cents;
  DELIVERY_PARCEL_XL_CENTS: Cents;
  DELIVERY_PALLET_CENTS: Cents;
  DELIVERY_BELGIUM_EXTRA_CENTS: Cents;
  DELIVERY_GARDEN_CENTS: Cents;
};

export const deliveryPrices = (settings: Settings): DeliveryPrices => ({
  freeFromCents: settings.DELIVERY_FREE_FROM_CENTS,
  classes: {
    brievenbus: settings.DELIVERY_LETTERBOX_CENTS,
    pakket: settings.DELIVERY_PARCEL_CENTS,
    "pakket-xl": settings.DELIVERY_PARCEL_XL_CENTS,
    pallet: settings.DELIVERY_PALLET_CENTS,
  },
  belgiumExtraCents: settings.DELIVERY_BELGIUM_EXTRA_CENTS,
  gardenCents: settings.DELIVERY_GARDEN_CENTS,
});

const RANK: DeliveryClass[] = ["brievenbus", "pakket", "pakket-xl", "pallet"];
const FREE: DeliveryClass[] = ["brievenbus", "pakket"];
const PALLET_FROM_ROOT_BALLS = 20;

export const isDigital = ({ form, weightG }: Pick<Parcel, "form" | "weightG">): boolean =>
  form === "bon" && weightG === 0;

/** The biggest thing in the basket decides; many root balls go on a pallet. Undefined: nothing to bring. */
export function classFor(parcels: Parcel[]): DeliveryClass | undefined {
  // A free sample travels along, or by letter at our expense.
  const solid = parcels.filter((one) => !isDigital(one) && one.form !== SAMPLE);
  if (solid.length === 0) return undefined;
  const rootBalls = solid.filter(({ form }) => form === "kluit").reduce((sum, { quantity }) => sum + quantity, 0);
  if (rootBalls >= PALLET_FROM_ROOT_BALLS) return "pallet";
  return RANK[Math.max(...solid.map(({ delivery }) => RANK.indexOf(delivery)))];
}

export type DeliveryCost = {
  class: DeliveryClass | undefined;
  cents: Cents;
  free: boolean /** What is still missing for free delivery; only where that exists. */;
  missingCents: Cents | undefined;
};

/** One price for the whole order, also when it comes in parts. */
export function deliveryCost(
  parcels: Parcel[],
  goodsCents: Cents,
  prices: DeliveryPrices,
  where: { country: Country; method: Method },
): DeliveryCost {
  const kind = classFor(parcels);
  if (!kind || where.method === "ophalen") return { class: kind, cents: 0, free: true, missingCents: undefined };
  const canBeFree = FREE.includes(kind);
  const free = canBeFree && goodsCents >= prices.freeFromCents;
  const base = free ? 0 : prices.classes[kind];
  const extra =
    (where.country === "BE" ? prices.belgiumExtraCents : 0) + (where.method === "achtertuin" ? prices.gardenCents : 0);
  return {
    class: kind,
    cents: base + extra,
    free,
    missingCents: canBeFree && !free ? prices.freeFromCents - goodsCents : undefined,
  };
}
