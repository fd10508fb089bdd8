import type { Bits } from "./bits.ts";
import { makeBits, setBit } from "./bits.ts";
import { type Edge, makeEdges, nodeOf, type Strictness } from "./edges.ts";
import type { Question } from "./question.ts";
import type { Segment } from "./segment.ts";

/** The answer of one segment to the words of a question, before any filter. */
export interface Match {
  question: Question;
  edges: Edge[];
  /** best score on the way to each node; 0 is not reached, 1 is reached without merit */
  ways: Map<number, Uint16Array>;
  scores: Uint16Array;
  matched: Bits;
  count: number;
  top: number;
  perWord: number;
}

/** All words must be met: the best path through the readings, per document, as running sums. */
export function matchAll(segment: Segment, question: Question, strictness: Strictness): Match {
  const edges = makeEdges(segment, question, strictness);
  return walk(segment, question, edges, 0);
}

/** As many words as possible: a word may be passed over, but every word met outweighs any quality. */
export const WORD_MET = 4000;

export function matchMost(segment: Segment, question: Question): Match {
  const edges = makeEdges(segment, question, "lenient");
  for (let at = 0; at < question.tokens.length; at++) {
    const reading = { kind: "skip" as const, from: at, to: at + 1 };
    edges.push({ reading, from: nodeOf(at), to: nodeOf(at + 1), weight: 0, answers: [], top: 0 });
  }
  const match = walk(segment, question, edges, WORD_MET);
  // Only the documents that meet the most words stay.
  const least = Math.floor((match.top - 1) / WORD_MET) * WORD_MET;
  if (least === 0) return { ...match, matched: makeBits(segment.size), count: 0, scores: new Uint16Array(segment.size) };
  return keepFrom(segment, match, least);
}

/** Keeps what scores at least `least`; used when several segments must agree on how many words to meet. */
export function keepFrom(segment: Segment, match: Match, least: number): Match {
  const matched = makeBits(segment.size);
  let count = 0;
  for (let document = 0; document < segment.size; document++) {
    if (match.scores[document]! > least) {
      setBit(matched, document);
      count++;
    } else match.scores[document] = 0;
  }
  return { ...match, matched, count };
}

function walk(segment: Segment, question: Question, edges: Edge[], perWord: number): Match {
  const end = nodeOf(question.tokens.length);
  const ways = new Map<number, Uint16Array>();
  ways.set(0, new Uint16Array(segment.size).fill(1));
  const ordered = [...edges].sort((a, b) => a.from - b.from);
  for (const edge of ordered) {
    const before = ways.get(edge.from);
    if (!before) continue;
    let after = ways.get(edge.to);
    if (!after) {
      after = new Uint16Array(segment.size);
      ways.set(edge.to, after);
    }
    step(before, after, edge, perWord);
  }
  const scores = ways.get(end) ?? new Uint16Array(segment.size);
  const matched = makeBits(segment.size);
  let count = 0;
  let top = 0;
  for (let document = 0; document < segment.size; document++) {
    const score = scores[document]!;
    if (score === 0) continue;
    setBit(matched, document);
    count++;
    if (score > top) top = score;
  }
  return { question, edges: ordered, ways, scores, matched, count, top, perWord };
}

/** What meeting a word is worth by itself, when words may be passed over. */
const bonusOf = (edge: Edge, perWord: number): number => (edge.weight >= 0.3 ? Math.round(perWord * edge.weight) : 0);

/** What an edge adds to a document; also used to walk back and explain. */
export const gainOf = (edge: Edge, document: number, perWord: number): number =>
  edge.scores ? ((edge.scores[document]! * edge.weight + 0.5) | 0) + bonusOf(edge, perWord) : 0;

function step(before: Uint16Array, after: Uint16Array, edge: Edge, perWord: number): void {
  const { scores, weight } = edge;
  if (!scores) {
    for (let i = 0; i < after.length; i++) if (before[i]! > after[i]!) after[i] = before[i]!;
    return;
  }
  const bonus = bonusOf(edge, perWord);
  for (let i = 0; i < after.length; i++) {
    const score = scores[i]!;
    if (score === 0 || before[i] === 0) continue;
    const way = before[i]! + ((score * weight + 0.5) | 0) + bonus;
    if (way > after[i]!) after[i] = way;
  }
}
