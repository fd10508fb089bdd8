import type { Cents } from "#kit/money.ts";
import { choosePacks, type Pack } from "./packs.ts";

/** An article that belongs to a plan: soil, feed, glue, with the ways it is sold. */
export type Goods = { slug: string; name: string; picture: { key: string; alt: string } | null; packs: Pack[] };

export type BasketLine = {
  sku: string;
  quantity: number;
  name: string;
  note: string;
  cents: Cents;
  picture: Goods["picture"];
  /** Already ticked, or something the shopper may add. */
  ticked: boolean;
  /** Sold by the m², and cut for this shopper. */
  byArea?: boolean;
  cut?: string;
  /** how one of it travels */
  parcel?: Pack["parcel"];
};

/** The lines that fill a need from one article; nothing when it cannot be had. */
export function fillNeed(
  goods: Goods | undefined,
  need: number,
  options: { note: string; ticked: boolean; palletCents: Cents },
): BasketLine[] {
  const chosen = goods && need > 0 ? choosePacks(need, goods.packs, options.palletCents) : undefined;
  if (!goods || !chosen) return [];
  return chosen.lines.map(({ pack, count }) => ({
    sku: pack.sku,
    quantity: count,
    name: `${goods.name}, ${pack.label}`,
    note: options.note,
    cents: pack.cents * count,
    picture: goods.picture,
    ticked: options.ticked,
    parcel: pack.parcel,
  }));
}
