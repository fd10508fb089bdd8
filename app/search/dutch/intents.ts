import { findColour } from "./colours.ts";
import { intentLines } from "./intent-list.ts";
import { negations, stopwords } from "./stopwords.ts";
import { phraseKey } from "./synonyms.ts";
import { tokenize } from "./tokenize.ts";

export interface FacetCondition {
  facet: string;
  /** "*" is any value */
  values: string[];
}

/** Alternatives, each a list of conditions that must all hold. */
export interface Intent {
  alternatives: FacetCondition[][];
}

export type Intents = Map<string, Intent>;

/** "in de schaduw" is asked as "schaduw" too, so small words are left out of the key unless nothing else is left. */
export function intentKey(words: string[]): string {
  const heavy = words.filter((word) => !stopwords.has(word));
  return phraseKey(heavy.length > 0 ? heavy : words);
}

/** For phrases in which a small word matters: "in pot" is not "pot". Written with a ! in the list. */
const wholeKey = (words: string[]): string => `!${words.join(" ")}`;

function readCondition(text: string): FacetCondition {
  const [facet = "", values = ""] = text.split("=");
  return { facet: facet.trim(), values: values.split("|").map((value) => value.trim()) };
}

export function readIntents(lines: string): Intents {
  const intents: Intents = new Map();
  for (const line of lines.split("\n")) {
    const at = line.indexOf(": ");
    if (at < 0) continue;
    const alternatives = line
      .slice(at + 2)
      .split(";")
      .map((part) => part.split("&").map(readCondition));
    for (const phrase of line.slice(0, at).split(",")) {
      const words = tokenize(phrase).map((token) => token.text);
      const key = phrase.trim().startsWith("!") ? wholeKey(words) : intentKey(words);
      const known = intents.get(key);
      if (known) known.alternatives.push(...alternatives.filter((one) => !sameIn(known.alternatives, one)));
      else intents.set(key, { alternatives: [...alternatives] });
    }
  }
  return intents;
}

const sameIn = (all: FacetCondition[][], one: FacetCondition[]): boolean =>
  all.some((other) => JSON.stringify(other) === JSON.stringify(one));

/** What may be shown when the very colour is not there. */
const nearColours: Record<string, string[]> = {
  Crème: ["Wit", "Geel"],
  Antraciet: ["Grijs", "Zwart"],
  Grijs: ["Antraciet"],
};

let dutch: Intents | undefined;

const gardens = /^(achter|voor|stads|binnen|dak|zij|moeder|familie)?(tuin|tuintje|patio)$/;
const sides =
  /^(noord|oost|zuid|west)(er|en|elijke?)?(muur|gevel|kant|zijde|wand|balkon|tuin|terras|raam|schutting|hoek)$/;

/** Every garden is a garden, and a north wall lies in the north. */
const plainWord = (word: string): string => {
  if (gardens.test(word)) return "tuin";
  const side = sides.exec(word)?.[1];
  return side ? `${side}en` : word;
};

/** "groen blijft" is said for "blijft groen", "laag blijft" for "blijft laag". */
function turned(words: string[]): string | undefined {
  const heavy = words.filter((word) => !stopwords.has(word));
  return heavy.length === 2 && !heavy.some((word) => negations.has(word)) ? intentKey(heavy.toReversed()) : undefined;
}

/** What the words between two places in the question ask for, if it is a facet. */
export function findIntent(given: string[]): Intent | undefined {
  dutch ??= readIntents(intentLines);
  const words = given.map(plainWord);
  const starts = !(stopwords.has(words[0]!) && words.length > 1);
  const found = dutch.get(wholeKey(words)) ?? (starts ? dutch.get(intentKey(words)) : undefined);
  if (found) return found;
  const other = starts && !stopwords.has(words.at(-1)!) ? turned(words) : undefined;
  if (other && dutch.has(other)) return dutch.get(other);
  const colour = words.length === 1 ? findColour(words[0]!) : undefined;
  if (!colour) return undefined;
  const facets = ["bloemkleur", "kleur", "bladkleur"];
  const near = nearColours[colour];
  return {
    alternatives: [
      ...facets.map((facet) => [{ facet, values: [colour] }]),
      ...(near ? facets.map((facet) => [{ facet, values: near }]) : []),
    ],
  };
}

/** Every single word, by its key, that means a facet; for engines that only know words. */
export function wordIntents(): [key: string, intent: Intent][] {
  dutch ??= readIntents(intentLines);
  return [...dutch].filter(([key]) => !key.includes(" ") && !key.startsWith("!"));
}
