import type { Own } from "./product-form.ts";

/** The fields that are chosen from a list, and of what kind each is. */
export const PICKED = {
  belongsWith: "product",
  alternatives: "product",
  articles: "article",
  also: "category",
  not: "category",
  plant: "plant",
} as const satisfies Partial<Record<Own, string>>;
export type Picked = keyof typeof PICKED;

export const slugsIn = (text: string): string[] => text.split("\n").filter(Boolean);
