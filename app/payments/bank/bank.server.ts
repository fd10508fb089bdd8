import type { Shop } from "#outside/shop.server.ts";
import type { Bank } from "./bank.ts";
import { mollieBank } from "./mollie.server.ts";
import { testBank } from "./test-bank.server.ts";

const banks = new WeakMap<Shop, Bank>();

/** Mollie with a key, else the embedded test bank. */
export function bankOf(shop: Shop): Bank {
  const known = banks.get(shop);
  if (known) return known;
  const { MOLLIE_API_KEY } = shop.settings;
  const bank = MOLLIE_API_KEY ? mollieBank(shop, MOLLIE_API_KEY) : testBank(shop);
  banks.set(shop, bank);
  return bank;
}

export type Method = {
  id: string;
  /** Only for companies that staff approved, paid after delivery. */
  business?: true;
  /** Credit: never preselected, only for adults who say so. */
  credit?: true;
};

/** In the order in which the Dutch use them. Credit is last and never chosen beforehand. */
export const METHODS: Method[] = [
  { id: "ideal" },
  { id: "bancontact" },
  { id: "creditcard" },
  { id: "paypal" },
  { id: "klarna", credit: true },
  { id: "rekening", business: true },
];

/** Why somebody cannot pay this way. */
export function methodFault(offered: Method[], id: string, adult: boolean): "choose" | "age" | undefined {
  const method = offered.find((one) => one.id === id);
  if (!method) return "choose";
  return method.credit && !adult ? "age" : undefined;
}

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
