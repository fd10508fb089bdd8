import type { FacetCondition } from "../../dutch/intents/intent-book.ts";
import { findIntent } from "../../dutch/intents/intents.ts";
import { stemKey } from "../../dutch/stem.ts";
import { genericWords } from "../../dutch/stopwords.ts";
import { tokenize } from "../../dutch/tokenize.ts";
import { countBits } from "./bits.ts";
import { conditionBits } from "./fill.ts";
import { sameWord } from "../query/lookup.ts";
import type { ParsedQuery, Reading } from "../query/parsed-query.ts";
import type { Ranked } from "../rank/rank.ts";
import type { Segment } from "./segment.ts";
import { findTerm } from "./vocabulary.ts";

export interface Shelf {
  conditions: FacetCondition[];
  /** or: the last part of what it is, as in kentiapalm and arecapalm */
  head?: string;
  level: number;
  /** how much it says: on the shelf of many results, and not the shelf of half the shop */
  worth: number;
}

/** What makes two things alike, from most to least. */
const likeness: [facet: string, level: number][] = [
  ["soort", 4],
  ["categorie_lvl1", 1],
  ["groep", 1],
];
const KIN = 3;
/** A shape that many have, such as "Struik", says little. */
const RARE_SHAPE = 0.03;

/** What the words themselves say helps too: a takkenschaar for who asks a takkenzaag. */
export function namedShelves(readings: Reading[]): Shelf[] {
  const near = readings
    .flatMap((reading) => (reading.kind === "intent" ? [reading] : []))
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .flatMap((reading) => reading.intent.near ?? []);
  return near.slice(0, 4).map((conditions, at) => ({ conditions, level: 8 - at, worth: 0 }));
}

/** Other palms for who asks a dwergpalm: the last part of what was asked. */
export function askedShelves(segment: Segment, { tokens, roles }: ParsedQuery): Shelf[] {
  return tokens.flatMap(({ text, literal }, at) => {
    if (literal || roles[at] !== "word" || findIntent([text])) return [];
    const begin = at === tokens.length - 1 ? kindBefore(segment, text) : undefined;
    if (begin) return [{ conditions: [], head: begin, level: KIN + 1, worth: 0 }];
    const parts = segment.decompounder.split(text);
    const head = parts.at(-1);
    if (!head?.head || generic.has(head.key) || !segment.kinds.has(head.key)) return [];
    if (!parts.every(({ key }) => segment.decompounder.words.has(key))) return [];
    return [{ conditions: [], head: head.text, level: KIN, worth: 0 }];
  });
}

/** "hortensiab": an unfinished word may begin with one that is whole. */
function kindBefore(segment: Segment, word: string): string | undefined {
  if (sameWord(segment.vocabulary, word).length > 0) return undefined;
  for (let cut = word.length - 1; cut >= 6; cut--)
    if (segment.kinds.has(stemKey(word.slice(0, cut)))) return word.slice(0, cut);
  return undefined;
}

export function shelvesOf(best: Ranked[]): Shelf[] {
  const shelves = new Map<string, Shelf & { votes: number }>();
  const shapes = best.map(({ segment, document }) => segment.documents[document]!.facets.vorm ?? []);
  // A shape counts when all of the best have it.
  const shared = (shapes[0] ?? []).filter((shape) => shapes.every((list) => list.includes(shape)));
  for (const { segment, document } of best) {
    const { soort } = segment.documents[document]!;
    const head = soort ? headOf(segment, soort) : undefined;
    if (head) shelves.set(`head ${head}`, { conditions: [], head, level: KIN, worth: 0, votes: 0 });
    for (const shape of shared) {
      const conditions = [{ facet: "vorm", values: [shape] }];
      const size = countBits(conditionBits(segment, conditions[0]!));
      if (size < segment.size * RARE_SHAPE)
        shelves.set(`vorm ${shape}`, { conditions, level: KIN, worth: 0, votes: 0 });
    }
    for (const [facet, level] of likeness) {
      for (const value of segment.documents[document]!.facets[facet] ?? []) {
        const key = `${facet} ${value}`;
        const shelf = shelves.get(key) ?? {
          conditions: [{ facet, values: [value] }],
          level,
          worth: 0,
          votes: 0,
        };
        const column = segment.facets.get(facet)!;
        const size = countBits(column.sets[column.place.get(value)!]!);
        shelf.votes++;
        shelf.worth = shelf.votes ** 2 / Math.max(1, size);
        shelves.set(key, shelf);
      }
    }
  }
  return [...shelves.values()].sort((a, b) => b.level - a.level || b.worth - a.worth);
}

/** What so many things are that it says nothing. */
const generic = new Set(
  [
    ...genericWords,
    "boom",
    "struik",
    "gras",
    "kruid",
    "zaad",
    "planter",
    "klokje",
    "bloem",
    "blad",
    "staart",
    "mat",
  ].map(stemKey),
);

function headOf(segment: Segment, soort: string): string | undefined {
  const word = tokenize(soort).at(-1)?.text ?? "";
  const head = segment.decompounder.split(word).at(-1);
  const last = head ? (head.head ? head.text : "") : (kindWithin(segment, word) ?? word);
  return last && !generic.has(stemKey(last)) ? last : undefined;
}

/** "kentiapalm": the first part is no word of ours, the last is a kind. */
function kindWithin(segment: Segment, word: string): string | undefined {
  for (let cut = 3; cut <= word.length - 4; cut++)
    if (segment.kinds.has(stemKey(word.slice(cut))) && findTerm(segment.vocabulary, word.slice(cut)) >= 0)
      return word.slice(cut);
  return undefined;
}
