import type { Intent } from "../../dutch/intents/intent-book.ts";
import { findAbsent, findIntent } from "../../dutch/intents/intents.ts";
import { phraseKey, type Synonyms } from "../../dutch/synonyms.ts";
import { tokenize } from "../../dutch/tokenize.ts";
import { silentFacets } from "../index/fields.ts";
import { isNamed } from "./lookup.ts";
import type { Segment } from "../index/segment.ts";

const read = new WeakMap<Segment, Map<string, Intent>>();

/** Facets that say what a thing is or when it comes; their values are no wishes of their own. */
const untold = new Set([
  "groep",
  "soort",
  "leverbaar",
  "in_categorie",
  "wat",
  "tag",
  "categorie_lvl0",
  "categorie_lvl1",
  "categorie_lvl2",
]);

const keyOf = (text: string): string => phraseKey(tokenize(text).map((token) => token.text));

/** What the facets of the range say of themselves: "vorstbestendig", "stamomtrek 10-12", "langwerkend", "4 personen". */
function toldBy(segment: Segment): Map<string, Intent> {
  const known = read.get(segment);
  if (known) return known;
  const told = new Map<string, Intent>();
  const tell = (text: string, facet: string, value: string): void => {
    const key = keyOf(text);
    if (key && !told.has(key)) told.set(key, { alternatives: [[{ facet, values: [value] }]] });
  };
  for (const [facet, { values }] of segment.facets) {
    if (untold.has(facet)) continue;
    const name = facet.replaceAll("_", " ");
    for (const value of values) {
      if (value === "Ja") tell(name, facet, value);
      else if (silentFacets.has(facet) && value.length < 30) {
        const plain = value.replace(/\(.*\)/, "").replace(/ (cm|mm|m)$/, "");
        for (const said of new Set([value, plain])) {
          tell(`${name} ${said}`, facet, value);
          tell(`${said} ${name}`, facet, value);
          if (/\p{L}{4}/u.test(said) || /^[A-Z]\d/.test(said)) tell(said, facet, value);
        }
      }
    }
  }
  read.set(segment, told);
  return told;
}

/** What words ask for: as the language says, as the facets of the range say, or where to look for what nobody sells here. */
export function intentIn(segments: Segment[], synonyms: Synonyms, words: string[]): Intent | undefined {
  const key = phraseKey(words);
  const known = findIntent(words);
  const told = segments[0] && toldBy(segments[0]).get(key);
  if (
    known &&
    told &&
    words.length === 1 &&
    !known.alternatives.some(([first]) => first?.facet === told.alternatives[0]![0]!.facet)
  )
    return { ...known, alternatives: [...known.alternatives, ...told.alternatives] };
  if (known ?? told) return known ?? told;
  const absent = synonyms.has(key) ? undefined : findAbsent(words);
  return absent && !segments.some((segment) => isNamed(segment, words.join(""), NAMED)) ? absent : undefined;
}

/** From here on a word is the name of something in the range. */
const NAMED = 130;
