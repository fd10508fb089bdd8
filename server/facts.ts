import { dayOf, monthOf } from "#kit/day.ts";
import { type ShopFacts, tellShopFacts } from "#layout/head/shop-facts.ts";
import type { Shop } from "#outside/shop.server.ts";

export function tellFacts({ settings, url, now }: Shop): void {
  let told: { day: string; facts: ShopFacts } | undefined;
  tellShopFacts(() => {
    const today = dayOf(now());
    if (told?.day === today) return told.facts;
    const facts = {
      name: settings.SHOP_NAME,
      url,
      freeFromCents: settings.DELIVERY_FREE_FROM_CENTS,
      legalName: settings.COMPANY_LEGAL_NAME,
      street: settings.COMPANY_STREET,
      postcode: settings.COMPANY_POSTCODE,
      city: settings.COMPANY_CITY,
      phone: settings.COMPANY_PHONE,
      email: settings.COMPANY_EMAIL,
      kvk: settings.COMPANY_KVK,
      vat: settings.COMPANY_VAT,
      year: Number(today.slice(0, 4)),
      month: monthOf(today),
      gtm: settings.GTM_ID,
      chat: settings.CHAT_SCRIPT_URL,
      demo: settings.DEMO || undefined,
      offline: (import.meta.env.PROD && settings.OFFLINE) || undefined,
      sentry: settings.SENTRY_DSN ? true : undefined,
    };
    told = { day: today, facts };
    return facts;
  });
}
