import type { Decompounder } from "../dutch/decompound.ts";
import type { Intent } from "../dutch/intents/intent-book.ts";
import { wordIntents } from "../dutch/intents/intents.ts";
import { stemKey } from "../dutch/stem.ts";
import { spreadNegation } from "../dutch/negation.ts";
import { genericWords, negations, stopwords } from "../dutch/stopwords.ts";
import { dutchSynonyms, type Synonyms } from "../dutch/synonyms.ts";
import { tokenize } from "../dutch/tokenize.ts";
import { readDocument } from "../engine/index/document-words.ts";
import { strongQuality } from "../engine/index/fields.ts";
import type { SearchDocument } from "../search-document.ts";

/** A document as a hosted service keeps it: the words already read as Dutch, the facets flat. */
export type ServiceRecord = {
  id: string;
  /** what the thing is, in every form it may be asked for */
  search_terms: string[];
  /** what is only said of it */
  search_text: string[];
  popularity: number;
  available: number;
  added: number;
  price: number;
  /** the document itself, given back whole with a hit */
  source: string;
  [facetOrNumber: `f_${string}` | `n_${string}`]: string[] | number[];
};

/** Our keys mark colours with a star; a service would read that as a sign of its own language. */
const plainKey = (key: string): string => key.replaceAll("*", "kleur");
const keyOf = (word: string): string => plainKey(stemKey(word));

export function toRecord(
  document: SearchDocument,
  decompounder: Decompounder,
  synonyms = dutchSynonyms(),
): ServiceRecord {
  const strong = new Set<string>();
  const weak = new Set<string>();
  readDocument(document, decompounder, (text, worth) => (worth >= strongQuality ? strong : weak).add(keyOf(text)));
  for (const token of tokenize(`${document.name} ${document.latin ?? ""}`)) strong.add(token.text);
  for (const key of namesFor(strong, synonyms)) strong.add(plainKey(key));
  for (const [key, intent] of wordIntents()) if (holds(intent, document)) strong.add(plainKey(key));
  return {
    id: document.id,
    search_terms: [...strong].filter(Boolean),
    search_text: [...weak].filter((key) => key && !strong.has(key)),
    popularity: document.popularity,
    available: document.availableNow ? 1 : 0,
    added: document.added ?? 0,
    price: document.numbers.prijs?.[0] ?? 0,
    source: JSON.stringify(document),
    ...Object.fromEntries(Object.entries(document.facets).map(([name, values]) => [`f_${name}`, values])),
    ...Object.fromEntries(Object.entries(document.numbers).map(([name, values]) => [`n_${name}`, values])),
  };
}

type Name = { key: string; targets: string[][] };
const named = new WeakMap<Synonyms, Name[]>();

/** Synonyms of one word with the keys of what they stand for: reduced once for a whole range. */
function namesIn(synonyms: Synonyms): Name[] {
  const known = named.get(synonyms);
  if (known) return known;
  const names = [...synonyms]
    .filter(([key]) => !key.includes(" "))
    .map(([key, targets]) => ({ key, targets: targets.map(({ words }) => words.map(keyOf)) }));
  named.set(synonyms, names);
  return names;
}

/** The other names of what a document is: the service needs no list of its own. */
const namesFor = (keys: ReadonlySet<string>, synonyms: Synonyms): string[] =>
  namesIn(synonyms)
    .filter(({ targets }) => targets.some((words) => words.every((word) => keys.has(word))))
    .map(({ key }) => key);

/** Whether the facets of a document say what a word asks for, in its first meaning. */
const holds = ({ alternatives }: Intent, document: SearchDocument): boolean =>
  (alternatives[0] ?? []).every(({ facet, values }) => {
    const own = document.facets[facet] ?? [];
    return values[0] === "*" ? own.length > 0 : values.some((value) => own.includes(value));
  });

/** The words of a query in the same form; a word nobody knows stays as typed, for the service to guess at. */
export function toTerms(query: string, known: (key: string) => boolean): string {
  const tokens = spreadNegation(tokenize(query), query).slice(0, 10);
  const terms: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { text } = tokens[at]!;
    if (negations.has(text)) at++;
    else if (!stopwords.has(text) && (!genericWords.has(text) || tokens.length === 1))
      terms.push(known(keyOf(text)) ? keyOf(text) : text);
  }
  return terms.length > 0 ? terms.join(" ") : tokens.map(({ text }) => text).join(" ");
}
