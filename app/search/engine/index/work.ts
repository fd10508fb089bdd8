/**
 * What comparing may cost for one question, in cells of an edit table. A mistyped word takes some
 * twenty thousand; ten words that nobody uses, in a large range, would take millions, and everybody else would wait.
 */
const MOST = 150_000;

// One question is answered without pause before the next begins, so one count is enough.
let left = MOST;

export function beginWork(): void {
  left = MOST;
}

/** Whether this much more may be compared; once it may not, the question is answered with what was found so far. */
export function mayCompare(cells: number): boolean {
  left -= cells;
  return left > 0;
}

export const isCutShort = (): boolean => left <= 0;
