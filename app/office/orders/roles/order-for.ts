import type { Task } from "#outside/deed/caller.ts";
import type { ViewedOrder } from "../view-order.server.ts";
import { withoutDoor } from "./without-door.ts";

/** What happened to the plants themselves, and what colleagues wrote down. */
const GOODS = new Set([
  "placed",
  "confirmed",
  "cancelled",
  "part-cancelled",
  "shipped",
  "part-shipped",
  "delivered",
  "returned",
  "withdrawn",
  "delivery-stopped",
  "address-changed",
  "day-changed",
  "reservation-shifted",
  "reservation-lifted",
  "note",
]);

/**
 * What somebody with these tasks sees of an order. Who only packs sees what leaves and where it goes to, and no
 * amounts; who only keeps the books what was agreed and paid; neither the customer's own link, which cancels the order and shows its
 * gift cards, nor mail. Thirty days after it came its door and telephone, and what was said of them, are no work any more.
 */
export function orderFor(order: ViewedOrder, tasks: ReadonlySet<Task>): ViewedOrder {
  if (tasks.has("orders")) return order;
  const seen: ViewedOrder = {
    ...order,
    email: "",
    contact: { ...order.contact, email: "", ...(!tasks.has("packing") && { phone: "" }) },
    shopperLink: "",
    ...(!tasks.has("books") && {
      invoice: null,
      credits: [],
      payments: [],
      billing: [],
      byHand: [],
      onAccount: false,
      open: "",
      totals: [],
      lines: order.lines.map((line) => ({ ...line, unit: "", amount: "" })),
    }),
    ...(!tasks.has("packing") && { notes: [] }),
    withdrawals: [],
    creditable: 0,
    takenOff: 0,
    trail: tasks.has("books")
      ? order.trail.filter(({ who }) => who !== "mail")
      : order.trail.filter(({ kind }) => GOODS.has(kind)).map((step) => ({ ...step, amount: "" })),
    mayMove: false,
    days: [],
  };
  return order.isLongGone && !tasks.has("books") ? withoutDoor(seen) : seen;
}
