/** The known address that looks most like the one asked for, when it is near enough to be a slip. */
export function nearest(
  asked: string,
  known: { slug: string; title: string }[],
): { to: string; title: string } | undefined {
  let best: { slug: string; title: string } | undefined;
  let least = Math.max(2, Math.floor(asked.length / 4)) + 1;
  for (const one of known) {
    const steps = distance(asked, one.slug, least);
    if (steps < least) [best, least] = [one, steps];
  }
  return best && { to: `/${best.slug}`, title: best.title };
}

/** Letters to change, add or leave out; stops counting at `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[b.length] ?? most;
}
