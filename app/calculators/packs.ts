import type { Parcel } from "#catalogue/price/carriage.ts";
import type { Cents } from "#kit/money.ts";

/** One way something is sold: a bag of 40 l, a pallet of 51 bags. */
export type Pack = {
  sku: string;
  label: string;
  amount: number;
  cents: Cents;
  stock: number;
  pallet: boolean;
  /** how one of it travels */
  parcel?: Omit<Parcel, "quantity">;
};
export type Packed = { lines: { pack: Pack; count: number }[]; amount: number; cents: Cents };

type Best = { cost: Cents; amount: number; counts: number[] };

/**
 * The cheapest packs that hold at least the need, out of what lies in stock; at the same price the least left over.
 * A pallet also costs its delivery, so a few loose bags are not traded for one.
 */
export function choosePacks(need: number, packs: Pack[], palletCents: Cents = 0): Packed | undefined {
  if (need <= 0) return { lines: [], amount: 0, cents: 0 };
  const order = packs.filter(({ stock, amount }) => stock > 0 && amount > 0).sort((a, b) => b.amount - a.amount);
  const found: { best?: Best } = {};
  search(need, order, 0, { cost: 0, amount: 0, counts: [] }, palletCents, found);
  if (!found.best) return undefined;
  const lines = order.flatMap((pack, at) => {
    const count = found.best?.counts[at] ?? 0;
    return count ? [{ pack, count }] : [];
  });
  return {
    lines,
    amount: found.best.amount,
    cents: lines.reduce((sum, { pack, count }) => sum + pack.cents * count, 0),
  };
}

function search(need: number, order: Pack[], at: number, so: Best, palletCents: Cents, found: { best?: Best }): void {
  const pallet = order.some((pack, place) => pack.pallet && so.counts[place]) ? palletCents : 0;
  if (so.amount >= need - 1e-9) {
    const cost = so.cost + pallet;
    const { best } = found;
    if (!best || cost < best.cost || (cost === best.cost && so.amount < best.amount)) found.best = { ...so, cost };
    return;
  }
  const pack = order[at];
  if (!pack || (found.best && so.cost + pallet > found.best.cost)) return;
  const most = Math.min(pack.stock, Math.ceil((need - so.amount) / pack.amount - 1e-9));
  // Only the fullest counts can be cheapest for the largest packs, but prices are not always honest: try a few fewer.
  const fewest = at === order.length - 1 ? most : Math.max(0, most - 60);
  for (let count = most; count >= fewest; count--) {
    const counts = [...so.counts, count];
    search(
      need,
      order,
      at + 1,
      { cost: so.cost + pack.cents * count, amount: so.amount + pack.amount * count, counts },
      palletCents,
      found,
    );
  }
}
