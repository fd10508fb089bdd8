import type { Shop } from "#outside/shop.server.ts";
import type { LetterFrame } from "./order-letter.ts";

/** Who writes, and why: the law wants both on every business letter. */
export const frameOf = ({ settings, url }: Shop, why: string): LetterFrame => ({
  shopName: settings.SHOP_NAME,
  url,
  kvk: settings.COMPANY_KVK,
  vat: settings.COMPANY_VAT,
  why,
});
