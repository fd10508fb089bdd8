import { absentLines } from "./absent-list.ts";
import { goodsIntentLines } from "./goods-intents.ts";
import { bagKey, type Intent, type Intents, intentKey, readIntents, wholeKey } from "./intent-book.ts";
import { intentLines as wishLines } from "./intent-list.ts";
import {
  autumnIntent,
  colouredIntent,
  colourIntent,
  placeIntent,
  safeIntent,
  seasonIntent,
  superlative,
} from "./ruled-intents.ts";
import { problemLines } from "./problem-list.ts";
import { situationLines } from "./situation-list.ts";
import { stopwords } from "../stopwords.ts";
import { tokenize } from "../tokenize.ts";

const plants = wishLines + situationLines;
const goods = goodsIntentLines + problemLines;
export const intentLines = plants + goods;

let dutch: Intents | undefined;
let missing: Intents | undefined;

function book(): Intents {
  dutch ??= readIntents(plants, readIntents(goods, new Map(), true));
  return dutch;
}

function lookUp(intents: Intents, words: string[]): Intent | undefined {
  const whole = intents.get(wholeKey(words));
  if (whole || (stopwords.has(words[0]!) && words.length > 1)) return whole;
  const found = intents.get(intentKey(words));
  if (found || stopwords.has(words.at(-1)!)) return found;
  const bag = words.length > 1 ? bagKey(words) : undefined;
  return bag === undefined ? undefined : intents.get(bag);
}

const single = new Map<string, Intent | null>();

/** What the words between two places in the question ask for, if it is a facet. */
export function findIntent(words: string[]): Intent | undefined {
  if (words.length !== 1) return readIntent(words);
  const known = single.get(words[0]!);
  if (known !== undefined) return known ?? undefined;
  const found = readIntent(words);
  if (single.size > 20_000) single.clear();
  single.set(words[0]!, found ?? null);
  return found;
}

function readIntent(words: string[]): Intent | undefined {
  const intents = book();
  return (
    placeIntent(words, intents) ??
    lookUp(intents, words) ??
    safeIntent(words, intents) ??
    autumnIntent(words) ??
    colouredIntent(words) ??
    colourIntent(words) ??
    seasonIntent(words) ??
    superlative(words, intents)
  );
}

/** Where to look for a plant that nobody sells here. */
export function findAbsent(words: string[]): Intent | undefined {
  missing ??= readIntents(absentLines);
  return lookUp(missing, words);
}

let phrases: [text: string, intent: Intent][] | undefined;

/** What an unfinished phrase at the end of a question will be, when there is little doubt: "kamerpl", "vaste pl". */
export function findIntentBegun(words: string[]): Intent | undefined {
  phrases ??= intentLines.split("\n").flatMap((line) =>
    line
      .slice(0, Math.max(0, line.indexOf(": ")))
      .split(",")
      .map((phrase) => tokenize(phrase).map((token) => token.text))
      .filter((list) => list.length > 0)
      .map((list): [string, Intent] => [list.join(" "), book().get(intentKey(list)) ?? { alternatives: [] }]),
  );
  const begun = words.join(" ");
  if (begun.length < 5) return undefined;
  let nearest: [text: string, intent: Intent] | undefined;
  for (const one of phrases) {
    // Only the last word is finished, no word is added: "horten" is no "hortensia snoeien".
    if (!one[0].startsWith(begun) || !/^\S+$/.test(one[0].slice(begun.length))) continue;
    // Plants and departments before single goods, then what is nearest to complete.
    const rank = (text: string, { goods, alternatives }: Intent): number =>
      (goods && alternatives.every(([first]) => first?.facet !== "groep") ? 1000 : 0) + text.length;
    if (!nearest || rank(...one) < rank(...nearest)) nearest = one;
  }
  return nearest && nearest[1].alternatives.length > 0 ? nearest[1] : undefined;
}

let ofWords: [key: string, intent: Intent][] | undefined;

/** Every single word, by its key, that means a facet; for engines that only know words. */
export function wordIntents(): [key: string, intent: Intent][] {
  missing ??= readIntents(absentLines);
  ofWords ??= [...book(), ...missing].filter(
    ([key]) => !key.includes(" ") && !key.startsWith("!") && !key.startsWith("#"),
  );
  return ofWords;
}
