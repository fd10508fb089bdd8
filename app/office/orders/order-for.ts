import type { Task } from "#outside/deed/caller.ts";
import type { ViewedOrder } from "./view-order.server.ts";

/**
 * What somebody with these tasks sees of an order. Who only packs sees what leaves and where it goes to, who only
 * keeps the books what was agreed and paid; neither the customer's own link, which cancels the order and shows its
 * gift cards, nor mail.
 */
export function orderFor(order: ViewedOrder, tasks: ReadonlySet<Task>): ViewedOrder {
  if (tasks.has("orders")) return order;
  return {
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
    }),
    ...(!tasks.has("packing") && { notes: [] }),
    withdrawals: [],
    creditable: 0,
    trail: order.trail.filter(({ who }) => who !== "mail"),
    mayMove: false,
    days: [],
  };
}
