import { Decompounder } from "../../dutch/decompound.ts";
import { findColour } from "../../dutch/colours.ts";
import { findIntent } from "../../dutch/intents/intents.ts";
import { stemKey } from "../../dutch/stem.ts";
import { stopwords } from "../../dutch/stopwords.ts";
import { tokenize } from "../../dutch/tokenize.ts";
import type { Unit } from "../../dutch/sizes.ts";
import type { SearchDocument } from "../../search-document.ts";
import { allBits } from "./bits.ts";
import { compoundWords, readDocument } from "./document-words.ts";
import { buildFacetColumn, type FacetColumn } from "./facet-column.ts";
import { agreementCap, quality } from "./fields.ts";
import { buildNumberColumn, type NumberColumn } from "./number-column.ts";
import { Scratch } from "../rank/scratch.ts";
import type { QuantityColumn, Segment } from "./segment.ts";
import { buildSizeColumn } from "./size-column.ts";
import { findTerm, flag, makeVocabulary } from "./vocabulary.ts";

export const unitCodes: Unit[] = ["", "cm", "kg", "l", "m2", "st", "w", "mm", "eur"];

/** Most wanted first: what can be had now, then what is asked for most; equal score then needs no sorting. */
export const byRank = (a: SearchDocument, b: SearchDocument): number =>
  Number(b.availableNow) - Number(a.availableNow) || b.popularity - a.popularity || (a.id < b.id ? -1 : 1);

/** A segment of changes leans on the large one beside it: on its splitting of words and on which words are rare. */
export function buildSegment(source: Iterable<SearchDocument>, beside?: Segment): Segment {
  const documents = [...source].sort(byRank);
  const words = beside?.decompounder ?? new Decompounder(compoundWords(documents));
  const isRare = (word: string, count: number): boolean =>
    (beside ? countIn(beside, word) : count) <= rareIn(beside?.size ?? documents.length);
  const { terms, flags, offsets, postedDocuments, postedQualities } = post(documents, words, isRare);
  return {
    size: documents.length,
    documents,
    numberOf: new Map(documents.map((document, at) => [document.id, at])),
    live: allBits(documents.length),
    vocabulary: makeVocabulary(terms, flags),
    decompounder: words,
    offsets,
    postedDocuments,
    postedQualities,
    facets: buildFacets(documents),
    numbers: buildNumbers(documents),
    quantities: buildQuantities(documents),
    sizes: buildSizeColumn(documents),
    scratch: new Scratch(documents.length),
    kinds: kindWords(documents, words),
    orders: new Map(),
  };
}

/** A word few descriptions hold says more than one that many do. */
const rareIn = (size: number): number => Math.max(3, size / 100);

function countIn({ vocabulary, offsets }: Segment, word: string): number {
  const term = findTerm(vocabulary, word);
  return term < 0 ? 0 : offsets[term + 1]! - offsets[term]!;
}

function post(
  documents: SearchDocument[],
  decompounder: Decompounder,
  isRare: (word: string, count: number) => boolean,
) {
  const idOf = new Map<string, number>();
  const texts: string[] = [];
  const flagOf: number[] = [];
  const posted: number[][] = [];
  const best: number[] = [];
  const sum: number[] = [];
  const inField: number[] = [];
  const fieldBest: number[] = [];
  let touched: number[] = [];
  const take = (text: string, worth: number, flags: number, field: number): void => {
    let id = idOf.get(text);
    if (id === undefined) {
      id = texts.length;
      idOf.set(text, id);
      texts.push(text);
      flagOf.push(flag.literal | flag.joined);
      posted.push([]);
      best.push(0);
      sum.push(0);
      inField.push(-1);
      fieldBest.push(0);
    }
    // Literal and joined hold only as long as every occurrence is so; strong as soon as one is.
    flagOf[id] = (flagOf[id]! & flags & (flag.literal | flag.joined)) | ((flagOf[id]! | flags) & flag.strong);
    if (best[id] === 0) touched.push(id);
    if (worth > best[id]!) best[id] = worth;
    if (inField[id] !== field) {
      inField[id] = field;
      fieldBest[id] = worth;
      sum[id]! += worth;
    } else if (worth > fieldBest[id]!) {
      sum[id]! += worth - fieldBest[id]!;
      fieldBest[id] = worth;
    }
  };
  for (let number = 0; number < documents.length; number++) {
    readDocument(documents[number]!, decompounder, take);
    for (const id of touched) {
      const agreement = Math.min(agreementCap, (sum[id]! - best[id]!) >> 3);
      posted[id]!.push(number * 256 + Math.min(255, best[id]! + agreement));
      best[id] = 0;
      sum[id] = 0;
      inField[id] = -1;
    }
    touched = [];
  }
  const order = texts.map((_, id) => id).sort((a, b) => (texts[a]! < texts[b]! ? -1 : 1));
  const total = posted.reduce((count, list) => count + list.length, 0);
  const offsets = new Uint32Array(order.length + 1);
  const postedDocuments = new Uint32Array(total);
  const postedQualities = new Uint8Array(total);
  let at = 0;
  for (const [place, id] of order.entries()) {
    const rare = isRare(texts[id]!, posted[id]!.length);
    for (const packed of posted[id]!) {
      const worth = packed % 256;
      postedDocuments[at] = Math.floor(packed / 256);
      postedQualities[at++] = rare && worth <= quality.description ? quality.rareRemark : worth;
    }
    offsets[place + 1] = at;
  }
  return {
    terms: order.map((id) => texts[id]!),
    flags: Uint8Array.from(order, (id) => flagOf[id]!),
    offsets,
    postedDocuments,
    postedQualities,
  };
}

