import type { Calendar, Facets, Facts } from "../product/product.ts";

type Size = { form: string; heightMin: number | null; perMetre: { single: number; double: number | null } | null };
/** What has to be known of a product to say what its record means for it. */
export type Sold = {
  group: string;
  facets: Facets;
  facts: Facts;
  calendar: Calendar;
  warnings: string[];
  variants: Size[];
};

export const isSeed = ({ group }: Pick<Sold, "group">): boolean => group === "zaden";
export const isGift = ({ group }: Pick<Sold, "group">): boolean => group === "cadeau";
/** It has roots and goes on living: no seed, no gift, no cut tree. */
export const isRooted = ({ calendar }: Pick<Sold, "calendar">): boolean => calendar.plant.length > 0;
