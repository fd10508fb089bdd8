/** The name of the field that says how many of a line. */
export const pieceField = (sku: string): string => `aantal.${sku}`;
