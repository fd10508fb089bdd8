import { sayDay } from "#kit/day.ts";
import type { OrderedShipment } from "#orders/order.ts";
import { cart } from "#texts/cart.ts";
import { checkout } from "#texts/checkout.ts";
import { delivery } from "#texts/delivery.ts";

/** "Bezorging, donderdag 19 november", from the first shipment that travels. */
export function deliveryLabel(chosen: OrderedShipment[], method: string | undefined): string {
  const first = chosen.find(({ kind, day }) => kind !== "mail" && day);
  if (!first?.day) return cart.delivery;
  if (method === "ophalen") return checkout.summary.collectOn(sayDay(first.day));
  return checkout.summary.deliveryOn(first.kind === "week" ? delivery.week(sayDay(first.day)) : sayDay(first.day));
}
