import type { Cents } from "#kit/money.ts";
import { rateFor, type VatClass, withoutVat } from "#kit/vat.ts";

/** Whether a price, without its VAT, is less than what the size costs to buy; nobody knows where that is not known. */
export const isBelowCost = (price: Cents, vat: VatClass, cost: Cents | null | undefined): boolean =>
  typeof cost === "number" && withoutVat(price, rateFor(vat, "NL")) < cost;
