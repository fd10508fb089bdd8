/** R109: three pages on either side of the current one. */
export const paginationPadding = 3;

export interface Pages {
  /** 0-based, in order */
  pages: number[];
  current: number;
  last: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Seven pages around the current one; at either end the window stays full. */
export function pagesAround(current: number, pageCount: number, padding = paginationPadding): Pages {
  const count = Math.max(0, Math.floor(pageCount));
  const here = Math.min(Math.max(0, Math.floor(current) || 0), Math.max(0, count - 1));
  const width = Math.min(2 * padding + 1, count);
  let start = here - padding;
  if (here <= padding) start = 0;
  else if (here >= count - padding) start = count - width;
  const pages = count === 0 ? [0] : Array.from({ length: width }, (_, at) => start + at);
  return {
    pages,
    current: here,
    last: Math.max(0, count - 1),
    isFirst: here === 0,
    isLast: count === 0 || here === count - 1,
  };
}
