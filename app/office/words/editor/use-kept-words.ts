import { useEffect, useMemo, useState } from "react";
import { FIELDS, type Words } from "#outside/words/fields.ts";
import { useInBrowser } from "#ui/loading/in-browser.ts";

/** `base` is what the text was compared with, `sent` whether somebody pressed a button since. */
type Kept = { words: Words; base: Words; sent: boolean };

const isSame = (one: Words, other: Words): boolean =>
  FIELDS.every((field) => (one[field] ?? "") === (other[field] ?? ""));

function readKept(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "") as Kept;
  } catch {
    return undefined;
  }
}

const keep = (key: string, kept: Kept): void => sessionStorage.setItem(key, JSON.stringify(kept));

/**
 * What is typed and not saved is kept in the tab: another page, a reload or a line that fails loses nothing. `isTold`: the
 * server sent back what was typed, and has the last word.
 */
export function useKeptWords(key: string, given: { words: Words; base: Words }, isTold: boolean) {
  const isHere = useInBrowser();
  const [forgotten, setForgotten] = useState("");
  const marker = JSON.stringify(given.words);
  // Read once for what the server shows: what is typed later is in the fields themselves.
  const kept = useMemo(() => {
    const before = isHere && !isTold && forgotten !== marker ? readKept(key) : undefined;
    const now = JSON.parse(marker) as Words;
    if (!before || isSame(before.words, now)) return undefined;
    // Sent, and the text is another than it was: it is saved.
    return before.sent && !isSame(before.base, now) ? undefined : before;
  }, [isHere, isTold, forgotten, marker, key]);
  useEffect(() => {
    if (!isHere || kept) return;
    const refused = isTold ? readKept(key) : undefined;
    if (refused) keep(key, { ...refused, sent: false });
    else if (!isTold) sessionStorage.removeItem(key);
  }, [isHere, isTold, kept, marker, key]);
  const { words, base } = kept ?? given;
  return {
    words,
    base,
    isKept: kept !== undefined,
    // Who was refused saw more since; until they chose, a reload asks again.
    keepTyped: (typed: Words) =>
      keep(key, { words: typed, base: isTold ? (readKept(key)?.base ?? base) : base, sent: false }),
    send: () => {
      const typed = readKept(key);
      if (typed) keep(key, { ...typed, sent: true });
    },
    forget: () => setForgotten(marker),
  };
}
