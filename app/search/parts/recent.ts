const KEY = "gezocht";
const MOST = 6;

/** The last queries, kept on this device alone. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepRecent(query: string): void {
  const text = query.trim().slice(0, 80);
  if (text.length < 2) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...readRecent().filter((one) => one !== text)].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing has no recent searches
  }
}
