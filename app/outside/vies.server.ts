import type { Shop } from "./shop.server.ts";

/** What the European register of VAT numbers says; "not-asked" when it is not set or does not answer. */
export type VatAnswer = "fine" | "unknown" | "not-asked";

/** VIES by setting. A service that is away never blocks an order: only what depends on its word is not given. */
export async function checkVatNumber(shop: Shop, number: string): Promise<VatAnswer> {
  if (!shop.settings.VIES_CHECK || !number) return "not-asked";
  try {
    const response = await fetch(
      `https://ec.europa.eu/taxation_customs/vies/rest-api/ms/${number.slice(0, 2)}/vat/${number.slice(2)}`,
      { signal: AbortSignal.timeout(4_000) },
    );
    const { isValid } = (await response.json()) as { isValid?: boolean };
    if (isValid === undefined) return "not-asked";
    return isValid ? "fine" : "unknown";
  } catch (error) {
    shop.log.warn({ error: String(error) }, "vies");
    return "not-asked";
  }
}
