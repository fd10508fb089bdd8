import { euros } from "#kit/money.ts";

/** What a service text may print of the settings: never anything else of them. */
const FACTS = [
  "SHOP_NAME",
  "COMPANY_LEGAL_NAME",
  "COMPANY_STREET",
  "COMPANY_POSTCODE",
  "COMPANY_CITY",
  "COMPANY_PHONE",
  "COMPANY_EMAIL",
  "COMPANY_KVK",
  "COMPANY_VAT",
  "DELIVERY_FREE_FROM_CENTS",
  "DELIVERY_LETTERBOX_CENTS",
  "DELIVERY_PARCEL_CENTS",
  "DELIVERY_PARCEL_XL_CENTS",
  "DELIVERY_PALLET_CENTS",
  "DELIVERY_BELGIUM_EXTRA_CENTS",
] as const;

export type Fact = (typeof FACTS)[number];
export const isFact = (name: string): name is Fact => (FACTS as readonly string[]).includes(name);

/** Company data and prices are settings: `{{COMPANY_EMAIL}}` in a text becomes the shop's own. */
export function fillFacts(text: string, facts: Record<Fact, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => {
    if (!isFact(name)) return all;
    const value = facts[name];
    if (typeof value === "number") return euros(value);
    // A number to dial stays on one line.
    return name === "COMPANY_PHONE" ? value.replaceAll(" ", "\u00a0") : value;
  });
}
