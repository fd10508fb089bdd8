import { type FacetCondition, findIntent, type Intent } from "../dutch/intents.ts";
import { stemKey } from "../dutch/stem.ts";
import { unitCodes } from "./build-segment.ts";
import { type Bits, andInto, eachBit, makeBits, orInto } from "./bits.ts";
import { factor, intentQuality, kindFacets, kindQuality, strongQuality } from "./fields.ts";
import {
  type Answer,
  beginsWith,
  fillScores,
  isNamed,
  mistyped,
  sameWord,
  soundsLike,
  synonymAnswers,
  type TermRun,
} from "./lookup.ts";
import type { Question, Reading } from "./question.ts";
import type { Segment } from "./segment.ts";

/** A reading worked out for one segment: which documents it fits and how well. */
export interface Edge {
  reading: Reading;
  from: number;
  to: number;
  weight: number;
  /** undefined for words that are passed over */
  scores?: Uint8Array;
  answers: Answer[];
  top: number;
  /** names what is wanted, not how it should be: left out last */
  noun: boolean;
}

/** strict: as asked · lenient: typos everywhere and remarks in descriptions count too */
export type Strictness = "strict" | "lenient";

const NODE = 8;

export const nodeOf = (place: number): number => place * NODE;

export function makeEdges(segment: Segment, question: Question, strictness: Strictness, loose = false): Edge[] {
  const edges: Edge[] = [];
  const named = namedPlaces(segment, question);
  for (const reading of question.readings) {
    const weight = weightOf(question, reading);
    const edge: Edge = {
      reading,
      from: nodeOf(reading.from),
      to: nodeOf(reading.to),
      weight,
      answers: [],
      top: 0,
      noun: isNoun(segment, reading),
    };
    if (reading.kind === "skip") {
      edges.push({ ...edge, weight: 0 });
      continue;
    }
    const scores = new Uint8Array(segment.size);
    edge.scores = scores;
    if (reading.kind === "word") {
      const known = named.has(reading.from);
      edge.answers = wordAnswers(segment, reading.word, reading.literal, reading.last, known, strictness);
      edge.top = fillScores(segment, edge.answers, scores);
      if ((loose && !edge.noun) || (!known && edge.top < 140)) edges.push(...splitEdges(segment, reading, weight));
    } else if (reading.kind === "joined") {
      const runs = sameWord(segment.vocabulary, reading.word);
      if (runs.length === 0 && reading.last) runs.push(...beginsWith(segment.vocabulary, reading.word));
      edge.answers = runs.length > 0 ? [{ groups: [runs], factor: factor.joined }] : [];
      edge.top = fillScores(segment, edge.answers, scores);
    } else if (reading.kind === "synonym") {
      edge.answers = reading.targets.flatMap((target) => synonymAnswers(segment, target));
      edge.top = fillScores(segment, edge.answers, scores);
    } else if (reading.kind === "intent") {
      edge.top = fillIntent(segment, reading.intent, scores);
    } else if (reading.kind === "size") {
      edge.top = fillSize(segment, reading.size, scores);
    } else {
      edge.answers = [{ groups: [sameWord(segment.vocabulary, reading.word)], factor: 1 }];
      edge.top = fillNot(segment, edge.answers, scores);
    }
    if (edge.top === 0) continue;
    if (strictness === "strict" && edge.top >= 90) dropWeak(scores);
    edges.push(edge);
  }
  return edges;
}

function isNoun(segment: Segment, reading: Reading): boolean {
  if (reading.kind === "word" || reading.kind === "joined") return segment.kinds.has(stemKey(reading.word));
  if (reading.kind === "synonym")
    return reading.targets.some(({ words }) => words.some((word) => segment.kinds.has(stemKey(word))));
  return (
    reading.kind === "intent" &&
    reading.intent.alternatives.some(([first]) => first?.facet === "groep" || first?.facet === "soort")
  );
}

/** Places whose word is the name of something here: those need no prefix, typo or split. */
function namedPlaces(segment: Segment, question: Question): Set<number> {
  const named = new Set<number>();
  for (const reading of question.readings) {
    if (reading.kind === "word" && isNamed(segment, reading.word, 100)) named.add(reading.from);
  }
  for (const reading of question.readings) {
    if (reading.kind === "intent" || reading.kind === "synonym")
      for (let at = reading.from; at < reading.to; at++) named.add(at);
  }
  return named;
}

function wordAnswers(
  segment: Segment,
  word: string,
  literal: boolean,
  last: boolean,
  known: boolean,
  strictness: Strictness,
): Answer[] {
  const { vocabulary } = segment;
  const runs: TermRun[] = sameWord(vocabulary, word, literal);
  const short = word.length < 4;
  if (last && (!known || short)) runs.push(...beginsWith(vocabulary, word));
  else if (!known && word.length >= 3) runs.push(...beginsWith(vocabulary, word));
  const answers: Answer[] = runs.length > 0 ? [{ groups: [runs], factor: 1 }] : [];
  if (known && strictness === "strict") return answers;
  const found = runs.some((run) => run.kind !== "beginning") || (runs.length > 0 && word.length < 5);
  if (!found || strictness === "lenient") {
    const unsure = [...soundsLike(vocabulary, word), ...mistyped(vocabulary, word, last)];
    if (unsure.length > 0) answers.push({ groups: [unsure], factor: 1 });
  }
  return answers;
}

