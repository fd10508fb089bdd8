import { findProse } from "#outside/prose.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders as texts } from "#texts/orders.ts";

const textFile = (filename: string, text: string) => ({
  filename,
  type: "text/plain; charset=utf-8",
  contentBase64: Buffer.from(text).toString("base64"),
});

/** What the law wants a buyer to keep: the form to withdraw with, and the terms. */
export function lastingPapers(shop: Shop) {
  const { settings: s } = shop;
  const form = texts.modelForm(
    s.COMPANY_LEGAL_NAME,
    `${s.COMPANY_STREET}, ${s.COMPANY_POSTCODE} ${s.COMPANY_CITY}`,
    s.COMPANY_EMAIL,
  );
  return [
    textFile(texts.formFile, form),
    textFile(texts.termsFile, findProse("pages", "algemene-voorwaarden")?.body ?? `${shop.url}/algemene-voorwaarden`),
  ];
}
