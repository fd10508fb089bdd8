/** A size as a short list sees it. */
export type Size = { priceCents: number; wasCents: number | null; stock: number; place: string | null };

export const sizeOf = ({ priceCents, wasCents, stock, place }: Size): Size => ({ priceCents, wasCents, stock, place });

/** But for its stock, which moves by itself when somebody buys. */
export const sameSize = (one: Size, other: Size): boolean =>
  one.priceCents === other.priceCents && one.wasCents === other.wasCents && one.place === other.place;
