import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { isVatNumber } from "#kit/vat-number.ts";
import { findCompany } from "#orders/on-account/companies.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { checkVatNumber } from "#outside/vies.server.ts";

/**
 * Remembers with the answers what is known of a number: one that does not exist leads nowhere, and only one that the
 * register or staff confirmed lets the buyer account for the VAT.
 */
export async function withVatCheck(
  shop: Shop,
  { vatRefused: _refused, vatConfirmed: _confirmed, ...answers }: CheckoutAnswers,
  userId: string | undefined,
): Promise<CheckoutAnswers> {
  const { business, vatNumber = "" } = answers;
  if (!business || !vatNumber || !isVatNumber(vatNumber)) return answers;
  const known = await checkVatNumber(shop, vatNumber);
  if (known === "unknown") return { ...answers, vatRefused: vatNumber };
  if (known === "fine") return { ...answers, vatConfirmed: { number: vatNumber, by: "vies" } };
  const company = await findCompany(shop.db, userId);
  return company?.vatNumber === vatNumber ? { ...answers, vatConfirmed: { number: vatNumber, by: "staff" } } : answers;
}
