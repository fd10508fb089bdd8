import type { Shop } from "#outside/shop.server.ts";
import { bankOf } from "./bank/bank.server.ts";
import { type Method, METHODS } from "./methods.ts";

const kept = new WeakMap<Shop, { ids: string[]; until: number }>();

/** The methods to offer, iDEAL | Wero first; the service's own list is asked at most once in ten minutes. */
export async function listMethods(shop: Shop, buyer: { onAccount: boolean; country: "NL" | "BE" }): Promise<Method[]> {
  const now = shop.now().getTime();
  let known = kept.get(shop);
  if (!known || known.until < now) {
    const ids = await bankOf(shop)
      .methods()
      .catch((error: unknown) => {
        shop.log.warn({ error: String(error) }, "payment methods");
        return known?.ids ?? ["ideal", "bancontact", "creditcard"];
      });
    known = { ids, until: now + 600_000 };
    kept.set(shop, known);
  }
  const { ids } = known;
  const offered = METHODS.filter(({ id, business }) => (business ? buyer.onAccount : ids.includes(id)));
  return buyer.country === "BE"
    ? [...offered].sort((a, b) => Number(b.id === "bancontact") - Number(a.id === "bancontact"))
    : offered;
}
