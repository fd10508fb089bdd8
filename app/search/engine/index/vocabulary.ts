import { phoneticKey } from "../../dutch/phonetic.ts";
import { stemKey } from "../../dutch/stem.ts";
import { buildTrie, type Trie } from "./trie.ts";

export const flag = {
  /** worth correcting a typo to */ strong: 1,
  /** matched as written only */ literal: 2,
  /** made of several words */ joined: 4,
} as const;

/** All words of a segment in order, with their ways in: written, by form, by sound, by typo. */
export interface Vocabulary {
  terms: string[];
  flags: Uint8Array;
  byForm: Map<string, number[]>;
  bySound: Map<string, number[]>;
  trie: Trie;
}

export function makeVocabulary(terms: string[], flags: Uint8Array): Vocabulary {
  const byForm = new Map<string, number[]>();
  const bySound = new Map<string, number[]>();
  const correctable: number[] = [];
  for (let id = 0; id < terms.length; id++) {
    const term = terms[id]!;
    const bits = flags[id]!;
    if ((bits & flag.literal) === 0) push(byForm, stemKey(term), id);
    if ((bits & flag.strong) !== 0 && (bits & flag.joined) === 0 && !/\d/.test(term) && term.length >= 3) {
      correctable.push(id);
      const sound = phoneticKey(term);
      if (sound) push(bySound, sound, id);
    }
  }
  return { terms, flags, byForm, bySound, trie: buildTrie(terms, correctable) };
}

function push(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}

/** First place where terms[place] >= text. */
function lowerBound(terms: string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (terms[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function findTerm(vocabulary: Vocabulary, text: string): number {
  const at = lowerBound(vocabulary.terms, text);
  return vocabulary.terms[at] === text ? at : -1;
}

/** Whether several words written as one are a Latin name: matched as written only. */
export function isLatin(vocabulary: Vocabulary, text: string): boolean {
  const at = findTerm(vocabulary, text);
  return at >= 0 && (vocabulary.flags[at]! & (flag.literal | flag.joined)) === (flag.literal | flag.joined);
}

/** The terms that begin with the text: one run, because terms are sorted. */
export function prefixRange(vocabulary: Vocabulary, text: string): [number, number] {
  return [lowerBound(vocabulary.terms, text), lowerBound(vocabulary.terms, `${text}\uffff`)];
}
