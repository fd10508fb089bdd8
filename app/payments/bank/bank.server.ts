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
