/** What every page may show of the shop itself: settings, the same for everyone, so they need no loader. */
export type ShopFacts = {
  name: string;
  url: string;
  freeFromCents: number;
  legalName: string;
  street: string;
  postcode: string;
  city: string;
  phone: string;
  email: string;
  kvk: string;
  vat: string;
  year: number;
  month: number;
  gtm?: string | undefined;
  chat?: string | undefined;
  sentry?: boolean | undefined;
  demo?: boolean | undefined;
  offline?: boolean | undefined;
};

let told: (() => ShopFacts) | undefined;
let read: ShopFacts | undefined;

/** The server says once how to get them; pages carry them along for the browser. */
export function tellShopFacts(facts: () => ShopFacts): void {
  told = facts;
}

export function shopFacts(): ShopFacts {
  if (told) return told();
  read ??= JSON.parse(document.getElementById("winkel")?.textContent ?? "{}") as ShopFacts;
  return read;
}
