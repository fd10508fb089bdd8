import { gardenWords, madeOfWords, opaqueWords } from "./garden-words.ts";
import { stemKey } from "./stem.ts";

export interface Part {
  text: string;
  key: string;
  start: number;
  /** the last part says what the thing is: a tuinslang is a slang, a slanghaspel is not */
  head: boolean;
  /** names only what the thing is made of or for: a bamboemat is a mat, no bamboe */
  misleads?: boolean;
}

const opaque = new Set(opaqueWords.map(stemKey));
const madeOf = new Set(madeOfWords.map(stemKey));

/** What is longer is no Dutch, and trying every cut of it would hold up others. */
export const LONGEST = 60;

/** Splits Dutch compounds on a list of known words, compared by key so that links and plurals need no rules. */
export class Decompounder {
  readonly words: Map<string, number>;
  #cache = new Map<string, Part[]>();

  constructor(catalogueWords: Iterable<string> = []) {
    this.words = new Map();
    for (const word of gardenWords) this.words.set(stemKey(word), 2);
    for (const word of catalogueWords) {
      if (word.length >= 4 && !/\d/.test(word) && !this.words.has(stemKey(word))) this.words.set(stemKey(word), 1);
    }
  }

  split(word: string): Part[] {
    const known = this.#cache.get(word);
    if (known) return known;
    const parts = word.length < 6 || word.length > LONGEST || /\d/.test(word) ? [] : this.#bestSplit(word, 0, 3);
    const misleading = opaque.has(stemKey(word));
    const fronted = madeOf.has(stemKey(word));
    const result = parts.map((part, at) => {
      const last = at === parts.length - 1;
      return { ...part, head: last && !misleading, ...(((fronted && !last) || misleading) && { misleads: true }) };
    });
    if (this.#cache.size > 50_000) this.#cache.clear();
    this.#cache.set(word, result);
    return result;
  }

  #bestSplit(word: string, offset: number, depth: number): Part[] {
    let best: Part[] = [];
    let bestCost = Number.POSITIVE_INFINITY;
    for (let at = word.length - 2; at >= 2; at--) {
      const right = word.slice(at);
      const rightKey = this.#lookUp(right);
      if (!rightKey) continue;
      const head: Part = { text: right, key: rightKey, start: offset + at, head: true };
      for (const left of leftSides(word.slice(0, at))) {
        const leftKey = this.#lookUp(left);
        const front: Part[] = leftKey
          ? [{ text: left, key: leftKey, start: offset, head: false }]
          : depth > 1 && left.length >= 5
            ? this.#bestSplit(left, offset, depth - 1)
            : [];
        // A known second half with an unknown first one ("boerenhortensia") still says what it is.
        if (front.length === 0 && depth === 3 && left.length >= 3 && right.length >= 5 && left === word.slice(0, at)) {
          const cost = 60 - right.length;
          if (cost < bestCost) {
            bestCost = cost;
            best = [{ text: left, key: stemKey(left), start: offset, head: false }, head];
          }
        }
        if (front.length === 0) continue;
        const cost =
          front.length * 10 +
          Math.abs(word.length / 2 - at) / 4 +
          (left.length < 3 || right.length < 3 ? 15 : 0) -
          (leftKey && left.length >= 8 ? 1 : 0);
        if (cost < bestCost) {
          bestCost = cost;
          best = [...front, head];
        }
      }
    }
    return best;
  }

  #lookUp(text: string): string | undefined {
    if (text.length < 2) return undefined;
    const key = stemKey(text);
    if (this.words.has(key) && (text.length > 2 || key.length === 2)) return key;
    return undefined;
  }
}

/** The first half with and without its linking letter. */
function leftSides(left: string): string[] {
  const sides = [left];
  if (left.length > 3 && left.endsWith("s")) sides.push(left.slice(0, -1));
  if (left.length > 4 && left.endsWith("er")) sides.push(left.slice(0, -2));
  return sides;
}
