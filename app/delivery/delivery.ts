import {
  type Carriage,
  carriage,
  type CarriagePrices,
  carriagePrices,
  type Parcel,
} from "#catalogue/price/carriage.ts";
import type { Cents } from "#kit/money.ts";

export type Country = "NL" | "BE";
export type Method = "voordeur" | "achtertuin" | "afhaalpunt" | "ophalen";

export type DeliveryPrices = CarriagePrices & { belgiumExtraCents: Cents; gardenCents: Cents };

type Settings = Parameters<typeof carriagePrices>[0] & {
  DELIVERY_BELGIUM_EXTRA_CENTS: Cents;
  DELIVERY_GARDEN_CENTS: Cents;
};

export const deliveryPrices = (settings: Settings): DeliveryPrices => ({
  ...carriagePrices(settings),
  belgiumExtraCents: settings.DELIVERY_BELGIUM_EXTRA_CENTS,
  gardenCents: settings.DELIVERY_GARDEN_CENTS,
});

/** One price for the whole order, also when it comes in parts: carrying it, and what the place and the way add. */
export function deliveryCost(
  parcels: Parcel[],
  goodsCents: Cents,
  prices: DeliveryPrices,
  where: { country: Country; method: Method },
): Carriage {
  const carried = carriage(parcels, goodsCents, prices);
  if (!carried.class || where.method === "ophalen")
    return { ...carried, cents: 0, free: true, missingCents: undefined };
  const extra =
    (where.country === "BE" ? prices.belgiumExtraCents : 0) + (where.method === "achtertuin" ? prices.gardenCents : 0);
  return { ...carried, cents: carried.cents + extra };
}

/** What can truly be said of free delivery: had, had but for a surcharge, still missing, never for this, or nothing. */
export const THRESHOLDS = ["reached", "surcharge", "missing", "never", "none"] as const;
export type Threshold = (typeof THRESHOLDS)[number];

export function thresholdOf(
  { class: kind, cents, free, missingCents }: Carriage,
  { method }: { method: Method },
): Threshold {
  if (!kind || method === "ophalen") return "none";
  if (missingCents !== undefined) return "missing";
  if (!free) return "never";
  return cents > 0 ? "surcharge" : "reached";
}
