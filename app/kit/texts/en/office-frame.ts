import type { officeFrame as nl } from "../nl/office-frame.ts";

export const officeFrame: typeof nl = {
  label: "Office",
  overview: "Overview",
  orders: "Orders",
  withdrawals: "Withdrawals",
  reviews: "Reviews",
  codes: "Discount codes",
  gifts: "Gift cards",
  rules: "Search rules",
  trees: "Christmas trees",
  beech: "Beech hedges",
  experiments: "Experiments",
  letter: "Newsletter",
  stops: "Delivery stop",
  post: "Mail",
  toDo: " to do",
  unknown: "We no longer know this form. Reload the page.",
};
