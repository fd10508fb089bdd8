import type { Shop } from "#outside/shop.server.ts";
import type { MailFrame } from "./order-layout.ts";

/** Who writes, and why: the law wants both on every business mail. */
export const frameOf = ({ settings, url }: Shop, why: string): MailFrame => ({
  shopName: settings.SHOP_NAME,
  url,
  kvk: settings.COMPANY_KVK,
  vat: settings.COMPANY_VAT,
  why,
});
