import { type Bits, makeBits, setBit } from "./bits.ts";
import { type Edge, nodeOf } from "./edges.ts";
import type { Question } from "./question.ts";
import type { Segment } from "./segment.ts";
import { flag } from "./vocabulary.ts";

export type Scores = Uint16Array | Uint32Array;

/** The answer of one segment to the words of a question, before any filter. */
export interface Match {
  question: Question;
  edges: Edge[];
  /** best score on the way to each node; 0 is not reached, 1 is reached without merit */
  ways: Map<number, Scores>;
  scores: Scores;
  matched: Bits;
  count: number;
  top: number;
  /** words may have been passed over, and each word met counts by itself */
  partial: boolean;
}

/** All words must be met: the best path through the readings, per document, as running sums. */
export const matchAll = (segment: Segment, question: Question, edges: Edge[]): Match =>
  walk(segment, question, edges, false);

/** More than all qualities of ten words together, so that words met always come before how well. */
export const TIER = 3000;

/** A word passed over costs two tiers; the word that names the thing costs more than two others. */
function bonusOf({ weight, noun }: Edge): number {
  if (weight < 0.3) return 0;
  return Math.round(TIER * (noun ? 5 * Math.min(1, weight) + 2 * Math.max(0, weight - 1) : 2 * weight));
}

/** As many words as possible: any word may be passed over, at a price. */
export function matchMost(segment: Segment, question: Question, strict: Edge[], loose: Edge[]): Match {
  // Words that make one word together ("vlinder struik") are not also two separate wishes.
  const joined = strict.filter((edge) => edge.reading.kind === "joined" && edge.top >= 140 && isOneWord(segment, edge));
  const within = (edge: Edge): boolean =>
    joined.some(
      (whole) => edge.from >= whole.from && edge.to <= whole.to && edge.to - edge.from < whole.to - whole.from,
    );
  const edges = [...strict, ...loose].filter((edge) => !within(edge));
  for (const edge of edges.filter((one) => one.from % 8 !== 0 || one.to % 8 !== 0)) {
    if (!edge.noun) edges.push({ ...skipEdge(edge.from, edge.to), reading: edge.reading });
  }
  for (let at = 0; at < question.tokens.length; at++) edges.push(skipEdge(nodeOf(at), nodeOf(at + 1), at));
  return walk(segment, question, edges, true);
}

/** A term that is a word of its own, not two words of a name side by side. */
const isOneWord = (segment: Segment, edge: Edge): boolean =>
  edge.answers.some(({ groups }) =>
    groups[0]?.some((run) => run.kind !== "beginning" && (segment.vocabulary.flags[run.from]! & flag.joined) === 0),
  );

const skipEdge = (from: number, to: number, at = 0): Edge => ({
  reading: { kind: "skip", from: at, to: at + 1 },
  from,
  to,
  weight: 0,
  answers: [],
  top: 0,
  noun: false,
});

/** Keeps what scores more than `least`. */
export function keepAbove(segment: Segment, match: Match, least: number): Match {
  const matched = makeBits(segment.size);
  const scores = match.scores.slice();
  let count = 0;
  for (let document = 0; document < segment.size; document++) {
    if (scores[document]! > least) {
      setBit(matched, document);
      count++;
    } else scores[document] = 0;
  }
  return { ...match, matched, count, scores };
}

function walk(segment: Segment, question: Question, edges: Edge[], partial: boolean): Match {
  const fresh = (): Scores => (partial ? new Uint32Array(segment.size) : new Uint16Array(segment.size));
  const ways = new Map<number, Scores>();
  ways.set(0, fresh().fill(1));
  const ordered = [...edges].sort((a, b) => a.from - b.from);
  for (const edge of ordered) {
    const before = ways.get(edge.from);
    if (!before) continue;
    let after = ways.get(edge.to);
    if (!after) {
      after = fresh();
      ways.set(edge.to, after);
    }
    step(before, after, edge, partial);
  }
  const scores = ways.get(nodeOf(question.tokens.length)) ?? fresh();
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
  return { question, edges: ordered, ways, scores, matched, count, top, partial };
}

/** What an edge adds to a document; also used to walk back and explain. */
export const gainOf = (edge: Edge, document: number, partial: boolean): number =>
  edge.scores ? ((edge.scores[document]! * edge.weight + 0.5) | 0) + (partial ? bonusOf(edge) : 0) : 0;

function step(before: Scores, after: Scores, edge: Edge, partial: boolean): void {
  const { scores, weight } = edge;
  if (!scores) {
    for (let i = 0; i < after.length; i++) if (before[i]! > after[i]!) after[i] = before[i]!;
    return;
  }
  const bonus = partial ? bonusOf(edge) : 0;
  for (let i = 0; i < after.length; i++) {
    const score = scores[i]!;
    if (score === 0 || before[i] === 0) continue;
    const way = before[i]! + ((score * weight + 0.5) | 0) + bonus;
    if (way > after[i]!) after[i] = way;
  }
}
