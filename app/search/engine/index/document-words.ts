import type { Decompounder } from "../../dutch/decompound.ts";
import { stemKey } from "../../dutch/stem.ts";
import { stopwords } from "../../dutch/stopwords.ts";
import { type Token, tokenize } from "../../dutch/tokenize.ts";
import type { SearchDocument } from "../../search-document.ts";
import { misleadingQuality, quality, silentFacets, useFacets, useQuality } from "./fields.ts";
import { flag } from "./vocabulary.ts";

/** Takes one word of a document: text, worth, flags, and the number of the field it stands in. */
export type TakeWord = (text: string, worth: number, flags: number, field: number) => void;

const { strong, literal, joined } = flag;

interface Worth {
  whole: number;
  word: number;
  head: number;
  modifier: number;
}

const soort: Worth = {
  whole: quality.soortWhole,
  word: quality.soortWord,
  head: quality.soortHead,
  modifier: quality.modifier,
};
const name: Worth = {
  whole: quality.nameWhole,
  word: quality.nameWord,
  head: quality.nameHead,
  modifier: quality.modifier,
};
/** Words beside the kind in a name ("Hortensia blauwmaker", "Gelderse roos"): the soort says what it is. */
const beside: Worth = { ...name, word: quality.besideWord, head: quality.besideHead };
const synonym: Worth = {
  whole: quality.nameWhole,
  word: quality.synonymWord,
  head: quality.nameHead,
  modifier: quality.modifier,
};
const category: Worth = {
  whole: quality.categoryWhole,
  word: quality.categoryWord,
  head: quality.categoryHead,
  modifier: quality.categoryModifier,
};
/** "Rododendron & azalea": the category of both says little of one. */
const mixed: Worth = {
  whole: quality.mixedCategory,
  word: quality.mixedCategory,
  head: quality.mixedCategory,
  modifier: quality.mixedCategory,
};
const facet: Worth = {
  whole: quality.facetValue,
  word: quality.facetValue,
  head: quality.keywordHead,
  modifier: quality.factModifier,
};
const use: Worth = { whole: useQuality, word: useQuality, head: useQuality - 10, modifier: quality.factModifier };
const keyword: Worth = {
  whole: quality.keyword,
  word: quality.keyword,
  head: quality.keywordHead,
  modifier: quality.factModifier,
};

/** Gives out all words of a document with what they are worth. */
export function readDocument(document: SearchDocument, decompounder: Decompounder, take: TakeWord): void {
  if (document.soort) readPhrase(document.soort, soort, 0, decompounder, take);
  readName(document.name, document.soort, decompounder, take);
  if (document.latin) readLatin(document.latin, take);
  for (const text of document.synonyms ?? []) readPhrase(text, synonym, 3, decompounder, take);
  for (const title of document.categories ?? []) {
    // "Viburnum (sneeuwbal)" is one thing with two names.
    for (const text of title.split(/[()]/).filter((part) => part.trim()))
      readPhrase(text, /[&,]| en /.test(text) ? mixed : category, 4, decompounder, take);
  }
  for (const [facetName, values] of Object.entries(document.facets)) {
    if (silentFacets.has(facetName)) continue;
    for (const value of values) readPhrase(value, useFacets.has(facetName) ? use : facet, 5, decompounder, take);
  }
  for (const text of document.keywords ?? []) readPhrase(text, keyword, 6, decompounder, take);
  for (const code of document.codes ?? []) take(code.toLowerCase().replace(/[^a-z0-9]/g, ""), quality.code, literal, 7);
  for (const token of document.description ? tokenize(document.description) : []) {
    if (!stopwords.has(token.text)) take(token.text, quality.description, token.literal ? literal : 0, 8);
  }
}

/** The same titles and facet values return in thousands of documents: their words are worked out once per decompounder. */
const phrases = new WeakMap<Decompounder, Map<Worth, Map<string, [text: string, worth: number, flags: number][]>>>();

function readPhrase(text: string, worth: Worth, field: number, decompounder: Decompounder, take: TakeWord): void {
  let ofDecompounder = phrases.get(decompounder);
  if (!ofDecompounder) phrases.set(decompounder, (ofDecompounder = new Map()));
  let ofWorth = ofDecompounder.get(worth);
  if (!ofWorth) ofDecompounder.set(worth, (ofWorth = new Map()));
  let words = ofWorth.get(text);
  if (!words) {
    const found: [string, number, number][] = [];
    analysePhrase(text, worth, decompounder, (word, own, flags) => found.push([word, own, flags]));
    words = found;
    if (ofWorth.size < 20_000) ofWorth.set(text, words);
  }
  for (const [word, own, flags] of words) take(word, own, flags, field);
}

