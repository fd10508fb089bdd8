import { stemKey } from "../dutch/stem.ts";
import { tokenize } from "../dutch/tokenize.ts";
import type { Highlighted } from "../search-engine.ts";

/** Marks the words of a text that were asked for. The tags are put around them as they are; nothing is HTML. */
export function markText(text: string, query: string, before: string, after: string, most?: number): Highlighted {
  const asked = tokenize(query).map(({ text: word }) => ({ word, key: stemKey(word) }));
  const tokens = tokenize(text);
  const end = most !== undefined && tokens.length > most ? tokens[most - 1]!.end : text.length;
  const met = new Set<string>();
  let value = "";
  let at = 0;
  for (const token of tokens) {
    if (token.end > end) break;
    const key = stemKey(token.text);
    const hit = asked.find((one) => one.key === key || (one.word.length > 2 && token.text.startsWith(one.word)));
    if (!hit) continue;
    met.add(hit.word);
    value += `${text.slice(at, token.start)}${before}${text.slice(token.start, token.end)}${after}`;
    at = token.end;
  }
  value += `${text.slice(at, end)}${end < text.length ? "…" : ""}`;
  const matchLevel = met.size === 0 ? "none" : met.size < asked.length ? "partial" : "full";
  return { value, matchLevel, matchedWords: [...met], fullyHighlighted: false };
}
