import { euros } from "#kit/money.ts";

type Facts = {
  SHOP_NAME: string;
  COMPANY_LEGAL_NAME: string;
  COMPANY_STREET: string;
  COMPANY_POSTCODE: string;
  COMPANY_CITY: string;
  COMPANY_PHONE: string;
  COMPANY_EMAIL: string;
  COMPANY_KVK: string;
  COMPANY_VAT: string;
  DELIVERY_FREE_FROM_CENTS: number;
  DELIVERY_LETTERBOX_CENTS: number;
  DELIVERY_PARCEL_CENTS: number;
  DELIVERY_PARCEL_XL_CENTS: number;
  DELIVERY_PALLET_CENTS: number;
  DELIVERY_BELGIUM_EXTRA_CENTS: number;
};

/** Company data and prices are settings: `{{COMPANY_EMAIL}}` in a text becomes the shop's own. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = facts[name as keyof Facts];
    if (value === undefined) throw new Error(`Unknown fact ${name} in a service text`);
    if (typeof value === "number") return euros(value);
    // A number to dial stays on one line.
    return name === "COMPANY_PHONE" ? value.replaceAll(" ", "\u00a0") : value;
  });
}
