import type { campaigns as nl } from "../nl/campaigns.ts";

export const campaigns: typeof nl = {
  sale: "With every reduction: the lowest price of the 30 days before it",
  gift: "With a card, delivered on the day you choose",
  christmas: "Freshly cut from mid November, delivered until 24 December",
  christmasEarly: "Reserve your tree now, delivered from mid November",
  mothersDay: (day) => `Mother's Day is on ${day}`,
};
