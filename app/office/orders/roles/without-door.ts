import { officeOrders as say } from "#texts/office/orders.ts";
import type { ViewedOrder } from "../view-order.server.ts";

/** The words of people, and the addresses of before. */
const SAYS_WHERE = new Set(["address-changed", "note"]);

/** What was in an order, who it was for and in which town. */
export function withoutDoor(order: ViewedOrder): ViewedOrder {
  const { contact, to, facts, shipments, trail } = order;
  return {
    ...order,
    contact: { ...contact, phone: "" },
    to: { ...to, street: "", number: "", postcode: "", lines: [to.name, to.city] },
    facts: facts.filter(([label]) => label !== say.facts.note && label !== say.facts.gift),
    shipments: shipments.map((one) => ({ ...one, trackUrl: null })),
    notes: [],
    trail: trail.filter(({ kind }) => !SAYS_WHERE.has(kind)),
  };
}
