/** How many letters must change to make one word of another; gives up beyond `most`. */
export function distance(a: string, b: string, most = 3): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The word somebody probably meant: a few letters off, or the only one that begins with what was typed. */
export function nearest<T>(word: string, list: T[], nameOf: (one: T) => string): T | undefined {
  const typed = word.toLowerCase();
  const most = Math.max(1, Math.min(3, Math.floor(typed.length / 4)));
  let best: T | undefined;
  let least = most + 1;
  for (const one of list) {
    const far = distance(typed, nameOf(one), most);
    if (far < least) [best, least] = [one, far];
  }
  if (best || typed.length < 4) return best;
  return list
    .filter((one) => nameOf(one).startsWith(typed) || typed.startsWith(`${nameOf(one)}-`))
    .sort((a, b) => nameOf(a).length - nameOf(b).length)[0];
}
