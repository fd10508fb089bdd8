import { choreNames } from "./names/chores.ts";
import { gardenNames } from "./names/garden.ts";
import { goodsNames } from "./names/goods.ts";
import { indoorNames } from "./names/indoors.ts";
import { woodyNames } from "./names/woody.ts";
import { stemKey } from "./stem.ts";
import { tokenize } from "./tokenize.ts";

export interface SynonymTarget {
  words: string[];
  /** how far the target is from the query: 1 is the same thing */
  nearness: number;
}

export const synonymLines = woodyNames + gardenNames + indoorNames + goodsNames + choreNames;

/** From a phrase in keys to the phrases that mean it too. */
export type Synonyms = Map<string, SynonymTarget[]>;

export const phraseKey = (words: string[]): string => words.map(stemKey).join(" ");

const wordsOf = (phrase: string): string[] => tokenize(phrase).map((token) => token.text);

function add(synonyms: Synonyms, from: string, to: string, nearness: number): void {
  const words = wordsOf(to);
  const key = phraseKey(wordsOf(from));
  if (!key || words.length === 0 || key === phraseKey(words)) return;
  const targets = synonyms.get(key);
  const target = { words, nearness };
  if (!targets) synonyms.set(key, [target]);
  else if (!targets.some((other) => phraseKey(other.words) === phraseKey(words))) targets.push(target);
}

/** One line of the list, or of the owner's own: `a = b = c` or `a > b | c`, the nearest first. */
export function addSynonymLine(synonyms: Synonyms, line: string): void {
  if (line.includes(">")) {
    const [from = "", to = ""] = line.split(">");
    for (const [at, one] of to.split("|").entries()) add(synonyms, from, one, 0.8 - Math.min(4, at) * 0.03);
    return;
  }
  const same = line
    .split("=")
    .map((phrase) => phrase.trim())
    .filter(Boolean);
  for (const from of same) for (const to of same) if (from !== to) add(synonyms, from, to, 0.93);
}

export function readSynonyms(lines: string): Synonyms {
  const synonyms: Synonyms = new Map();
  for (const line of lines.split("\n")) if (line.trim()) addSynonymLine(synonyms, line.trim());
  return synonyms;
}

/** What a phrase of which the last word is not finished may be another name for: "japanse an" begins "japanse anemoon". */
export function synonymBegun(synonyms: Synonyms, words: string[]): SynonymTarget[] | undefined {
  const last = words.at(-1)!;
  if (words.length === 1) return undefined;
  const begun = [...words.slice(0, -1).map(stemKey), last].join(" ");
  let nearest: string | undefined;
  for (const key of synonyms.keys())
    if (key.startsWith(begun) && (!nearest || key.length < nearest.length)) nearest = key;
  return nearest === undefined
    ? undefined
    : synonyms.get(nearest)!.map((one) => ({ ...one, nearness: one.nearness * 0.8 }));
}

let dutch: Synonyms | undefined;

/** The list of the house; treat it as read-only and copy it before adding an owner's lines. */
export const dutchSynonyms = (): Synonyms => {
  dutch ??= readSynonyms(synonymLines);
  return dutch;
};
