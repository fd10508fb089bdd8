import { type Cents, euros } from "#kit/money.ts";
import { offer as words } from "#texts/catalogue/offer.ts";
import { carriage, type CarriagePrices } from "./carriage.ts";
import type { Size } from "../product/product-view.server.ts";

/** The same in two words for beside the day: what it costs, and how it comes. */
export function priceCarriage(
  { parcel }: Pick<Size, "parcel">,
  quantity: number,
  goodsCents: Cents,
  prices: CarriagePrices,
): { cost: string; how: string } | undefined {
  const { class: kind, cents } = carriage([{ ...parcel, quantity }], goodsCents, prices);
  return kind && { cost: cents === 0 ? words.free : euros(cents), how: words.kinds[kind] };
}

/** What bringing so many of a size costs, as the cart will say, and from how many it becomes a pallet. */
export function sayCarriage(
  { parcel, palletFrom }: Pick<Size, "parcel" | "palletFrom">,
  quantity: number,
  goodsCents: Cents,
  prices: CarriagePrices,
): string {
  const { class: kind, boxes, cents, free, missingCents } = carriage([{ ...parcel, quantity }], goodsCents, prices);
  if (!kind) return words.noCosts;
  if (kind === "pallet") return words.onPallet(euros(cents));
  const end = missingCents === undefined ? "." : words.freeFrom(euros(prices.freeFromCents).replace(/,00$/, ""));
  const costs = free ? words.brought : words.costs(euros(cents), boxes) + end;
  return palletFrom ? `${costs} ${words.palletFrom(palletFrom, euros(prices.classes.pallet))}` : costs;
}
