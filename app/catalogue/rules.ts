import rules from "../../range/rules.json" with { type: "json" };
import { lookUp } from "#kit/look-up.ts";
import type { VatClass } from "#kit/vat.ts";
import type { DeliveryClass, Tier } from "./product/product.ts";

/** Live needs a plant passport, seed and made need a maker; mixed holds both, and each product shows which it is. */
type Kind = "live" | "seed" | "made" | "mixed";

/** The shop's fixed tables: groups, tiers, parcels, makers, warnings, banned plants. Prices of delivery are settings. */
export const KINDS = new Map(Object.entries(rules.kindByGroup as Record<string, Kind>));
export const RATES = new Map(
  Object.entries(rules.vatByGroup).map(([group, vat]) => [group, [vat].flat() as VatClass[]]),
);
export const TIERS = rules.bulkTiers as Record<string, Tier[]>;
export const PARCELS = rules.deliveryClasses as {
  key: DeliveryClass;
  maxLengthCm: number | null;
  maxWeightG: number | null;
}[];
export const MAKERS = rules.makers as Record<string, { name: string; address: string; email: string }>;
export const WARNINGS = rules.warnings as Record<string, string>;
export const WITHDRAWAL = rules.withdrawal as Record<
  "yes" | "cut-to-size" | "perishable",
  { title: string; text: string }
>;
export const BANNED: string[] = rules.bannedLatin;

export const tiersOf = (key: string | null): Tier[] => lookUp(TIERS, key) ?? [];