/** "schaduwhaag" as "schaduw" and "haag": a little path of its own between the two ends of the word. */
function splitEdges(segment: Segment, reading: Reading & { kind: "word" }, weight: number): Edge[] {
  const parts = segment.decompounder.split(reading.word);
  if (parts.length < 2 || !parts.at(-1)!.head) return [];
  const headKnown = segment.kinds.has(parts.at(-1)!.key);
  const edges: Edge[] = [];
  for (const [at, part] of parts.entries()) {
    const scores = new Uint8Array(segment.size);
    const answers: Answer[] = [{ groups: [sameWord(segment.vocabulary, part.text)], factor: factor.split }];
    let top = fillScores(segment, answers, scores);
    if (top >= 90) dropWeak(scores);
    top = Math.max(top, fillPart(segment, part.text, scores));
    const from = nodeOf(reading.from) + at;
    const to = at === parts.length - 1 ? nodeOf(reading.to) : from + 1;
    edges.push({
      reading: { ...reading, word: part.text },
      from,
      to,
      weight: weight / parts.length,
      scores,
      answers,
      top,
      noun: part.head === headKnown && segment.kinds.has(part.key),
    });
  }
  return edges.every((edge) => edge.top > 0) ? edges : [];
}

function fillPart(segment: Segment, text: string, scores: Uint8Array): number {
  const intent = findIntent([text]);
  return intent ? fillIntent(segment, intent, scores) : 0;
}

function weightOf(question: Question, reading: Reading): number {
  if (reading.kind === "size" || reading.kind === "not") return 1;
  let weight = 0;
  for (let at = reading.from; at < reading.to; at++)
    weight += question.roles[at] === "word" ? 1 : question.roles[at] === "generic" ? 0.25 : 0;
  return weight;
}

function dropWeak(scores: Uint8Array): void {
  for (let i = 0; i < scores.length; i++) if (scores[i]! < strongQuality) scores[i] = 0;
}

export function conditionBits(segment: Segment, condition: FacetCondition): Bits {
  const bits = makeBits(segment.size);
  const column = segment.facets.get(condition.facet);
  if (!column) return bits;
  for (const value of condition.values[0] === "*" ? column.values : condition.values) {
    const at = column.place.get(value);
    if (at !== undefined) orInto(bits, column.sets[at]!);
  }
  return bits;
}

function fillIntent(segment: Segment, intent: Intent, scores: Uint8Array): number {
  let top = 0;
  for (const [at, conditions] of intent.alternatives.entries()) {
    const bits = conditionBits(segment, conditions[0]!);
    for (const condition of conditions.slice(1)) andInto(bits, conditionBits(segment, condition));
    const full = kindFacets.has(conditions[0]!.facet) ? kindQuality : intentQuality;
    const worth = at === 0 ? full : full - 36;
    eachBit(bits, (document) => {
      if (worth > scores[document]!) scores[document] = worth;
      top = Math.max(top, worth);
    });
  }
  return top;
}

function fillNot(segment: Segment, answers: Answer[], scores: Uint8Array): number {
  const hit = new Uint8Array(segment.size);
  fillScores(segment, answers, hit);
  for (let document = 0; document < hit.length; document++) scores[document] = hit[document]! >= strongQuality ? 0 : 60;
  return 60;
}

/** Inside the range is best, near it is good, elsewhere a little: a size orders, it does not shut out. */
function fillSize(
  segment: Segment,
  size: { unit: string; min: number; max: number; bound: string; grown: boolean },
  scores: Uint8Array,
): number {
  const { offsets, units, lows, highs } = segment.quantities;
  if (size.unit === "eur") return fillPrice(segment, size, scores);
  const code = unitCodes.findIndex((unit) => unit === size.unit);
  const height =
    size.unit === "cm" && (size.grown || size.bound !== "near") ? segment.numbers.get("eindhoogte_cm") : undefined;
  for (let document = 0; document < segment.size; document++) {
    let best = 20;
    for (let i = offsets[document]!; i < offsets[document + 1]!; i++) {
      if (size.unit !== "" && units[i] !== code) continue;
      best = Math.max(best, nearness(lows[i]!, highs[i]!, size));
    }
    if (height)
      for (let i = height.offsets[document]!; i < height.offsets[document + 1]!; i++)
        best = Math.max(best, nearness(height.values[i]!, height.values[i]!, size) - 4);
    scores[document] = best;
  }
  return 180;
}

function nearness(low: number, high: number, size: { min: number; max: number; bound: string }): number {
  if (size.bound === "most") return high <= size.max * 1.01 ? 170 : low <= size.max ? 120 : 20;
  if (size.bound === "least") return low >= size.min * 0.99 ? 170 : high >= size.min ? 120 : 20;
  if (low === size.min && high === size.max) return 180;
  if (size.min === size.max && low <= size.min && high >= size.max) return 172;
  if (low <= size.max && high >= size.min) return 150;
  const gap = low > size.max ? low / Math.max(1, size.max) : size.min / Math.max(0.001, high);
  return gap < 1.08 ? 140 : gap < 1.16 ? 120 : gap < 1.35 ? 90 : 20;
}

function fillPrice(segment: Segment, size: { min: number; max: number; bound: string }, scores: Uint8Array): number {
  const prices = segment.numbers.get("prijs");
  if (!prices) return 0;
  for (let document = 0; document < segment.size; document++) {
    let fits = false;
    for (let i = prices.offsets[document]!; i < prices.offsets[document + 1]!; i++) {
      const price = prices.values[i]!;
      if (
        size.bound === "most"
          ? price <= size.max
          : size.bound === "least"
            ? price >= size.min
            : price >= size.min * 0.8 && price <= size.max * 1.2
      )
        fits = true;
    }
    scores[document] = fits ? 120 : 0;
  }
  return 120;
}
