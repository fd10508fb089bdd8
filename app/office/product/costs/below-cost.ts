import { type Tier, tierPrice } from "#catalogue/product/product.ts";
import type { Cents } from "#kit/money.ts";
import { rateFor, type VatClass, withoutVat } from "#kit/vat.ts";

/**
 * From how many pieces a price, without its VAT, is less than what the size costs to buy; nothing where it never is, or
 * where nobody knows what it costs.
 */
export function belowCostFrom(
  price: Cents,
  vat: VatClass,
  tiers: Tier[],
  cost: Cents | null | undefined,
): number | undefined {
  if (typeof cost !== "number") return undefined;
  const rate = rateFor(vat, "NL");
  const steps = [1, ...tiers.map(({ from }) => from)];
  return steps.find((from) => withoutVat(tierPrice(price, tiers, from), rate) < cost);
}
