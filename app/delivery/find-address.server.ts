import { isPostcode, tidyPostcode } from "#kit/address.ts";
import type { Shop } from "#outside/shop.server.ts";
import { isHouseNumber } from "./address.ts";
import { findTown } from "./places.ts";

export type FoundAddress = { street: string | null; city: string | null };

const DAY = 86_400_000;
const kept = new Map<string, { found: FoundAddress; until: number }>();

/** Street and town for a postcode and number; an unknown or slow response is none, never an obstacle. */
export async function findAddress(shop: Shop, postcode: string, number: string): Promise<FoundAddress | undefined> {
  if (!isPostcode("NL", postcode) || !isHouseNumber(number)) return undefined;
  const plain = tidyPostcode(postcode);
  if (shop.settings.ADDRESS_LOOKUP !== "pdok") return { street: null, city: findTown(plain) ?? null };
  const key = `${plain} ${Number.parseInt(number, 10)}`;
  const known = kept.get(key);
  if (known && known.until > shop.now().getTime()) return known.found;
  const found = (await askPdok(plain, Number.parseInt(number, 10))) ?? { street: null, city: findTown(plain) ?? null };
  if (found.street) {
    if (kept.size > 5000) kept.clear();
    kept.set(key, { found, until: shop.now().getTime() + 30 * DAY });
  }
  return found;
}

async function askPdok(postcode: string, number: number): Promise<FoundAddress | undefined> {
  const query = new URLSearchParams({ q: `${postcode} ${number}`, rows: "1", fl: "straatnaam,woonplaatsnaam" });
  for (const filter of ["type:adres", `postcode:${postcode}`, `huisnummer:${number}`]) query.append("fq", filter);
  try {
    const response = await fetch(`https://api.pdok.nl/bzk/locatieserver/search/v3_1/free?${query}`, {
      signal: AbortSignal.timeout(4_000),
    });
    const body = (await response.json()) as {
      response?: { docs?: { straatnaam?: string; woonplaatsnaam?: string }[] };
    };
    const doc = body.response?.docs?.[0];
    return doc?.straatnaam ? { street: doc.straatnaam, city: doc.woonplaatsnaam ?? null } : undefined;
  } catch {
    return undefined;
  }
}
