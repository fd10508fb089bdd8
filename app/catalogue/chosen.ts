import type { Size } from "./product-view.server.ts";

/** The rest of the page hears which size was chosen without being rendered along. */
export const CHOSEN = "winkel:maat";

export const isForSale = ({ state }: Pick<Size, "state">): boolean => state === "now" || state === "reserve";
