import type { Calendar } from "../product/product.ts";
import { isGift, isSeed, type Sold } from "./sold.ts";
import type { Plant } from "./plant.ts";
import { monthsOf, type Window } from "./windows.ts";

export const NO_YEAR: Calendar = { plant: [], bloom: [], prune: [], feed: [], sow: [], harvest: [] };

/** The year of a plant, as far as what is sold has one: a cut tree and a gift have none, seed is sown. */
export function calendarFrom(product: Sold, plant: Plant): Calendar {
  const { bloom, feed, harvest, sow } = plant;
  // Who sows a vegetable looks for the harvest, not for the flower.
  if (isSeed(product)) {
    const flowers = /bloem/i.test(String(product.facets.soort));
    return { ...NO_YEAR, sow, harvest, bloom: flowers ? bloom.months : [] };
  }
  const months = plantingMonths(product, plant);
  if (months.length === 0) return NO_YEAR;
  const yearly = plant.prune.filter((cut) => cut.yearly).flatMap((cut) => cut.windows);
  return { ...NO_YEAR, plant: months, bloom: bloom.months, prune: monthsOf(yearly), feed, harvest };
}

/** When this product may go into the ground: by the forms in which it is sold. */
function plantingMonths(product: Sold, { plant }: Plant): number[] {
  if (isGift(product)) return [];
  const spans = product.variants.flatMap(({ form }): Window[] => {
    if (["gezaagd", "zakje", "rol"].includes(form)) return [];
    if (form === "blote-wortel" || form === "kluit") return plant[form] ?? [];
    if (form === "zak") return plant.bol ?? [];
    if (form === "stuk") return product.group === "kerst" ? [] : [...(plant.pot ?? []), ...(plant.kluit ?? [])];
    return plant.pot ?? [];
  });
  return monthsOf(spans);
}
