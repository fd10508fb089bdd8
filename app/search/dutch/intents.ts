import { findColour } from "./colours.ts";
import { goodsIntentLines } from "./goods-intents.ts";
import { intentLines as wishLines } from "./intent-list.ts";
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
  /** names things that do not grow */
  goods?: boolean;
  /** what helps too, from nearest to farthest; shown behind when there is little */
  near?: FacetCondition[][];
}

export const intentLines = wishLines + goodsIntentLines;

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

export function readIntents(lines: string, intents: Intents = new Map(), goods = false): Intents {
  for (const line of lines.split("\n")) {
    const at = line.indexOf(": ");
    if (at < 0) continue;
    const [asked = "", ...behind] = line.slice(at + 2).split("~");
    const alternatives = asked.split(";").map((part) => part.split("&").map(readCondition));
    const near = behind.map((part) => part.split("&").map(readCondition));
    for (const phrase of line.slice(0, at).split(",")) {
      const words = tokenize(phrase).map((token) => token.text);
      const key = phrase.trim().startsWith("!") ? wholeKey(words) : intentKey(words);
      const known = intents.get(key);
      if (known) {
        known.alternatives.push(...alternatives.filter((one) => !sameIn(known.alternatives, one)));
        known.near = [...(known.near ?? []), ...near];
        if (goods) known.goods = true;
      } else
        intents.set(key, {
          alternatives: [...alternatives],
          ...(near.length > 0 && { near }),
          ...(goods && { goods }),
        });
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
  Blauw: ["Paars"],
  Paars: ["Blauw"],
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
  return heavy.length === 2 && words.length === 2 && !heavy.some((word) => negations.has(word))
    ? intentKey(heavy.toReversed())
    : undefined;
}

/** What the words between two places in the question ask for, if it is a facet. */
export function findIntent(given: string[]): Intent | undefined {
  dutch ??= readIntents(goodsIntentLines, readIntents(wishLines), true);
  const place = placeIntent(given);
  if (place) return place;
  const words = given.map(plainWord);
  const starts = !(stopwords.has(words[0]!) && words.length > 1);
  const found = dutch.get(wholeKey(words)) ?? (starts ? dutch.get(intentKey(words)) : undefined);
  if (found) return found;
  const other = starts && !stopwords.has(words.at(-1)!) ? turned(words) : undefined;
  if (other && dutch.has(other)) return dutch.get(other);
  return colouredIntent(words) ?? colourIntent(words) ?? superlative(words);
}

const shelter =
  /^(boom|bomen|boompje|struik|struiken|heester|heesters|haag|heg|conifeer|coniferen|dennen|eik|eiken|beuk|beuken|berk|berken)$/;
const large = /^(grote|hoge|oude|dichte|volwassen|dikke|brede|mijn|onze|een|de|het|die)$/;

/** "onder een grote boom" is a place in the shade, "tegen de zuidmuur" one for climbers in the sun. */
function placeIntent(words: string[]): Intent | undefined {
  if (words[0] === "onder" && words.length > 1 && shelter.test(words.at(-1)!)) {
    return words.slice(1, -1).every((word) => large.test(word)) ? dutch?.get(intentKey(["schaduw"])) : undefined;
  }
  const side = words.length === 1 ? sides.exec(words[0]!) : undefined;
  const place =
    side && /muur|gevel|wand|schutting/.test(side[3]!) ? dutch?.get(intentKey([`${side[1]}en`])) : undefined;
  if (!place) return undefined;
  const climbing = place.alternatives.map((one) => [{ facet: "groep", values: ["klimplanten"] }, ...one]);
  return { alternatives: [...climbing, ...place.alternatives] };
}

const leafWords = /^(blad|bladeren|bladkleur|gekleurd|bladplant|bladplanten|bladig|bladige)$/;
const flowerWords = /^(bloem|bloemen|bloei|bloeiend|bloeiende|bloeit|bloesem|bloemetjes|bloemkleur|bloeier|bloeiers)$/;

/** "rode bladeren" speaks of the leaf, "gele bloemen" and "witbloeiend" of the flower. */
function colouredIntent(words: string[]): Intent | undefined {
  const heavy = words.filter((word) => !stopwords.has(word));
  const joined =
    heavy.length === 1 ? /^(.{3,}?)e?(blad|bladig|bladige|bloeiend|bloeiende)$/.exec(heavy[0]!) : undefined;
  const [first = "", second = ""] = joined ? joined.slice(1) : heavy;
  if (!joined && heavy.length !== 2) return undefined;
  const colour = findColour(first) ?? findColour(second);
  const part = findColour(first) ? second : first;
  const facet = leafWords.test(part) ? "bladkleur" : flowerWords.test(part) ? "bloemkleur" : undefined;
  return colour && facet ? { alternatives: [[{ facet, values: [colour] }]] } : undefined;
}

const steps = /^(snel|hoog|laag|klein|groot|makkelijk|gemakkelijk|sterk|smal|langzaam|traag|zonnig|donker)ste?$/;

/** "het snelst", "de hoogste": the most of it is still it. */
function superlative(words: string[]): Intent | undefined {
  const base = words.length === 1 ? steps.exec(words[0]!)?.[1] : undefined;
  return base ? dutch?.get(intentKey([base])) : undefined;
}

function colourIntent(words: string[]): Intent | undefined {
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

let phrases: [text: string, intent: Intent][] | undefined;

/** What an unfinished phrase at the end of a question will be, when there is little doubt: "kamerpl", "vaste pl". */
export function findIntentBegun(words: string[]): Intent | undefined {
  dutch ??= readIntents(goodsIntentLines, readIntents(wishLines), true);
  phrases ??= intentLines.split("\n").flatMap((line) =>
    line
      .slice(0, Math.max(0, line.indexOf(": ")))
      .split(",")
      .map((phrase) => tokenize(phrase).map((token) => token.text))
      .filter((list) => list.length > 0)
      .map((list): [string, Intent] => [list.join(" "), dutch!.get(intentKey(list)) ?? { alternatives: [] }]),
  );
  const begun = words.join(" ");
  if (begun.length < 5) return undefined;
  let nearest: [text: string, intent: Intent] | undefined;
  for (const one of phrases) {
    if (!one[0].startsWith(begun) || !/^\S/.test(one[0].slice(begun.length))) continue;
    // Plants and departments before single goods, then what is nearest to complete.
    const rank = (text: string, { goods }: Intent): number => (goods ? 1000 : 0) + text.length;
    if (!nearest || rank(...one) < rank(...nearest)) nearest = one;
  }
  return nearest && nearest[1].alternatives.length > 0 ? nearest[1] : undefined;
}

/** Every single word, by its key, that means a facet; for engines that only know words. */
export function wordIntents(): [key: string, intent: Intent][] {
  dutch ??= readIntents(goodsIntentLines, readIntents(wishLines), true);
  return [...dutch].filter(([key]) => !key.includes(" ") && !key.startsWith("!"));
}
