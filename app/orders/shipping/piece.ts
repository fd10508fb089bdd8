/** Without a cut, the first line of that sku is meant. */
export type Piece = { sku: string; quantity: number; cut?: string };

/** The line that is meant by a piece. */
export const lineOf = <Line extends { sku: string; cut: string }>(lines: Line[], piece: Piece): Line | undefined =>
  lines.find(({ sku, cut }) => sku === piece.sku && cut === (piece.cut ?? cut));
