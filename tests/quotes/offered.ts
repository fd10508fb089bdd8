import { findQuote, quoteToken } from "../../app/checkout/quote/quotes.server.ts";
import { variants } from "../../app/catalogue/tables.server.ts";
import { mails } from "../../app/outside/tables.server.ts";
import { action as accept, loader as show } from "../../app/pages/buy/quote.page.tsx";
import { action as call, loader as callPage } from "../../app/pages/office/orders/phone.page.tsx";
import { action } from "../../app/pages/office/quotes/quote.page.tsx";
import { ADDRESS, aPlant } from "../buying.ts";
import { inOffice } from "../office.ts";
import type { TestShop } from "../shop.ts";

const HERE = "/kantoor/bestellingen/nieuw";
const { method: _method, ...rest } = ADDRESS;
export const WHO = rest as Record<string, string>;

/** Where a form of the telephone's screen leads, or why not. */
export async function send(shop: TestShop, form: Record<string, string>): Promise<string> {
  const told = await call(inOffice(shop, HERE, { form }));
  if (told instanceof Response) return told.headers.get("location") ?? "";
  return (told as unknown as { data: { problem: string } }).data.problem;
}
export const begin = async (shop: TestShop) =>
  new URL(await send(shop, { deed: "phone.begin" }), shop.url).searchParams.get("mand") ?? "";
export const draftOf = async (shop: TestShop, mand: string) =>
  (await callPage(inOffice(shop, `${HERE}?mand=${mand}`))).draft;

export async function fill(shop: TestShop, quantity: number, who: Record<string, string> = {}): Promise<string> {
  const mand = await begin(shop);
  await send(shop, { deed: "phone.address", mand, ...WHO, ...who });
  await send(shop, { deed: "phone.line", mand, sku: "A", "aantal.A": String(quantity) });
  return mand;
}

type Saved = { geldig?: string; regel?: string; poging?: string };
export async function save(
  shop: TestShop,
  mand: string,
  { geldig = "2026-11-30", regel = "", poging = "p1" }: Saved = {},
) {
  const totaal = String((await draftOf(shop, mand))?.sums.totalCents ?? 0);
  return send(shop, { deed: "quotes.save", mand, poging, totaal, geldig, regel });
}
export const numberIn = (location: string) => /O-\d{4}-\d{4}/.exec(location)?.[0] ?? location;

export async function offered(shop: TestShop, quantity = 5, who: Record<string, string> = {}) {
  await aPlant(shop, { sku: "A" });
  const number = numberIn(await save(shop, await fill(shop, quantity, who), { regel: "Zoals besproken." }));
  return requireQuote(shop, number);
}
export async function requireQuote(shop: TestShop, number: string) {
  const quote = await findQuote(shop.db, number);
  if (!quote) throw new Error(number);
  return { ...quote, kept: quote.token, token: quoteToken(shop, quote) };
}
type Link = { token: string; version?: number };
export const yes = async (shop: TestShop, { token, version = 1 }: Link, way = "link") => {
  const path = `/offerte/${token}`;
  const told = await accept(
    inOffice(shop, path, { params: { token }, scope: [], form: { version: String(version), way } }),
  );
  if (told instanceof Response) return told.headers.get("location") ?? "";
  return (told as unknown as { data: { problem: string } }).data.problem;
};
export const look = (shop: TestShop, { token }: Link) =>
  show(inOffice(shop, `/offerte/${token}`, { params: { token } }));
export const office = async (shop: TestShop, number: string, form: Record<string, string>) =>
  action(inOffice(shop, `/kantoor/offertes/${number}`, { params: { number }, form }));
export const stockOf = async (shop: TestShop) => (await shop.db.select().from(variants))[0]?.stock;
export const mailed = async (shop: TestShop, start: string) =>
  (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith(start));
