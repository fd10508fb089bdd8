import { colourWords } from "../../dutch/colours.ts";
import { findAbsent, findIntent, intentLines } from "../../dutch/intents/intents.ts";
import { phoneticKey } from "../../dutch/phonetic.ts";
import { stemKey } from "../../dutch/stem.ts";
import { genericWords, stopwords } from "../../dutch/stopwords.ts";
import { phraseKey, type Synonyms, synonymLines } from "../../dutch/synonyms.ts";
import { tokenize } from "../../dutch/tokenize.ts";
import { nearWords, sameWord } from "./lookup.ts";
import type { Segment } from "../index/segment.ts";
import { buildTrie, nearTerms, type Trie, typosAllowed } from "../index/trie.ts";
import { prefixRange } from "../index/vocabulary.ts";

interface Language {
  words: string[];
  trie: Trie;
  bySound: Map<string, string>;
}

let language: Language | undefined;

/** The words shoppers use for wishes and plants, apart from what the catalogue happens to say. */
function garden(): Language {
  if (language) return language;
  const phrases = intentLines.split("\n").map((line) => line.slice(0, Math.max(0, line.indexOf(": "))));
  const all = new Set([...tokenize(phrases.join(" , ")), ...tokenize(synonymLines)].map((token) => token.text));
  for (const word of colourWords) all.add(word);
  const words = [...all].filter((word) => word.length >= 4 && !/\d/.test(word) && !stopwords.has(word)).sort();
  language = {
    words,
    trie: buildTrie(
      words,
      words.map((_, at) => at),
    ),
    bySound: new Map(words.map((word) => [phoneticKey(word), word])),
  };
  return language;
}

/** The right spelling of a word that neither the catalogue nor the language knows, if the language has one nearest. */
export function respell(segments: Segment[], synonyms: Synonyms, word: string, last: boolean): string | undefined {
  if (word.length < 5 || /\d/.test(word) || stopwords.has(word) || genericWords.has(word)) return undefined;
  if (findIntent([word]) || findAbsent([word]) || synonyms.has(phraseKey([word]))) return undefined;
  for (const { vocabulary, decompounder } of segments) {
    if (sameWord(vocabulary, word).length > 0 || decompounder.words.has(stemKey(word))) return undefined;
    const parts = decompounder.split(word);
    if (parts.length > 0 && parts.every((part) => decompounder.words.has(part.key))) return undefined;
    const [from, to] = prefixRange(vocabulary, word);
    if (last && from < to) return undefined;
  }
  const { words, trie, bySound } = garden();
  if (words.includes(word)) return undefined;
  if (last && words.some((known) => known.startsWith(word))) return undefined;
  const sound = phoneticKey(word);
  const alike = bySound.get(sound);
  if (alike !== undefined) return alike;
  if (segments.some(({ vocabulary }) => vocabulary.bySound.has(sound))) return undefined;
  const near = nearTerms(trie, word, typosAllowed(word)).filter(
    ({ term, distance }) => words[term]![0] === word[0] || (word.length >= 6 && distance === 1),
  );
  const best = near[0];
  if (!best || best.distance === 0) return undefined;
  const inCatalogue = Math.min(
    ...segments.map((segment) => nearWords(segment.vocabulary, word, false)[0]?.distance ?? 9),
  );
  return inCatalogue < best.distance ? undefined : words[best.term];
}
