import { highlightParts } from "./highlight-parts.ts";

/** R53: a text with the found words marked. */
export const Marked = ({ text }: { text: string }) =>
  highlightParts(text).map(({ value, isHighlighted }, at) =>
    isHighlighted ? <mark key={`${at}${value}`}>{value}</mark> : value,
  );
