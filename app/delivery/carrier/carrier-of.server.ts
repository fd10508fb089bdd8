import type { Shop } from "#outside/shop.server.ts";
import type { CarrierService } from "./carrier.ts";
import { myParcel } from "./myparcel.server.ts";
import { ownLabels } from "./own-labels.server.ts";

/** MyParcel with a key, else labels of our own. */
export function carrierOf(shop: Shop): CarrierService {
  const { MYPARCEL_API_KEY } = shop.settings;
  return MYPARCEL_API_KEY ? myParcel(shop, MYPARCEL_API_KEY) : ownLabels(shop);
}
