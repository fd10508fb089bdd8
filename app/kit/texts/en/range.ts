import type { range as nl } from "../nl/range.ts";

export const range: typeof nl = {
  title: "Our range: all plants and garden goods",
  description: "All departments of the shop on one page, with the number of kinds in each.",
  heading: "Our range",
  lead: (products, categories) => `${products} kinds in ${categories} departments.`,
  jump: "Straight to a department",
  count: (count) => (count === 1 ? "1 kind" : `${count} kinds`),
  all: (title) => `Everything in ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
};
