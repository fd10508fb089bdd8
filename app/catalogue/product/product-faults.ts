import { legalFaults } from "./autopilot.ts";
import type { Product, Variant } from "./product.ts";
import { PARCELS, TIERS, WARNINGS } from "../rules.ts";

/** `size` is the place of the variant it is about; without one it is about the whole product. */
export type ProductFault = { size?: number; fault: string };

/** Why a product cannot be offered as it is: the law, and the shop's own tables. */
export function productFaults(product: Product): ProductFault[] {
  const { tiers, warnings, variants } = product;
  const known = new Set<string>();
  return [
    ...legalFaults(product),
    ...(tiers !== null && !Object.hasOwn(TIERS, tiers)
      ? [`tiers ${tiers} bestaat niet: kies ${either(Object.keys(TIERS))}`]
      : []),
    ...warnings.filter((key) => !Object.hasOwn(WARNINGS, key)).map((key) => `warnings: ${key} bestaat niet`),
  ]
    .map((fault): ProductFault => ({ fault }))
    .concat(
      variants.flatMap((variant, size) => {
        const again = known.has(variant.sku) ? [`sku ${variant.sku} staat twee keer in dit product`] : [];
        known.add(variant.sku);
        return [...again, ...sizeFaults(variant)].map((fault) => ({ size, fault }));
      }),
    );
}

function sizeFaults({ delivery, weightG, heightMax, season }: Variant): string[] {
  const faults: string[] = [];
  const parcel = PARCELS.find(({ key }) => key === delivery);
  if (!parcel) faults.push(`delivery moet ${either(PARCELS.map(({ key }) => key))} zijn`);
  const { maxWeightG = null, maxLengthCm = null } = parcel ?? {};
  if (maxWeightG !== null && weightG > maxWeightG)
    faults.push(`weightG ${weightG} is te zwaar voor ${delivery}: hoogstens ${maxWeightG}`);
  if (maxLengthCm !== null && heightMax !== null && heightMax > maxLengthCm)
    faults.push(`heightMax ${heightMax} is te lang voor ${delivery}: hoogstens ${maxLengthCm}`);
  if (season && !season.every(isYearly))
    faults.push(`season ${season.join(" tot ")} klopt niet: schrijf twee dagen als MM-DD, zoals 10-15`);
  return faults;
}

/** A day that every year has: a season that opens on 29 February would not open in most. */
function isYearly(text: string): boolean {
  const day = new Date(`2025-${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === text;
}

const either = (names: string[]) => `${names.slice(0, -1).join(", ")} of ${names.at(-1)}`;
