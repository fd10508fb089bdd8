import type { Cents } from "#kit/money.ts";
import { changeBy, type Round } from "../price/change-by.ts";

/** What a campaign does to a price. */
export type How = { kind: "percent"; percent: number; round: Round } | { kind: "fixed"; cents: Cents };
/** Which products it is about: all of some categories, and some by hand. */
export type Scope = { categories: string[]; products: string[] };

/** Why a campaign leaves a size alone: it is reduced already, or its price would not be lower. */
export type Skipped = "reduced" | "not-lower";

/** The price during a campaign, or why it stays as it is. */
export function priceDuring(size: { priceCents: Cents; wasCents: Cents | null }, how: How): Cents | Skipped {
  if (size.wasCents !== null) return "reduced";
  const cents = how.kind === "fixed" ? how.cents : changeBy(size.priceCents, -how.percent, how.round);
  return cents < size.priceCents ? cents : "not-lower";
}
