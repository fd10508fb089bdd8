import rules from "../../range/rules.json" with { type: "json" };
import type { Tier } from "./product.ts";

/** The shop's fixed tables: tiers, makers, warnings, banned plants. Prices of delivery are settings. */
export const TIERS = rules.bulkTiers as Record<string, Tier[]>;
export const MAKERS = rules.makers as Record<string, { name: string; address: string; email: string }>;
export const WARNINGS = rules.warnings as Record<string, string>;
export const WITHDRAWAL = rules.withdrawal as Record<
  "yes" | "cut-to-size" | "perishable",
  { title: string; text: string }
>;
export const BANNED: string[] = rules.bannedLatin;

export const tiersOf = (key: string | null): Tier[] => (key ? (TIERS[key] ?? []) : []);
