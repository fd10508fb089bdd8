/** What somebody looked at stays in their own browser. */
export type Seen = { slug: string; name: string; picture: string | null };

const KEY = "gezien";
const MOST = 9;

export function readSeen(store: Pick<Storage, "getItem">): Seen[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSeen).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepSeen(store: Pick<Storage, "getItem" | "setItem">, seen: Seen): void {
  const kept = [seen, ...readSeen(store).filter(({ slug }) => slug !== seen.slug)].slice(0, MOST);
  try {
    store.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or closed store only means that nothing is remembered.
  }
}

function isSeen(one: unknown): one is Seen {
  const { slug, name, picture } = (one ?? {}) as Partial<Seen>;
  return (
    typeof slug === "string" &&
    /^[\w-]+$/.test(slug) &&
    typeof name === "string" &&
    (picture === null || typeof picture === "string")
  );
}
