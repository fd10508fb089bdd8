import type { Task } from "#outside/deed/caller.ts";
import type { ViewedOrder } from "./view-order.server.ts";

/**
 * What somebody with these tasks sees of an order. Who only packs sees what leaves and where it goes to: not the
 * customer's own link, which cancels the order and shows its gift cards, nor papers, payments and mail.
 */
export function orderFor(order: ViewedOrder, tasks: ReadonlySet<Task>): ViewedOrder {
  if (tasks.has("orders")) return order;
  return {
    ...order,
    email: "",
    contact: { ...order.contact, email: "" },
    shopperLink: "",
    invoice: null,
    credits: [],
    payments: [],
    withdrawals: [],
    billing: [],
    byHand: [],
    onAccount: false,
    creditable: 0,
    trail: order.trail.filter(({ who }) => who !== "mail"),
    mayMove: false,
    days: [],
  };
}
