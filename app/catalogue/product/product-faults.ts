import { legalFaults } from "./autopilot.ts";
import { eanOf, isEan } from "./ean.ts";
import type { Product, Variant } from "./product.ts";
import { PARCELS, TIERS, WARNINGS } from "../rules.ts";

/** `size` is the place of the variant it is about; without one it is about the whole product. `field` is what has to change. */
export type ProductFault = { size?: number; field?: keyof Product | keyof Variant; fault: string };

/** Why a product cannot be offered as it is: the law, and the shop's own tables. */
export function productFaults(product: Product): ProductFault[] {
  const { tiers, warnings, variants } = product;
  const known = new Set<string>();
  const own: ProductFault[] = [...legalFaults(product)];
  if (tiers !== null && !Object.hasOwn(TIERS, tiers))
    own.push({ field: "tiers", fault: `tiers ${tiers} bestaat niet: kies ${either(Object.keys(TIERS))}` });
  for (const key of warnings)
    if (!Object.hasOwn(WARNINGS, key)) own.push({ field: "warnings", fault: `warnings: ${key} bestaat niet` });
  const sizes = variants.flatMap((variant, size) => {
    const again = known.has(variant.sku);
    known.add(variant.sku);
    const twice: ProductFault[] = again
      ? [{ field: "sku", fault: `sku ${variant.sku} staat twee keer in dit product` }]
      : [];
    return [...twice, ...sizeFaults(variant)].map((one) => ({ ...one, size }));
  });
  return [...own, ...sizes];
}

function sizeFaults(variant: Variant): ProductFault[] {
  const { delivery, weightG, heightMax, season } = variant;
  const faults: ProductFault[] = [];
  const add = (field: keyof Variant, fault: string) => faults.push({ field, fault });
  const parcel = PARCELS.find(({ key }) => key === delivery);
  if (!parcel) add("delivery", `delivery moet ${either(PARCELS.map(({ key }) => key))} zijn`);
  const { maxWeightG = null, maxLengthCm = null } = parcel ?? {};
  if (maxWeightG !== null && weightG > maxWeightG)
    add("weightG", `weightG ${weightG} is te zwaar voor ${delivery}: hoogstens ${maxWeightG}`);
  if (maxLengthCm !== null && heightMax !== null && heightMax > maxLengthCm)
    add("heightMax", `heightMax ${heightMax} is te lang voor ${delivery}: hoogstens ${maxLengthCm}`);
  if (season && !season.every(isYearly))
    add("season", `season ${season.join(" tot ")} klopt niet: schrijf twee dagen als MM-DD, zoals 10-15`);
  const ean = eanOf(variant);
  if (ean !== null && !isEan(ean)) add("extra", `ean ${ean} klopt niet: een cijfer is verkeerd`);
  return faults;
}

/** A day that every year has: a season that opens on 29 February would not open in most. */
function isYearly(text: string): boolean {
  const day = new Date(`2025-${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === text;
}

const either = (names: string[]) => `${names.slice(0, -1).join(", ")} of ${names.at(-1)}`;
