import { legalFaults } from "./autopilot.ts";
import { eanOf, isEan } from "./ean.ts";
import type { Product, ProductText, Variant } from "./product.ts";
import { PARCELS, TIERS, WARNINGS } from "../rules.ts";

/** `size` is the place of the variant it is about; without one it is about the whole product. `field` is what has to change. */
export type ProductFault = { size?: number; field?: keyof Product | keyof Variant | keyof ProductText; fault: string };

/** How many signs fit: more than anybody means to write, and no page is drowned by what was pasted by mistake. */
const ROOM = { name: 120, latin: 120, ctgb: 1_000 } as const;
const TEXT_ROOM = { summary: 400, description: 10_000, goodToKnow: 2_000, title: 200, meta: 400 } as const;
const LIST_ROOM = { care: 500, searchWords: 60 } as const;
const SIZE_ROOM = { label: 120, pot: 40, place: 60 } as const;
const MOST_WORDS = 100;

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
  return [...own, ...roomFaults(product, ROOM), ...textFaults(product.texts), ...sizes];
}

/** What is longer than its place. */
function roomFaults<Of extends object>(of: Of, room: Partial<Record<keyof Of & string, number>>) {
  return Object.entries<number | undefined>(room).flatMap(([name, most = 0]) => {
    const field = name as keyof Of & string;
    const text: unknown = of[field];
    return typeof text === "string" && text.length > most ? [{ field, fault: sayLong(field, most) }] : [];
  });
}

function textFaults(texts: ProductText): ProductFault[] {
  const lists = Object.entries(LIST_ROOM).flatMap(([name, most]): ProductFault[] => {
    const field = name as keyof typeof LIST_ROOM;
    const list = texts[field] ?? [];
    if (list.length > MOST_WORDS) return [{ field, fault: `${field} is te veel: hoogstens ${MOST_WORDS}` }];
    return list.some((text) => text.length > most) ? [{ field, fault: sayLong(field, most) }] : [];
  });
  return [...roomFaults(texts, TEXT_ROOM), ...lists];
}

const sayLong = (field: string, most: number) => `${field} is te lang: hoogstens ${most} tekens`;

function sizeFaults(variant: Variant): ProductFault[] {
  const { delivery, weightG, heightMin, heightMax, season, unit, perMetre } = variant;
  const faults: ProductFault[] = roomFaults(variant, SIZE_ROOM);
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
  if (heightMin !== null && heightMax !== null && heightMin > heightMax)
    add("heightMin", `heightMin ${heightMin} is meer dan heightMax ${heightMax}`);
  // A page divides by these.
  if (unit && !(unit.amount > 0)) add("unit", "unit moet meer dan nul zijn");
  if (perMetre && ![perMetre.single, perMetre.double ?? 1].every((count) => count > 0))
    add("perMetre", "perMetre moet meer dan nul zijn");
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
