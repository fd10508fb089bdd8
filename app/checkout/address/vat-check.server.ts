import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { isVatNumber } from "#kit/vat-number.ts";
import type { Shop } from "#outside/shop.server.ts";
import { checkVatNumber } from "#outside/vies.server.ts";

/** Remembers a number that does not exist together with the answers, so that no other way leads past it. */
export async function withVatCheck(
  shop: Shop,
  { vatRefused: _was, ...answers }: CheckoutAnswers,
): Promise<CheckoutAnswers> {
  const { business, vatNumber = "" } = answers;
  const refused = business && isVatNumber(vatNumber) && (await checkVatNumber(shop, vatNumber)) === "unknown";
  return refused ? { ...answers, vatRefused: vatNumber } : answers;
}