function analysePhrase(text: string, worth: Worth, decompounder: Decompounder, take: TakeWord): void {
  const tokens = tokenize(text).filter((token) => !stopwords.has(token.text));
  for (const token of tokens)
    readWord(token, tokens.length === 1 ? worth.whole : worth.word, worth, 0, decompounder, take);
  if (tokens.length > 1 && tokens.length < 6) take(join(tokens), worth.whole, strong | joined, 0);
}

function readWord(
  token: Token,
  own: number,
  worth: Worth,
  field: number,
  decompounder: Decompounder,
  take: TakeWord,
): void {
  if (token.dangling) {
    take(token.text, worth.modifier, strong, field);
    return;
  }
  take(token.text, token.literal ? quality.cultivar : own, token.literal ? strong | literal : strong, field);
  if (token.literal) return;
  const parts = decompounder.split(token.text);
  for (const part of parts) {
    const partWorth = part.misleads ? misleadingQuality : part.head ? worth.head : worth.modifier;
    take(part.text, partWorth, part.text.length > 3 ? strong : 0, field);
    // "tuinslangset" is a set of a tuinslang, and that is a slang.
    for (const inner of part.misleads ? [] : decompounder.split(part.text))
      take(inner.text, inner.misleads ? misleadingQuality : inner.head ? partWorth - 8 : worth.modifier - 8, 0, field);
  }
}

function readName(text: string, kind: string | undefined, decompounder: Decompounder, take: TakeWord): void {
  const tokens = tokenize(text);
  const plain = tokens.filter(
    (token) =>
      !token.literal && !/^(\d.*|st|cm|mm|m|m2|m3|kg|g|l|ml|stuks)$/.test(token.text) && !stopwords.has(token.text),
  );
  const quoted = tokens.filter((token) => token.literal);
  const kinds = new Set(tokenize(kind ?? "").map((token) => stemKey(token.text)));
  for (const token of tokens) {
    if (stopwords.has(token.text) && !token.literal) continue;
    const worth = kinds.size === 0 || plain.length === 1 || kinds.has(stemKey(token.text)) ? name : beside;
    readWord(token, plain.length === 1 && quoted.length === 0 ? worth.whole : worth.word, worth, 1, decompounder, take);
  }
  for (let i = 0; i + 1 < tokens.length; i++) {
    const [one, other] = [tokens[i]!, tokens[i + 1]!];
    if (one.literal || other.literal || stopwords.has(one.text) || stopwords.has(other.text)) continue;
    take(one.text + other.text, quality.namePair, strong | joined, 1);
  }
  if (plain.length > 2 && plain.length < 5) take(join(plain), name.whole, strong | joined, 1);
  if (quoted.length > 1 && quoted.length < 5) take(join(quoted), quality.cultivarWhole, strong | literal | joined, 1);
}

/** Latin is not Dutch: only the genus may be inflected ("hosta's"), the rest is matched as written. */
function readLatin(text: string, take: TakeWord): void {
  const tokens = tokenize(text);
  const plain = tokens.filter((token) => !token.literal);
  const mix = text.startsWith("Mix");
  for (const [at, token] of tokens.entries()) {
    if (stopwords.has(token.text) || token.text === "mix") continue;
    const worth = mix
      ? quality.modifier
      : token.literal
        ? quality.cultivar
        : at === 0
          ? quality.genus
          : quality.latinWord;
    take(token.text, worth, at === 0 ? strong : strong | literal, 2);
  }
  for (let i = 0; i + 1 < plain.length && !mix; i++)
    take(plain[i]!.text + plain[i + 1]!.text, quality.namePair, strong | literal | joined, 2);
  if (plain.length > 2 && !mix) take(join(plain), quality.nameWhole, strong | literal | joined, 2);
}

const join = (tokens: Token[]): string => tokens.map((token) => token.text).join("");

/** The words a catalogue lends to the splitting of compounds: its nouns, not its cultivars. */
export function* compoundWords(documents: Iterable<SearchDocument>): Iterable<string> {
  for (const document of documents) {
    for (const token of tokenize(`${document.soort ?? ""} `)) yield token.text;
    for (const token of tokenize(document.name)) if (!token.literal) yield token.text;
  }
}