/** The words that say what a thing is, whole and by their last part, as keys: its soort, and the thing its name names. */
function kindWords(documents: SearchDocument[], decompounder: Decompounder): Set<string> {
  const kinds = new Set<string>();
  const add = (text: string): void => {
    if (stopwords.has(text) || findColour(text)) return;
    kinds.add(stemKey(text));
    for (const part of decompounder.split(text)) if (part.head) kinds.add(part.key);
    // Who asks aardbeien means the aardbeienplant.
    const grown = /^(.{4,})(plant|boom|boompje|struik)$/.exec(text)?.[1];
    if (grown) kinds.add(stemKey(grown));
  };
  for (const soort of new Set(documents.map((document) => document.soort ?? "")))
    for (const { text } of tokenize(soort)) add(text);
  const materials = new Set(
    documents.flatMap(({ facets, keywords }) =>
      [...(facets.materiaal ?? []), ...(facets.houtsoort ?? []), ...(keywords ?? [])].flatMap((text) =>
        tokenize(text).map((token) => stemKey(token.text)),
      ),
    ),
  );
  for (const { name, soort } of documents) {
    const thing = thingIn(name);
    if (
      thing &&
      !materials.has(stemKey(thing)) &&
      !soort?.toLowerCase().startsWith(thing) &&
      !name.toLowerCase().includes(soort?.toLowerCase() ?? "")
    )
      add(thing);
  }
  return kinds;
}

const asides = new Set("van met voor tegen op in zonder uit na per".split(" "));

/** "Prikkabel met ledlampen" is a prikkabel, "Leren tuinhandschoenen" are tuinhandschoenen. */
function thingIn(name: string): string | undefined {
  const words = tokenize(name.split(/[,(]/)[0]!);
  const end = words.findIndex(({ text, literal }) => literal || asides.has(text) || /^\d/.test(text));
  return words
    .slice(0, end < 0 ? undefined : end)
    .findLast(({ text }) => text.length > 3 && (findIntent([text])?.goods ?? true))?.text;
}

function buildFacets(documents: SearchDocument[]): Map<string, FacetColumn> {
  const names = new Set<string>();
  for (const document of documents) for (const name of Object.keys(document.facets)) names.add(name);
  return new Map(
    [...names].sort().map((name) => [name, buildFacetColumn(documents.length, (at) => documents[at]!.facets[name])]),
  );
}

function buildNumbers(documents: SearchDocument[]): Map<string, NumberColumn> {
  const names = new Set<string>();
  for (const document of documents) for (const name of Object.keys(document.numbers)) names.add(name);
  return new Map(
    [...names].sort().map((name) => [name, buildNumberColumn(documents.length, (at) => documents[at]!.numbers[name])]),
  );
}

function buildQuantities(documents: SearchDocument[]): QuantityColumn {
  const offsets = new Uint32Array(documents.length + 1);
  const all = documents.flatMap((document, at) => {
    const list = document.quantities ?? [];
    offsets[at + 1] = offsets[at]! + list.length;
    return list;
  });
  return {
    offsets,
    units: Uint8Array.from(all, (one) => unitCodes.indexOf(one.unit)),
    lows: Float64Array.from(all, (one) => one.min),
    highs: Float64Array.from(all, (one) => one.max),
  };
}
