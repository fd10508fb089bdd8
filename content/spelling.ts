/**
 * The words of our prose, for the spelling test. content/woordenlijst.txt holds every word we use that a Dutch
 * dictionary knows, with the plant names and trade words that were read and found right; a word that is not in it
 * fails the test. A new word that is right: add it with `node scripts/spelling.mjs --keep`, which asks hunspell when
 * it is installed and shows what even that does not know.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(/\]\([^)]*\)/g, "] ")
      .replace(/\{\{[^}]*\}\}|\[\[[^\]]*\]\]|<[^>]*>/g, " ")
      .replace(/\S+@\S+|https?:\S+|\/[a-z0-9-]+(?:\/[a-z0-9-]+)*/g, " ")
      .replaceAll("’", "'")
      .match(/\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*/gu)
      ?.map((word) => word.toLowerCase()) ?? []
  );
}

/** The values of front matter a reader sees: everything but slugs and lists of slugs. */
export function shownFront(front: Record<string, unknown>): string {
  const hidden = new Set(["categories", "products", "related", "topic", "months", "updated", "howto", "drawings", "slug", "article", "category", "to", "sources"]);
  const texts = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : Array.isArray(value)
        ? value.flatMap(texts)
        : typeof value === "object" && value !== null
          ? Object.entries(value).flatMap(([key, one]) => (hidden.has(key) ? [] : texts(one)))
          : [];
  return texts(front).join("\n");
}

const LEAST = 4;

/** Dutch writes compounds as one word: a word is known when it is in the list, or two known words make it up. */
export function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word) || word.length < 2) return true;
  if (word.includes("-")) return word.split("-").every((part) => isKnown(part, known));
  for (let at = LEAST; at <= word.length - LEAST; at++) {
    if (!known.has(word.slice(at))) continue;
    const first = word.slice(0, at);
    if (known.has(first) || (first.length > LEAST && first.endsWith("s") && known.has(first.slice(0, -1)))) return true;
  }
  return false;
}
