import { type Cents, euros } from "#kit/money.ts";
import { product as say } from "#texts/product.ts";
import { carriage, type CarriagePrices } from "./carriage.ts";
import type { Size } from "./product-view.server.ts";

/** What bringing so many of a size costs, as the cart will say, and from how many it becomes a pallet. */
export function sayCarriage(
  { parcel, palletFrom }: Pick<Size, "parcel" | "palletFrom">,
  quantity: number,
  goodsCents: Cents,
  prices: CarriagePrices,
): string {
  const { class: kind, boxes, cents, free, missingCents } = carriage([{ ...parcel, quantity }], goodsCents, prices);
  if (!kind) return say.noCosts;
  if (kind === "pallet") return say.onPallet(euros(cents));
  const end = missingCents === undefined ? "." : say.freeFrom(euros(prices.freeFromCents).replace(/,00$/, ""));
  const costs = free ? say.brought : say.costs(euros(cents), boxes) + end;
  return palletFrom ? `${costs} ${say.palletFrom(palletFrom, euros(prices.classes.pallet))}` : costs;
}
