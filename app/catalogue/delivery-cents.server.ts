import type { Cents } from "#kit/money.ts";
import type { Settings } from "#outside/settings.server.ts";
import type { Variant } from "./product.ts";

/** What bringing one piece costs, by its class. */
export function parcelCents(
  { delivery, form, weightG }: Pick<Variant, "delivery" | "form" | "weightG">,
  settings: Settings,
): Cents {
  if (form === "bon" && weightG === 0) return 0;
  return {
    brievenbus: settings.DELIVERY_LETTERBOX_CENTS,
    pakket: settings.DELIVERY_PARCEL_CENTS,
    "pakket-xl": settings.DELIVERY_PARCEL_XL_CENTS,
    pallet: settings.DELIVERY_PALLET_CENTS,
  }[delivery];
}

/** Per size, for machines: delivery is free for one piece when it alone passes the limit. */
export function deliveryCents(variants: Variant[], settings: Settings): Record<string, Cents> {
  return Object.fromEntries(
    variants.map((variant) => {
      const free =
        ["brievenbus", "pakket"].includes(variant.delivery) && variant.priceCents >= settings.DELIVERY_FREE_FROM_CENTS;
      return [variant.sku, free ? 0 : parcelCents(variant, settings)];
    }),
  );
}
