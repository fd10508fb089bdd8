/** The name of the field that says how many of a line; the same roll may be on an order in two cuts. */
export const pieceField = ({ sku, cut }: { sku: string; cut?: string }): string =>
  cut ? `aantal.${sku}~${cut}` : `aantal.${sku}`;
