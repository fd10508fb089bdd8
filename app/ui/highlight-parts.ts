export const highlightTags = { before: "__ais-highlight__", after: "__/ais-highlight__" } as const;

export interface HighlightPart {
  value: string;
  isHighlighted: boolean;
}

/** A highlighted value in parts, to be shown as text and `mark` elements; nothing is ever read as HTML (R53). */
export function highlightParts(
  value: string,
  tags: { before: string; after: string } = highlightTags,
): HighlightPart[] {
  const parts: HighlightPart[] = [];
  const [first = "", ...rest] = value.split(tags.before);
  if (first) parts.push({ value: first, isHighlighted: false });
  for (const piece of rest) {
    const at = piece.indexOf(tags.after);
    const lit = at < 0 ? piece : piece.slice(0, at);
    const plain = at < 0 ? "" : piece.slice(at + tags.after.length);
    if (lit) parts.push({ value: lit, isHighlighted: true });
    if (plain) parts.push({ value: plain, isHighlighted: false });
  }
  return parts;
}
