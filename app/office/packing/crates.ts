/** 0 is A, 25 is Z, 26 is AA. */
export function letterOf(crate: number): string {
  const last = String.fromCharCode(65 + (crate % 26));
  return crate < 26 ? last : letterOf(Math.floor(crate / 26) - 1) + last;
}

export type Need = { order: string; crate: number; needed: number; collected: number };

/** So many were found: the first crates are filled first. */
export function fillCrates(
  needs: Pick<Need, "order" | "needed">[],
  found: number,
): { order: string; collected: number }[] {
  let left = found;
  return needs.map(({ order, needed }) => {
    const collected = Math.min(needed, left);
    left -= collected;
    return { order, collected };
  });
}
