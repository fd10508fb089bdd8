import type { Size } from "../product/product-view.server.ts";

/** The rest of the page hears which size was chosen, and how many, without being rendered along. */
export const CHOSEN = "winkel:maat";
export type Chosen = { sku: string; quantity: number };

/** The size an address opens a product on: `maat` of a list, `sku` of an advertisement or of the form itself. */
export const askedSize = (address: URLSearchParams): string | null => address.get("maat") ?? address.get("sku");

/** A number of pieces from a form or an address: between one and what a cart holds. */
export const countOf = (text: unknown): number => Math.min(9999, Math.max(1, Math.trunc(Number(text)) || 1));

export const isForSale = ({ state }: Pick<Size, "state">): boolean => state === "now" || state === "reserve";

/** What is there of a size; what is not for sale has no limit to tell. */
export const hasEnough = (size: Pick<Size, "state" | "stock">, quantity: number): boolean =>
  !isForSale(size) || quantity <= size.stock;

export const count = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ".");
export const contactPath = (question: string): string => `/contact?vraag=${encodeURIComponent(question)}`;

/** Something that goes with a hedge, and the metres one pack of it is enough for. */
export type Pack = { slug: string; stock: number; metres: number };

/** How many packs go with so many metres; what there is too little of is left out. */
export const packsFor = (metres: number, packs: Pack[]): Record<string, number> =>
  Object.fromEntries(
    packs
      .map((pack) => [pack.slug, Math.ceil(metres / pack.metres - 1e-9), pack.stock] as const)
      .flatMap(([slug, count, stock]) => (count <= stock ? [[slug, count]] : [])),
  );
