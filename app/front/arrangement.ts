export const ARRANGED = ["menu", "front"] as const;
export type Arranged = (typeof ARRANGED)[number];

/** A piece of the menu or of the front page, in the order in which it stands. */
export type Part = { id: string; kind: string; hidden?: boolean };

export const TURNS = ["op", "neer", "verberg", "toon", "weg"] as const;
export type Turn = (typeof TURNS)[number];

/** Puts one thing of a list a place higher or lower. */
export function moved<One>(list: One[], at: number, by: -1 | 1): One[] {
  const [one, other] = [list[at], list[at + by]];
  return one === undefined || other === undefined ? list : list.with(at, other).with(at + by, one);
}

/** The parts after one of them was moved past its neighbour of the same family, hidden, shown or taken away. */
export function turn<P extends Part>(parts: P[], id: string, how: Turn, familyOf: (part: P) => string): P[] {
  const at = parts.findIndex((part) => part.id === id);
  const part = parts[at];
  if (!part) return parts;
  if (how === "weg") return parts.filter((one) => one !== part);
  if (how === "verberg") return parts.with(at, { ...part, hidden: true });
  if (how === "toon") return parts.with(at, { ...part, hidden: false });
  const family = parts.flatMap((one, i) => (familyOf(one) === familyOf(part) ? [i] : []));
  const other = family[family.indexOf(at) + (how === "op" ? -1 : 1)];
  const neighbour = other === undefined ? undefined : parts[other];
  return other === undefined || !neighbour ? parts : parts.with(at, neighbour).with(other, part);
}

/** A name that no part has yet. */
export function freeId(parts: Part[], kind: string): string {
  let number = 1;
  while (parts.some(({ id }) => id === `${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}
