import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { isVatNumber } from "#kit/vat-number.ts";
import type { Shop } from "#outside/shop.server.ts";

/** VIES by setting. When the service is away the form's own check is enough: an order is never blocked by somebody else. */
export async function checkVatNumber(shop: Shop, number: string): Promise<"fine" | "unknown" | "not-asked"> {
  if (!shop.settings.VIES_CHECK || !number) return "not-asked";
  try {
    const response = await fetch(
      `https://ec.europa.eu/taxation_customs/vies/rest-api/ms/${number.slice(0, 2)}/vat/${number.slice(2)}`,
      { signal: AbortSignal.timeout(4_000) },
    );
    const { isValid } = (await response.json()) as { isValid?: boolean };
    return isValid === false ? "unknown" : "fine";
  } catch (error) {
    shop.log.warn({ error: String(error) }, "vies");
    return "not-asked";
  }
}

/** Remembers a number that does not exist together with the answers, so that no other way leads past it. */
export async function withVatCheck(
  shop: Shop,
  { vatRefused: _was, ...answers }: CheckoutAnswers,
): Promise<CheckoutAnswers> {
  const { business, vatNumber = "" } = answers;
  const refused = business && isVatNumber(vatNumber) && (await checkVatNumber(shop, vatNumber)) === "unknown";
  return refused ? { ...answers, vatRefused: vatNumber } : answers;
}
